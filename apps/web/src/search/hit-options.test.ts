import { expect, test } from 'vitest';
import { type HitGroup, optionsOf, stepFrom } from './hit-options.ts';

const group = (more: boolean): HitGroup => ({
  name: 'pages',
  title: 'Seiten',
  Icon: () => null,
  more,
  hits: ['a', 'b'].map((name) => ({ path: `/${name}`, name, detail: '' })),
});

test('a group with more than it shows ends with the way to all of them, unless it is opened', () => {
  expect(optionsOf(group(true), false).map(({ kind }) => kind)).toEqual(['hit', 'hit', 'all']);
  expect(optionsOf(group(true), true).map(({ kind }) => kind)).toEqual(['hit', 'hit']);
  expect(optionsOf(group(false), false).map(({ kind }) => kind)).toEqual(['hit', 'hit']);
});

test('steps go round, and begin at the first option where the one before is gone', () => {
  const options = optionsOf(group(true), false);
  const [first, second, last] = options.map(({ key }) => key);
  expect(stepFrom(options, first ?? null, 1)).toBe(second);
  expect(stepFrom(options, first ?? null, -1)).toBe(last);
  expect(stepFrom(options, last ?? null, 1)).toBe(first);
  expect(stepFrom(options, 'gone', 1)).toBe(second);
  expect(stepFrom([], null, 1)).toBe(null);
});
