import { expect, test } from 'vitest';
import { findDestinations, type Destination } from './find-destinations.ts';

const place = (name: string, area = '3a'): Destination => ({ path: `/${name}`, name, area });
const names = (typed: string, places: readonly Destination[]) => findDestinations(typed, places).map(({ name }) => name);

test('the start of a name beats the start of a word, which beats the middle', () => {
  expect(names('rei', [place('Dreisatz'), place('Unsere Reise'), place('Reihen')])).toEqual(['Reihen', 'Unsere Reise', 'Dreisatz']);
});

test('accents and case do not matter', () => {
  expect(names('ubung', [place('Übungen')])).toEqual(['Übungen']);
  expect(names('ÜBUNG', [place('Übungen')])).toEqual(['Übungen']);
});

test('words may come from the name and from the group', () => {
  expect(names('plan 4b', [place('Wochenplan', '4b'), place('Wochenplan', '3a')])).toHaveLength(1);
});

test('nothing typed shows the first places, nothing fitting shows none', () => {
  const many = Array.from({ length: 30 }, (_, index) => place(`Seite ${index}`));
  expect(names('', many)).toHaveLength(12);
  expect(names('xyz', many)).toEqual([]);
});
