import { describe, expect, it } from 'vitest';
import { drawAny, drawTraining, type Standing, type StandingFact, trainingCounts } from './draw-mixed.ts';
import { allFacts, factKey, factsOf } from './facts.ts';

describe('how many of each a training takes', () => {
  it.each<[string, Record<Standing, number>, Record<Standing, number>]>([
    ['plenty of each', { weak: 50, due: 30, secure: 20 }, { weak: 14, due: 4, secure: 2 }],
    ['nothing is due', { weak: 50, due: 0, secure: 20 }, { weak: 18, due: 0, secure: 2 }],
    ['nothing is weak', { weak: 0, due: 30, secure: 70 }, { weak: 0, due: 18, secure: 2 }],
    ['everything is secure', { weak: 0, due: 0, secure: 100 }, { weak: 0, due: 0, secure: 20 }],
    ['everything is new', { weak: 100, due: 0, secure: 0 }, { weak: 20, due: 0, secure: 0 }],
    ['a few weak ones', { weak: 3, due: 6, secure: 91 }, { weak: 3, due: 6, secure: 11 }],
    ['less than a training', { weak: 4, due: 1, secure: 0 }, { weak: 4, due: 1, secure: 0 }],
  ])('%s', (_words, available, counts) => {
    expect(trainingCounts(available, 20)).toEqual(counts);
  });
});

const standingOf = (index: number): Standing => (index < 40 ? 'weak' : index < 60 ? 'due' : 'secure');

describe('the facts of a training', () => {
  const facts = allFacts.map((fact, index): StandingFact => ({ ...fact, standing: standingOf(index), box: index < 40 ? index % 4 : 5 }));

  it('are each there once, seven of ten weak', () => {
    const tasks = drawTraining(facts, 20, 'product', Math.random);
    const kinds = tasks.map((task) => facts.find((fact) => factKey(fact) === factKey(task))?.standing);
    expect(new Set(tasks.map(factKey)).size).toBe(20);
    expect(kinds.filter((kind) => kind === 'weak')).toHaveLength(14);
    expect(kinds.filter((kind) => kind === 'due')).toHaveLength(4);
  });

  it('are those that were met before, and small new ones', () => {
    const few = allFacts.map((fact): StandingFact => ({ ...fact, standing: 'weak', box: factKey(fact) === '7x8' ? 1 : 0 }));
    const keys = drawTraining(few, 5, 'quotient', Math.random).map(factKey);
    expect(keys).toContain('7x8');
    expect(keys).not.toContain('9x9');
  });
});

describe('facts in any order', () => {
  it('go on from the start where there are too few, none twice running', () => {
    for (let round = 0; round < 50; round += 1) {
      const keys = drawAny(factsOf(7), 50, Math.random).map(factKey);
      expect(keys).toHaveLength(50);
      expect(keys.filter((key, index) => key === keys[index + 1])).toEqual([]);
    }
  });

  it('are none where nothing is known', () => {
    expect(drawAny([], 50, Math.random)).toEqual([]);
  });
});
