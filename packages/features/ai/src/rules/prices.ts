import type { ChatModel } from '../contract/index.ts';
import { type ModelPrice, modelPrices } from './models.data.ts';

/** What a model costs on a day (`2026-11-28`): the last price that had begun. */
export function priceOn(model: ChatModel, day: string, prices: readonly ModelPrice[] = modelPrices): ModelPrice {
  const begun = prices.filter((price) => price.model === model && price.from <= day);
  const last = begun.reduce<ModelPrice | null>((latest, price) => (latest === null || price.from > latest.from ? price : latest), null);
  if (!last) throw new Error(`No price of ${model} on ${day}`);
  return last;
}

export interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** Units for so many tokens; a part of a unit is a whole one. */
export const costOf = ({ input, output }: Pick<ModelPrice, 'input' | 'output'>, tokens: Tokens): number =>
  Math.ceil((input * tokens.input + output * tokens.output) / 1_000_000);

/** Characters of German a token has about; for what is said before anything is counted. */
const charactersOfToken = 4.4;

const roughTokens = (text: string): number => Math.ceil(text.length / charactersOfToken);

/** What the next answer costs about: the talk so far goes in, and about so many tokens come out. */
const usualAnswer = 350;
export const roughCost = (price: Pick<ModelPrice, 'input' | 'output'>, talk: readonly string[]): number =>
  costOf(price, { input: 60 + talk.reduce((sum, text) => sum + roughTokens(text), 0), output: usualAnswer });

/** For how many such answers a credit is enough; null where they cost nothing. */
export const answersFor = (units: number, cost: number): number | null => (cost === 0 ? null : Math.floor(units / cost));
