import { describe, expect, it } from 'vitest';
import { firstBroken } from './limits.ts';
import { paidFrom, usedOf } from './pockets.ts';

describe('what is paid from where', () => {
  it.each([
    ['test credit first', 100, { credit: 500, test: 60 }, true, { credit: 40, test: 60 }],
    ['all of test credit', 50, { credit: 0, test: 60 }, true, { credit: 0, test: 50 }],
    ['never test credit for other models', 50, { credit: 0, test: 60 }, false, null],
    ['of credit alone', 50, { credit: 50, test: 60 }, false, { credit: 50, test: 0 }],
    ['too little of both', 120, { credit: 50, test: 60 }, true, null],
    ['nothing', 0, { credit: 0, test: 0 }, true, { credit: 0, test: 0 }],
  ] as const)('%s', (_what, amount, has, isTestable, parts) => expect(paidFrom(amount, has, isTestable)).toEqual(parts));

  it.each([
    [30, { credit: 40, test: 60 }, { credit: 0, test: 30 }],
    [90, { credit: 40, test: 60 }, { credit: 30, test: 60 }],
    [900, { credit: 40, test: 60 }, { credit: 40, test: 60 }],
    [0, { credit: 40, test: 60 }, { credit: 0, test: 0 }],
  ])('a cost of %i of what is held (%o)', (cost, held, used) => expect(usedOf(cost, held)).toEqual(used));
});

describe('limits', () => {
  const rooms = { child: 40, class: 60, wallet: 50, day: 1_000 };
  it.each([
    [40, null],
    [41, 'child'],
    [55, 'child'],
  ] as const)('of %i the first that breaks is %s', (amount, broken) => expect(firstBroken(amount, rooms)).toBe(broken));

  it.each([
    [{ class: 10, wallet: 5 }, 'class'],
    [{ own: 10, wallet: 5 }, 'own'],
    [{ wallet: 5, day: 1 }, 'wallet'],
    [{ wallet: 50, day: 1 }, 'day'],
    [{ wallet: 50 }, null],
  ] as const)('they are looked at in their order: %o', (those, broken) => expect(firstBroken(20, those)).toBe(broken));
});
