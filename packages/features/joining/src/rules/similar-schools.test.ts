import { expect, it } from 'vitest';
import { similarSchools } from './similar-schools.ts';

const isSimilar = (one: string, other: string, places = ['Musterlingen', 'Musterlingen']) =>
  similarSchools({ name: one, place: places[0] ?? '' }, [{ name: other, place: places[1] ?? '' }]).length === 1;

it.each([
  ['Schule Sonnenberg', 'Schule Sonnenberg'],
  ['Schule Sonnenberg', 'schule  SONNENBERG'],
  ['Primarschule Sonnenberg', 'Schulhaus Sonnenberg Musterlingen'],
  ['Schule Bühl', 'Primarschule Buehl'],
  ['Schule Sonnenberg', 'Schule Sonnenberg-Süd'],
  ['Schule Musterlingen', 'Primarschule Musterlingen'],
])('%s and %s of one place are perhaps the same', (one, other) => expect(isSimilar(one, other)).toBe(true));

it.each([
  ['Schule Sonnenberg', 'Schule Mondtal'],
  ['Schule Sonnenberg', 'Schule Musterlingen'],
])('%s and %s of one place are two schools', (one, other) => expect(isSimilar(one, other)).toBe(false));

it('the same name in another place is another school', () => {
  expect(isSimilar('Schule Sonnenberg', 'Schule Sonnenberg', ['Musterlingen', 'Hinterwil'])).toBe(false);
});
