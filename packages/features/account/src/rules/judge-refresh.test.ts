import { describe, expect, it } from 'vitest';
import { judgeRefresh } from './judge-refresh.ts';

const now = new Date('2026-11-20T08:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const later = new Date('2026-12-20T08:00:00Z');

describe('a refresh token', () => {
  it.each([
    ['is exchanged while it is fresh', { usedAt: null, expiresAt: later, successorUsed: false }, 'rotate'],
    ['answers again with its successor right after its use', { usedAt: secondsAgo(10), expiresAt: later, successorUsed: false }, 'repeat'],
    ['kills the family when it comes back later', { usedAt: secondsAgo(11), expiresAt: later, successorUsed: false }, 'reuse'],
    ['kills the family when its successor was used already', { usedAt: secondsAgo(1), expiresAt: later, successorUsed: true }, 'reuse'],
    ['ends on its day', { usedAt: null, expiresAt: now, successorUsed: false }, 'expired'],
  ] as const)('%s', (_name, state, verdict) => {
    expect(judgeRefresh(state, now, 10)).toBe(verdict);
  });
});
