import { describe, expect, it } from 'vitest';
import { answersOf, fitting, keyOf, questionsAt, waysLeft } from '@/lib/courses';
import type { Course, Option, Way } from '@/lib/protocol/generated';

const option = (label: string): Option => ({ index: 0, label, text: label, verb: '', kind: 'thing', id: label, n: 0 });
const course = (steps: [string, string][], ways: Course['ways']): Course => ({
  steps: steps.map(([question, label]) => ({ question, option: option(label) })),
  ways,
});
const way = (name: string): Way => ({ costs: { [name]: 1 }, answers: [`pay ${name}`] });

// A plant and a steel; the one that pays is not turned, and the other one is then not asked for.
const courses = [
  course(
    [
      ['Which die?', 'turn steel'],
      ['Steel to?', 'to city'],
    ],
    { 0: ['to city'], 2: ['turn steel', 'to city'] },
  ),
  course(
    [
      ['Which die?', 'turn plant'],
      ['Plant to?', 'to animal'],
    ],
    { 1: ['to animal'], 2: ['turn plant', 'to animal'] },
  ),
];
const ways = [way('plant'), way('steel'), way('wild')];
const steel = keyOf('Which die?', option('turn steel'));
const city = keyOf('Steel to?', option('to city'));

describe('what a move asks before its price', () => {
  it('is one question after the other', () => {
    const first = questionsAt(courses, 0);
    expect(first.map(({ text, options }) => [text, options.map(({ label }) => label)])).toEqual([
      ['Which die?', ['turn steel', 'turn plant']],
    ]);
    expect(questionsAt(fitting(courses, [steel]), 1).map(({ text }) => text)).toEqual(['Steel to?']);
    expect(questionsAt(fitting(courses, [steel, city]), 2)).toEqual([]);
  });

  it('leaves only the ways to pay with which it can be done', () => {
    expect(waysLeft(ways, courses, [steel, city])).toEqual([ways[0], ways[2]]);
    expect(waysLeft(ways, [], [])).toEqual(ways);
  });

  it('is answered by what the rules ask after that price', () => {
    expect(answersOf(courses, [steel, city], ways, ['pay plant'])).toEqual(['to city']);
    expect(answersOf(courses, [steel, city], ways, ['pay wild'])).toEqual(['turn steel', 'to city']);
    expect(answersOf([], [], [], [])).toEqual([]);
  });
});
