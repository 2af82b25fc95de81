import type { Box, Mastery } from '@pausenplatz/progress/rules';
import { describe, expect, it } from 'vitest';
import { type Stage, stages } from '../contract/index.ts';
import { highestSecure, nextStage, stageState } from './stage-state.ts';

describe('a stage is', () => {
  it.each<[string, Box, Box, Mastery, number]>([
    ['new before it was practised', 0, 0, 'new', 0],
    ['practised while one kind is new', 4, 0, 'practise', 1],
    ['practised while one kind was missed', 4, 1, 'practise', 1],
    ['almost known with both on their way', 2, 3, 'almost', 0],
    ['almost known with one of them secure', 5, 3, 'almost', 1],
    ['secure with both', 4, 6, 'secure', 2],
  ])('%s', (_words, plus, minus, mastery, secure) => {
    expect(stageState(1, (skill) => (skill === 'plus-10' ? plus : minus))).toEqual({ mastery, secure, skills: 2 });
  });
});

/** As letters: new, begun, passed, secure and passed. */
const statesOf = (letters: string) =>
  stages.map((stage) => {
    const letter = letters[stage - 1] ?? 'n';
    return {
      stage,
      mastery: ({ n: 'new', b: 'practise', p: 'practise', s: 'secure' } as const)[letter] ?? ('new' as const),
      isPassed: 'ps'.includes(letter),
    };
  });

describe('next is', () => {
  it.each<[string, string, Stage]>([
    ['the first at the beginning', '', 1],
    ['what was begun last', 'ssb', 3],
    ['what comes behind the furthest that was passed', 'spp', 4],
    ['nothing that was left out below', 'nnnns', 6],
    ['what is not secure, once the last one was passed', 'sspssssssssp', 3],
    ['the last one where all are secure', 'ssssssssssss', 12],
  ])('%s', (_words, letters, expected) => {
    expect(nextStage(statesOf(letters))).toBe(expected);
  });
});

it.each<[string, number | null]>([
  ['ssb', 2],
  ['nns', 3],
  ['bp', null],
])('of %s the highest secure one is %s', (letters, expected) => {
  expect(highestSecure(statesOf(letters).map(({ mastery }) => mastery))).toBe(expected);
});
