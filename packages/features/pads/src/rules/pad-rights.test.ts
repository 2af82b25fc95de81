import { expect, test } from 'vitest';
import { padBlock, type PadSettings } from '../contract/index.ts';
import { padRights } from './pad-rights.ts';

const child = { isMember: true, isKeeper: false };
const teacher = { isMember: true, isKeeper: true };
const visitor = { isMember: false, isKeeper: false };

test.each<[string, Partial<PadSettings>, typeof child, boolean | null]>([
  ['a child writes', {}, child, true],
  ['a child reads where teachers write', { writers: 'keepers' }, child, false],
  ['a teacher writes', { writers: 'keepers' }, teacher, true],
  ['nobody writes in what is finished', { writers: 'nobody' }, teacher, false],
  ['a visitor reads', {}, visitor, false],
  ['a visitor does not read what is for the class', { visitorsRead: false }, visitor, null],
  ['there is no text where the pad is elsewhere', { kind: 'etherpad' }, teacher, null],
])('%s', (_what, settings, reader, mayWrite) => {
  expect(padRights({ ...padBlock.empty, ...settings }, reader)?.mayWrite ?? null).toBe(mayWrite);
});
