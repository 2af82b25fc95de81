import { describe, expect, it } from 'vitest';
import type { LockHint } from '../contract/index.ts';
import { hintsAt } from './hints.ts';

const onRequest = (text: string): LockHint => ({ text, minutes: null });
const after = (minutes: number, text: string): LockHint => ({ text, minutes });
const request = { kind: 'request' } as const;

describe('hints of a lock', () => {
  it.each([
    ['none', [], 100, 0, [], null],
    ['on request, not asked', [onRequest('a')], 9_999, 0, [], request],
    ['on request, asked', [onRequest('a')], 0, 1, ['a'], null],
    ['the second on request', [onRequest('a'), onRequest('b')], 0, 1, ['a'], request],
    ['by time, too early', [after(2, 'a')], 119, 0, [], { kind: 'time', inSeconds: 1 }],
    ['by time, at its moment', [after(2, 'a')], 120, 0, ['a'], null],
    ['asking opens nothing that comes by time', [after(2, 'a')], 0, 3, [], { kind: 'time', inSeconds: 120 }],
    ['one after the other: time, then request', [after(1, 'a'), onRequest('b')], 60, 0, ['a'], request],
    ['one after the other: request, then time', [onRequest('a'), after(1, 'b')], 600, 0, [], request],
    ['all of them', [after(1, 'a'), onRequest('b'), after(3, 'c')], 180, 1, ['a', 'b', 'c'], null],
  ])('%s', (_name, hints, seconds, asked, open, next) => {
    expect(hintsAt(hints, { seconds, asked })).toEqual({ open, next });
  });
});
