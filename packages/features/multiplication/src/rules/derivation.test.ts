import { describe, expect, it } from 'vitest';
import { extraSeries, type KeySet, keySets } from '../contract/index.ts';
import { type Derivation, shortestDerivation } from './derivation.ts';
import { allFacts, type Fact, factKey, factsOf } from './facts.ts';
import { isKeyFact } from './key-facts.ts';

const value = ({ a, b }: Fact) => a * b;
const words = (way: Derivation) =>
  way.kind === 'known' ? factKey(way.fact) : `${factKey(way.from)} ${way.kind === 'plus' ? '+' : '-'} ${factKey(way.change)}`;

describe('how a fact comes from key facts', () => {
  it.each<[string, KeySet, string]>([
    ['5x8', 'rows', '5x8'],
    ['7x8', 'rows', '5x8 + 2x8'],
    ['3x4', 'rows', '2x4 + 1x4'],
    ['4x7', 'rows', '2x7 + 2x7'],
    ['6x9', 'rows', '5x9 + 1x9'],
    ['8x7', 'rows', '10x7 - 2x7'],
    ['9x6', 'rows', '10x6 - 1x6'],
    ['8x5', 'rows', '10x5 - 2x5'],
    ['8x5', 'turned', '8x5'],
    ['8x6', 'turned', '8x5 + 8x1'],
    ['7x7', 'turned', '5x7 + 2x7'],
    ['7x7', 'squares', '7x7'],
    ['7x8', 'squares', '7x7 + 7x1'],
    ['8x7', 'squares', '7x7 + 1x7'],
    ['9x9', 'squares', '9x9'],
    ['7x12', 'rows', '5x12 + 2x12'],
  ])('%s with %s is %s', (fact, set, expected) => {
    const [a = 0, b = 0] = fact.split('x').map(Number);
    expect(words(shortestDerivation({ a, b }, set))).toBe(expected);
  });

  const everything = keySets.flatMap((set) => [...allFacts, ...extraSeries.flatMap(factsOf)].map((fact) => ({ fact, set })));

  it('holds for all facts and all sets', () => {
    const wrong = everything.filter(({ fact, set }) => {
      const way = shortestDerivation(fact, set);
      if (way.kind === 'known') return !isKeyFact(fact, set) || factKey(way.fact) !== factKey(fact);
      const { kind, from, change, along } = way;
      const sum = kind === 'plus' ? value(from) + value(change) : value(from) - value(change);
      const isOneCut = along === 'rows' ? from.b === fact.b && change.b === fact.b : from.a === fact.a && change.a === fact.a;
      return sum !== value(fact) || !isKeyFact(from, set) || !isKeyFact(change, set) || !isOneCut;
    });
    expect(everything).toHaveLength(450);
    expect(wrong).toEqual([]);
  });

  it.each<[KeySet, number]>([
    ['rows', 40],
    ['turned', 64],
    ['squares', 70],
  ])('the set %s has as many key facts as were counted', (set, count) => {
    expect(allFacts.filter((fact) => isKeyFact(fact, set))).toHaveLength(count);
  });

  it.each(keySets)('no other fact is more than one step away with %s', (set) => {
    expect(allFacts.filter((fact) => !isKeyFact(fact, set) && shortestDerivation(fact, set).kind === 'known')).toEqual([]);
  });
});
