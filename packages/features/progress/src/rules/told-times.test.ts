import { expect, it } from 'vitest';
import { arePossible } from './told-times.ts';

const startedAt = new Date('2026-11-28T08:00:00Z');
const around = { startedAt, now: new Date('2026-11-28T08:01:00Z'), answerMs: 50_000 };

it.each([
  [[], true],
  [[{ ms: 2_000, afterMs: 60_000 }], true],
  [[{ ms: 2_000, afterMs: 65_000 }], true],
  [[{ ms: 2_000, afterMs: 65_001 }], false],
  [[{ ms: 15_000, afterMs: 10_000 }], true],
  [[{ ms: 15_001, afterMs: 10_000 }], false],
  [[{ ms: 50_001, afterMs: 60_000 }], false],
  [
    [
      { ms: 2_000, afterMs: 3_000 },
      { ms: 2_000, afterMs: 90_000 },
    ],
    false,
  ],
])('%j: %s', (answers, possible) => expect(arePossible(answers, around)).toBe(possible));
