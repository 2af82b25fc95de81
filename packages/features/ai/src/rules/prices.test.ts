import { describe, expect, it } from 'vitest';
import { chatModels } from '../contract/index.ts';
import { modelFacts, modelPrices } from './models.data.ts';
import { answersFor, costOf, priceOn, roughCost } from './prices.ts';

describe('prices', () => {
  it('every model has one from before this product, and what it may do', () => {
    for (const model of chatModels) expect([priceOn(model, '2026-01-01').model, modelFacts[model].longest > 0]).toEqual([model, true]);
    expect(chatModels.filter((model) => modelFacts[model].isTestable)).toEqual(['gpt-3.5']);
  });

  it('the last that has begun counts', () => {
    const old = { model: 'gpt-4o', from: '2025-01-01', input: 10, output: 20 } as const;
    const dearer = { ...old, from: '2026-12-01', input: 30 };
    expect(priceOn('gpt-4o', '2026-11-30', [dearer, old]).input).toBe(10);
    expect(priceOn('gpt-4o', '2026-12-01', [dearer, old]).input).toBe(30);
    expect(() => priceOn('gpt-4o', '2024-12-31', [old])).toThrow();
    expect(new Set(modelPrices.map(({ model, from }) => `${model} ${from}`)).size).toBe(modelPrices.length);
  });

  it.each([
    [{ input: 25_000, output: 100_000 }, { input: 1_000, output: 500 }, 75],
    [{ input: 25_000, output: 100_000 }, { input: 1, output: 0 }, 1],
    [{ input: 0, output: 0 }, { input: 9_000, output: 9_000 }, 0],
    [{ input: 1_500, output: 6_000 }, { input: 0, output: 0 }, 0],
  ])('of %o, %o cost %i: a part of a unit is a whole one', (price, tokens, cost) => expect(costOf(price, tokens)).toBe(cost));

  it('is enough for so many answers, for any number of those that cost nothing', () => {
    const cost = roughCost({ input: 25_000, output: 100_000 }, ['Was frisst der Igel?']);
    expect([cost, answersFor(184_000, cost), answersFor(cost - 1, cost), answersFor(0, 0)]).toEqual([37, 4_972, 0, null]);
  });
});
