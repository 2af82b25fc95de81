import { expect, it } from 'vitest';
import { changeableUntil } from './change-time.ts';

const sent = new Date('2026-11-24T08:00:00Z');

it.each([
  ['at once', '2026-11-24T08:00:00Z', '2026-11-24T08:15:00.000Z'],
  ['a second before the end', '2026-11-24T08:14:59Z', '2026-11-24T08:15:00.000Z'],
  ['at the end', '2026-11-24T08:15:00Z', null],
  ['the next day', '2026-11-25T08:00:00Z', null],
])('an own message %s', (_when, now, expected) => {
  expect(changeableUntil(sent, new Date(now))?.toISOString() ?? null).toBe(expected);
});
