import { describe, expect, it } from 'vitest';
import { folderModes, itemOrigins } from '../contract/index.ts';
import { folderRights, isForAll, isSeen, originOf } from './folder-rights.ts';

describe('who sees a file in a folder', () => {
  it.each([
    // origin, mode, own child, classmate, keeper
    ['given', 'give', true, true, true],
    ['given', 'hand-in', true, true, true],
    ['given', 'all', true, true, true],
    ['shared', 'give', true, false, true],
    ['shared', 'hand-in', true, false, true],
    ['shared', 'all', true, true, true],
    ['handed-in', 'give', true, false, true],
    ['handed-in', 'hand-in', true, false, true],
    ['handed-in', 'all', true, false, true],
  ] as const)('%s, in mode %s', (origin, mode, own, classmate, keeper) => {
    const seen = (isOwn: boolean, isKeeper: boolean) => isSeen({ origin, isFolder: false, isOwn }, mode, isKeeper);
    expect([seen(true, false), seen(false, false), seen(false, true)]).toEqual([own, classmate, keeper]);
  });

  it('a folder is seen by all, so that everybody finds where to put something', () => {
    for (const mode of folderModes)
      for (const origin of itemOrigins) expect(isForAll({ origin, isFolder: true }, mode), `${mode} ${origin}`).toBe(true);
  });
});

describe('who puts something in', () => {
  it.each([
    ['give', false, false],
    ['hand-in', true, false],
    ['all', true, true],
  ] as const)('a child, in mode %s', (mode, mayAdd, mayAddFolder) => {
    expect(folderRights(mode, false)).toEqual({ isKeeper: false, mayAdd, mayAddFolder });
  });

  it('who keeps the page always does, and gives', () => {
    for (const mode of folderModes) {
      expect(folderRights(mode, true)).toEqual({ isKeeper: true, mayAdd: true, mayAddFolder: true });
      expect(originOf(mode, true)).toBe('given');
    }
    expect([originOf('hand-in', false), originOf('all', false)]).toEqual(['handed-in', 'shared']);
  });
});
