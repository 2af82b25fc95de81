import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { type AnySettings, defineBlock, readSettings } from './block.ts';

const about = { name: 'Igel', description: 'Igel', group: 'Design', position: 1 } as const;
const flags = { pro: false, pupil: true, private: true, settings: true };

/** A type in its third version: first it had words, then a title, now several. */
const hedgehogs = defineBlock({
  ...about,
  type: 'Igel',
  version: 3,
  flags,
  settings: z.object({ titles: z.array(z.string()) }),
  upgrade: {
    1: ({ words }) => ({ title: String(words).toUpperCase() }),
    2: ({ title, ...rest }) => ({ ...rest, titles: [title] }),
  },
  empty: { titles: [] },
});
const withoutSteps = defineBlock({ ...about, type: 'Igel', version: 2, flags, settings: z.object({}), empty: {} });
const thatThrows = defineBlock({
  ...about,
  type: 'Igel',
  version: 2,
  flags,
  settings: z.object({}),
  upgrade: { 1: ({ list }) => ({ list: (list as string[]).map(String) }) },
  empty: {},
});

describe('settings as they are stored', () => {
  it.each<[string, Parameters<typeof readSettings>[0], number, AnySettings, unknown]>([
    ['of today', hedgehogs, 3, { titles: ['Igel'] }, { titles: ['Igel'] }],
    ['of the version before', hedgehogs, 2, { title: 'Igel' }, { titles: ['Igel'] }],
    ['of the first version go through every step', hedgehogs, 1, { words: 'Igel' }, { titles: ['IGEL'] }],
    ['of a later version', hedgehogs, 4, { titles: ['Igel'] }, null],
    ['that do not obey the type', hedgehogs, 3, { titles: 'Igel' }, null],
    ['that do not obey it after their steps', hedgehogs, 2, { title: 7 }, null],
    ['to which no step leads', withoutSteps, 1, {}, null],
    ['whose step fails', thatThrows, 1, {}, null],
  ])('%s', (_what, type, version, settings, expected) => {
    expect(readSettings(type, { version, settings })).toEqual(expected);
  });
});
