import type { Chapter } from '../shared/help';

export const en: Chapter[] = [
  {
    title: 'The goal',
    text: [
      'You all make Mars livable: +{temperature_goal} °C, {oxygen_goal}% oxygen, {oceans_goal} oceans. When all are reached, the generation is played to its end and the game is over. The most victory points (VP) win.',
    ],
  },
  {
    title: 'A generation',
    list: true,
    text: [
      'Order: whoever goes first changes with every generation.',
      'Research: see {cards_drawn} new cards, keep any for {card_price} M€ each. Not in the first generation: there you choose from {cards_dealt} cards and {corporations_dealt} corporations.',
      'Actions: up to {actions} per turn, round and round. Who passes is out until the next generation; you can say so before your turn comes.',
      'Production: what is left of your energy becomes heat; then you get M€ for your TR plus your M€ production, and all your other productions.',
    ],
  },
  {
    title: 'What you can do in a turn',
    deeds: ['convert-plants', 'convert-heat'],
    list: true,
    text: [
      'Play a card from your hand: pay its cost and meet its requirement. The card shows what is missing.',
      'Use the action of a blue card in front of you, once per generation.',
      'Take a standard project.',
      'Claim a milestone or fund an award.',
      'Click your plants or your heat to convert them.',
    ],
  },
  {
    title: 'Standard projects',
    deeds: ['project'],
    list: true,
    text: [],
  },
  {
    title: 'Milestones and awards',
    list: true,
    text: [
      'Milestone: {milestone_price_1} M€ for whoever is there first, {milestone_points} VP. Only {goals} can be claimed.',
      'Award: the first to be funded costs {award_price_1} M€, the second {award_price_2}, the third {award_price_3}. At the end the leader gets {first_place} VP and the next one {second_place}, whoever paid; how it is with so many players as you are, the award itself tells.',
    ],
  },
  {
    title: 'Resources and production',
    list: true,
    text: [
      'Steel pays for cards with a building tag ({steel_value} M€ each), titanium for space cards ({titanium_value} M€). Change is not given.',
      'The brown box means production: so much in every generation. Only M€ production may fall below zero, down to {least_production}.',
      'Animals, microbes and the like lie on cards and belong to that card.',
      'A red frame around an icon means any player, you too.',
    ],
  },
  {
    title: 'Terraform rating (TR)',
    text: [
      'Every step of temperature or oxygen and every ocean that you bring raises your TR. TR is income in each generation and VP at the end. You start with {rating}. A parameter at its goal does not rise any more and gives nothing.',
      'Bonuses on the way: {bonuses}',
    ],
  },
  {
    title: 'Tiles',
    list: true,
    text: [
      'Oceans lie on the blue areas only and belong to nobody.',
      'A greenery goes next to one of your own tiles, as long as there is room; then anywhere.',
      'Two cities are never neighbours; a card may say otherwise.',
      'Whoever places a tile gets what is printed there and {ocean_bonus} M€ per ocean next to it.',
      'Some areas are kept for a certain city; the map tells you.',
    ],
  },
  {
    title: 'Cards',
    list: true,
    text: [
      'Green works once and stays; blue has an action or a lasting effect; red is an event and goes away: its tags do not count afterwards.',
      'A requirement is about now: “at least” holds once it is reached, “at most” may be too late one day.',
      'You choose who loses something. Resources may be left alone; production must fall somewhere, if need be yours.',
    ],
  },
  {
    title: 'The end',
    list: true,
    text: [
      'After the last production all may still turn plants into greeneries, one player after the other.',
      'VP: TR, milestones, awards, your greeneries, greeneries next to your cities, and what your cards say.',
      'A tie goes to who has more: {tiebreak}.',
    ],
  },
  {
    title: 'Corporate Era and draft',
    list: true,
    text: [
      'Without Corporate Era you start with some of every production and play with the simpler cards. With it there are more cards and corporations, and production starts at nothing.',
      'Draft: of the {cards_drawn} cards you keep one and pass the rest on, until everybody has {cards_drawn}; then you buy.',
    ],
  },
  {
    title: 'Solo',
    text: [
      'You start with TR {solo_rating}, {neutral_cities} neutral cities with a greenery each are on the map, and there are no milestones or awards. You win if all parameters reach their goal by the end of generation {solo_generations}.',
    ],
  },
  {
    title: 'Keys',
    text: ['/ all moves · Enter confirm · U undo · E end turn · H hand · M map · L log · P plants · O heat · 1–5 players · Esc back'],
  },
];
