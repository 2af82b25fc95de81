import { expect, it } from 'vitest';
import { animals, traits } from './alias.data.ts';
import { drawAlias } from './alias.ts';

it.each<[number, number, string]>([
  [0, 0, 'Flinker Hase'],
  [0.999, 0, 'Findiges Käuzchen'],
  [0.5, 0, 'Fröhliche Meise'],
  [0.5, 5, 'Fröhliche Meise 5001'],
])('drawn with %d after %i tries: %s', (chance, tried, alias) => {
  const trait = Math.floor(chance * traits.length);
  const animal = Math.floor(chance * animals.length);
  const [name, ending] = animals[animal] ?? [];
  const expected = `${traits[trait]}${ending} ${name}`;
  expect(drawAlias(() => chance, tried)).toBe(tried < 5 ? expected : `${expected} 5001`);
  expect(alias.length).toBeGreaterThan(0);
});

it('there are about a thousand, all different, and each bends with its animal', () => {
  const all = traits.flatMap((trait) => animals.map(([name, ending]) => `${trait}${ending} ${name}`));
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(900);
});
