import { describe, expect, it } from 'vitest';
import { startsVersion } from './starts-version.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 8, 1, 8, minute));
const lea = { by: 'lea', at: at(0), since: at(0) };

describe('what stands in a block', () => {
  it.each([
    ['nobody knows since when', { by: null, at: null, since: null }, 'lea', 1, true],
    ['one goes on writing', lea, 'lea', 1, false],
    ['one comes back after a pause', lea, 'lea', 5, true],
    ['one writes for a long while', { ...lea, at: at(19) }, 'lea', 20, true],
    ['one writes, not yet for long', { ...lea, at: at(18) }, 'lea', 19, false],
    ['somebody else writes', lea, 'urs', 1, true],
  ])('where %s, is kept: %#', (_words, written, userId, minute, kept) => {
    expect(startsVersion(written, userId, at(minute))).toBe(kept);
  });
});
