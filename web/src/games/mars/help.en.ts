import type { Chapter } from '../shared/help';

export const en: Chapter[] = [
  {
    title: 'The goal',
    text: [
      'Together you make Mars habitable: +{temperature_goal} °C, {oxygen_goal}% oxygen, {oceans_goal} oceans. When all are reached, the generation is played to its end and the game is over. Most victory points (VP) wins.',
    ],
  },
  {
    title: 'A generation',
    list: true,
    text: [
      'The first player changes every generation.',
      'Research: see {cards_drawn} new cards, keep any for {card_price} M€ each. Not in the first generation: there you choose from {cards_dealt} cards and {corporations_dealt} corporations.',
      'Actions: up to {actions} per turn, round and round. Once you pass, you are out until the next generation; you can pass before your turn comes.',
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
      'Milestone: the first player who qualifies can claim it for {milestone_price_1} M€: {milestone_points} VP. Only {goals} can be claimed.',
      'Award: the first to be funded costs {award_price_1} M€, the second {award_price_2}, the third {award_price_3}. At the end the leader gets {first_place} VP and the next one {second_place}, whoever paid; the award itself says what it pays at your table.',
    ],
  },
  {
    title: 'Resources and production',
    list: true,
    text: [
      'Steel pays for cards with a building tag ({steel_value} M€ each), titanium for space cards ({titanium_value} M€). No change is given.',
      'The brown box means production: that much every generation. Only M€ production may fall below zero, down to {least_production}.',
      'Animals, microbes and the like lie on cards and belong to them.',
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
      'Two cities are never adjacent, unless a card says so.',
      'The player who places a tile gets what is printed there and {ocean_bonus} M€ per ocean next to it.',
      'Some areas are reserved for a certain city; the map shows them.',
    ],
  },
  {
    title: 'Cards',
    list: true,
    text: [
      'Green works once and stays; blue has an action or a lasting effect; red is an event and goes away: its tags do not count afterwards.',
      'Requirements are checked when you play the card: “at least” stays met, “at most” can expire.',
      'You choose who loses something. Removing resources is optional; a production must go down, even if it is yours.',
    ],
  },
  {
    title: 'The end',
    list: true,
    text: [
      'After the last production everyone may still convert plants into greeneries, in player order.',
      'VP: TR, milestones, awards, your greeneries, greeneries next to your cities, and what your cards say.',
      'Ties go to the player with more: {tiebreak}.',
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
];
