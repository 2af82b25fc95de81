import type { ChatModel, ChatService } from '../contract/index.ts';

export interface ModelPrice {
  readonly model: ChatModel;
  /** The day from which it is so. */
  readonly from: string;
  /** For a million tokens that go in or come out, in units of a ten-thousandth credit. */
  readonly input: number;
  readonly output: number;
}

/** What models cost; a new price is a new line with its day. */
export const modelPrices: readonly ModelPrice[] = [
  { model: 'gpt-3.5', from: '2025-01-01', input: 5_000, output: 15_000 },
  { model: 'gpt-4o-mini', from: '2025-01-01', input: 1_500, output: 6_000 },
  { model: 'gpt-4o', from: '2025-01-01', input: 25_000, output: 100_000 },
  { model: 'gpt-5-mini', from: '2025-09-01', input: 2_500, output: 20_000 },
  { model: 'gpt-5', from: '2025-09-01', input: 12_500, output: 100_000 },
  { model: 'o3-mini', from: '2025-03-01', input: 11_000, output: 44_000 },
  { model: 'o3', from: '2025-07-01', input: 20_000, output: 80_000 },
  { model: 'house', from: '2025-01-01', input: 0, output: 0 },
];

interface ModelFacts {
  /** Test credit pays it (specification, section 9). */
  readonly isTestable: boolean;
  /** Tokens of an answer at most; what is thought before it counts too. */
  readonly longest: number;
  /** Thinks before it answers: another name for the same limit at OpenAI. */
  readonly thinks: boolean;
}

export const modelFacts: Readonly<Record<ChatModel, ModelFacts>> = {
  'gpt-3.5': { isTestable: true, longest: 1_500, thinks: false },
  'gpt-4o-mini': { isTestable: false, longest: 3_000, thinks: false },
  'gpt-4o': { isTestable: false, longest: 3_000, thinks: false },
  'gpt-5-mini': { isTestable: false, longest: 6_000, thinks: true },
  'gpt-5': { isTestable: false, longest: 6_000, thinks: true },
  'o3-mini': { isTestable: false, longest: 6_000, thinks: true },
  o3: { isTestable: false, longest: 6_000, thinks: true },
  house: { isTestable: false, longest: 3_000, thinks: false },
};

/** Which models a service may use, the usual one first. */
export const serviceModels: Readonly<Record<ChatService, readonly ChatModel[]>> = {
  'chat-gpt-4o-mini': ['gpt-4o-mini'],
  'chat-gpt-4o': ['gpt-4o'],
  chat: ['gpt-3.5', 'house', 'gpt-5-mini', 'gpt-5', 'o3-mini', 'o3', 'gpt-4o', 'gpt-4o-mini'],
  uebersetzer: ['gpt-4o-mini', 'gpt-3.5', 'house', 'gpt-4o'],
  'text-deepl-write': ['gpt-4o-mini', 'gpt-3.5', 'house', 'gpt-4o'],
};
