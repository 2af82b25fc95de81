import { describe, expect, it } from 'vitest';
import { isOver, isSeen, mayRelease, questionRights } from './question-rights.ts';

describe('who hears an answer', () => {
  it.each([
    // audience, released; own child, classmate, keeper
    ['teacher', false, true, false, true],
    ['teacher', true, true, false, true],
    ['class', false, true, false, true],
    ['class', true, true, true, true],
  ] as const)('for the %s, released: %s', (audience, isReleased, own, classmate, keeper) => {
    const seen = (isOwn: boolean, isKeeper: boolean) => isSeen({ isOwn, isReleased }, audience, isKeeper);
    expect([seen(true, false), seen(false, false), seen(false, true)]).toEqual([own, classmate, keeper]);
  });

  it.each([
    ['class', true, true],
    ['class', false, false],
    ['teacher', true, false],
    ['teacher', false, false],
  ] as const)('a question for the %s releases what was given for the class (%s): %s', (audience, isForClass, may) => {
    expect(mayRelease({ isForClass }, audience)).toBe(may);
  });
});

describe('a question', () => {
  it.each([
    [null, false],
    ['2026-12-01', false],
    ['2026-11-30', true],
  ] as const)('whose last day is %s is over on the first of December: %s', (endsOn, over) => {
    expect(isOver({ endsOn }, '2026-12-01')).toBe(over);
  });

  it('is answered by children while it is open, and by who keeps the page never', () => {
    expect(
      [questionRights(false, false), questionRights(false, true), questionRights(true, false)].map(({ mayAnswer }) => mayAnswer),
    ).toEqual([true, false, false]);
  });
});
