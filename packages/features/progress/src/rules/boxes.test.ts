import { describe, expect, it } from 'vitest';
import { afterAnswer, type Box, masteryOf, unmet } from './boxes.ts';

const at = new Date('2026-11-23T09:00:00Z');
const hour = 3_600_000;
const past = new Date(at.getTime() - 1);
const later = new Date(at.getTime() + hour);

describe('where something stands after an answer', () => {
  it.each<[Box, 'due' | 'resting', boolean, Box, number | null]>([
    [0, 'due', true, 2, 12],
    [0, 'due', false, 1, 0],
    [1, 'due', true, 2, 12],
    [2, 'due', true, 3, 48],
    [2, 'resting', true, 2, null],
    [3, 'due', true, 4, 144],
    [3, 'due', false, 1, 0],
    [4, 'due', true, 5, 432],
    [4, 'resting', false, 2, 12],
    [5, 'due', true, 6, 1_440],
    [6, 'due', true, 6, 1_440],
    [6, 'resting', true, 6, null],
    [6, 'due', false, 4, 144],
  ])('in box %i, %s, right: %s', (box, when, isRight, expected, restsHours) => {
    const state = { box, dueAt: when === 'due' ? past : later };
    const next = afterAnswer(state, isRight, at);
    expect(next.box).toBe(expected);
    // What was not due keeps its day.
    expect(next.dueAt).toEqual(restsHours === null ? later : new Date(at.getTime() + restsHours * hour));
  });

  it('needs three days for what is met for the first time to be secure', () => {
    let state = unmet;
    let day = at;
    const boxes: Box[] = [];
    while (masteryOf(state.box) !== 'secure') {
      state = afterAnswer(afterAnswer(state, true, day), true, day);
      boxes.push(state.box);
      day = new Date(day.getTime() + 48 * hour);
    }
    expect(boxes).toEqual([2, 3, 4]);
  });

  it.each<[Box, string]>([
    [0, 'new'],
    [1, 'practise'],
    [2, 'almost'],
    [3, 'almost'],
    [4, 'secure'],
    [6, 'secure'],
  ])('box %i is called %s', (box, mastery) => {
    expect(masteryOf(box)).toBe(mastery);
  });
});
