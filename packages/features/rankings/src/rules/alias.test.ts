import { expect, it } from 'vitest';
import { animals, traits } from './alias.data.ts';
import { drawAlias } from './alias.ts';

it.each<[number, number, string]>([
  [0, 0, 'Flinker Hase'],
  [0.999, 0, 'Findiges Käuzchen'],
  [0.5, 4, 'Wache Forelle'],
  [0.5, 5, 'Wache Forelle 5001'],
  [0, 9, 'Flinker Hase 2'],
])('drawn with %d after %i tries: %s', (chance, tried, alias) => {
  expect(drawAlias(() => chance, tried)).toBe(alias);
});

it('there are about a thousand, all different, and each bends with its animal', () => {
  const all = traits.flatMap((trait) => animals.map(([name, ending]) => `${trait}${ending} ${name}`));
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(900);
});
