import type { Section } from '../types';

export const en: Section[] = [
  {
    title: 'The goal',
    text: [
      'You all make Mars livable: +8 °C, 14% oxygen, 9 oceans. When the three are reached, the generation is played to its end and the game is over. The most victory points (VP) win.',
    ],
  },
  {
    title: 'A generation',
    list: true,
    text: [
      'Order: whoever goes first changes with every generation.',
      'Research: see 4 new cards, keep any for 3 M€ each. Not in the first generation: there you choose from 10 cards and two corporations.',
      'Actions: one or two per turn, round and round. Who passes is out until the next generation; you can say so before your turn comes.',
      'Production: what is left of your energy becomes heat; then you get M€ for your TR plus your M€ production, and all your other productions.',
    ],
  },
  {
    title: 'What you can do in a turn',
    list: true,
    text: [
      'Play a card from your hand: pay its cost and meet its requirement. The card shows what is missing.',
      'Use the action of a blue card in front of you, once per generation.',
      'Take a standard project.',
      'Claim a milestone or fund an award.',
      '8 plants become a greenery; 8 heat raise the temperature by one step: click your plants or heat.',
    ],
  },
  {
    title: 'Standard projects',
    list: true,
    text: [
      'Sell patents: any cards from your hand, 1 M€ each.',
      'Power plant, 11 M€: energy production +1.',
      'Asteroid, 14 M€: temperature +1 step.',
      'Aquifer, 18 M€: an ocean.',
      'Greenery, 23 M€: a greenery and with it oxygen.',
      'City, 25 M€: a city and M€ production +1.',
    ],
  },
  {
    title: 'Milestones and awards',
    list: true,
    text: [
      'Milestone: 8 M€ for whoever is there first, 5 VP. Only three of the five can be claimed.',
      'Award: the first to be funded costs 8 M€, the second 14, the third 20. At the end the leader gets 5 VP and the next one 2 (with two players nothing), whoever paid. Ties are shared.',
    ],
  },
  {
    title: 'Resources and production',
    list: true,
    text: [
      'Steel pays for cards with a building tag (2 M€ each), titanium for space cards (3 M€). Change is not given.',
      'The brown box means production: so much in every generation. Only M€ production may fall below zero, down to −5.',
      'Animals, microbes and the like lie on cards and belong to that card.',
      'A red frame around an icon means any player, you too.',
    ],
  },
  {
    title: 'Terraform rating (TR)',
    text: [
      'Every step of temperature or oxygen and every ocean that you bring raises your TR by 1. TR is income in each generation and VP at the end. You start with 20. A parameter at its goal does not rise any more and gives nothing.',
      'Bonuses on the way: heat production at −24 and −20 °C, an ocean at 0 °C, a step of temperature at 8% oxygen.',
    ],
  },
  {
    title: 'Tiles',
    list: true,
    text: [
      'Oceans lie on the blue areas only and belong to nobody.',
      'A greenery goes next to one of your own tiles, as long as there is room; then anywhere.',
      'Two cities are never neighbours; a card may say otherwise.',
      'Whoever places a tile gets what is printed there and 2 M€ per ocean next to it.',
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
      'VP: TR, milestones, awards, 1 per greenery, 1 per greenery next to your city, and what your cards say.',
      'A tie goes to who has more M€.',
    ],
  },
  {
    title: 'Corporate Era and draft',
    list: true,
    text: [
      'Without Corporate Era you start with 1 of every production and play with the simpler cards. With it there are more cards and corporations, and production starts at 0.',
      'Draft: of the four cards you keep one and pass the rest on, until everybody has four; then you buy.',
    ],
  },
  {
    title: 'Solo',
    text: [
      'You start with TR 14, two neutral cities with a greenery each are on the map, and there are no milestones or awards. You win if all three parameters reach their goal by the end of generation 14.',
    ],
  },
  {
    title: 'Keys',
    text: ['/ all moves · Enter confirm · U undo · E end turn · H hand · M map · L log · P plants · O heat · 1–5 players · Esc back'],
  },
];
