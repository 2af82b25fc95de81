import { expect, it } from 'vitest';
import { offeredVisibilities } from './offered-visibilities.ts';
import { releaseAfterChoice } from './release.ts';

it.each([
  ['waits when it is wished for', 'class', null, 'public', 'waiting'],
  ['waits again after a no', 'class', 'declined', 'school', 'waiting'],
  ['stays while nothing changes', 'public', 'released', 'public', 'released'],
  ['does not reach further than it was given', 'school', 'released', 'public', 'waiting'],
  ['is not for another audience either', 'public', 'released', 'link', 'waiting'],
  ['ends with the wish', 'public', 'released', 'class', null],
  ['is not needed for oneself', 'public', 'waiting', 'group', null],
] as const)('a release %s', (_name, visibility, release, chosen, expected) => {
  expect(releaseAfterChoice({ visibility, release }, chosen)).toBe(expected);
});

it('the narrowest audience stands first, and classes are offered to pupils alone', () => {
  expect(offeredVisibilities('user', true)).toEqual(['group', 'class', 'school', 'link', 'public']);
  expect(offeredVisibilities('user', false)).toEqual(['group', 'link', 'public']);
  for (const groupType of ['class', 'school'] as const)
    expect(offeredVisibilities(groupType, false)).toEqual(['group', 'school', 'link', 'public']);
});
