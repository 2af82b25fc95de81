import { describe, expect, test } from 'vitest';
import { atozLimits } from '../contract/atoz-limits.ts';
import { hasColumns, isListOfEntries, pastedEntries } from './pasted-entries.ts';

test.each([
  ['Igel', false, false],
  [' Igel\n', false, false],
  ['Igel\nReh', true, false],
  ['Igel\tein Tier', true, true],
  ['Igel; ein Tier\nReh; auch', true, true],
])('%j is a list: %s, of columns: %s', (text, isList, columns) => {
  expect([isListOfEntries(text), hasColumns(text)]).toEqual([isList, columns]);
});

describe('a pasted list', () => {
  test('becomes entries: terms and what explains them, without empty lines and without its heading', () => {
    const cells = [['Begriff', 'Erklärung'], [' Igel ', 'Ein Tier\n mit  Stacheln', 'mehr'], [''], ['Reh'], ['', 'ohne Begriff']];
    expect(pastedEntries(cells, [])).toEqual({
      fresh: [
        { term: 'Igel', text: 'Ein Tier mit Stacheln' },
        { term: 'Reh', text: '' },
      ],
      known: 0,
      leftOut: 0,
    });
  });

  test('brings nothing twice, however it is written', () => {
    const { fresh, known } = pastedEntries([['igel'], ['Müller'], ['Mueller'], ['🦔'], ['🦔']], [{ term: 'Igel' }]);
    expect([fresh.map(({ term }) => term), known]).toEqual([['Müller', '🦔'], 3]);
  });

  test('fills a block and says how much did not fit', () => {
    const cells = Array.from({ length: atozLimits.entries + 5 }, (_one, at) => [`Wort ${at}`, 'x'.repeat(700)]);
    const { fresh, leftOut } = pastedEntries(cells, [{ term: 'Igel' }]);
    expect([fresh.length, leftOut, fresh[0]?.text.length]).toEqual([atozLimits.entries - 1, 6, atozLimits.text]);
  });
});
