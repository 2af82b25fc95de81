import { fill } from '@pausenplatz/kernel-contract';
import { address, defineConfig } from '@pausenplatz/kernel-server';
import * as z from 'zod/mini';
import { type ChatModel, chatModels } from '../contract/index.ts';
import { readCredit } from '../rules/index.ts';
import { aiConfigTexts as texts } from '../texts.config.ts';

const web = z.optional(address(['http:', 'https:']));
const key = z.optional(z.string().check(z.regex(/^\S{1,400}$/)));
const name = z.string().check(z.minLength(1), z.maxLength(120));
const credit = z.pipe(
  z.string().check(z.refine((text) => readCredit(text) !== null)),
  z.transform((text: string) => readCredit(text) ?? 0),
);
const flag = z.pipe(
  z.enum(['true', 'false', '1', '0']),
  z.transform((value) => value === 'true' || value === '1'),
);
const isModel = (word: string): word is ChatModel => chatModels.some((one) => one === word) && word !== 'house';
const named = z.string().check(z.refine((text) => modelsIn(text) !== null));

/** How a place calls the models that it has. */
export type ModelNames = Readonly<Partial<Record<ChatModel, string>>>;

export interface ChatPlace {
  readonly url: string;
  readonly key: string | null;
  readonly models: ModelNames;
}

/** Where models answer, what a day may cost, and what is given for trying out; amounts in units. */
export const aiConfig = defineConfig(
  {
    AI_CHAT_URL: { schema: web, expected: texts.url },
    AI_CHAT_KEY: { schema: key, expected: texts.key },
    AI_CHAT_MODELS: { schema: z.optional(named), expected: fill(texts.models, { models: chatModels.filter(isModel).join(', ') }) },
    AI_HOUSE_URL: { schema: web, expected: texts.url },
    AI_HOUSE_KEY: { schema: key, expected: texts.key },
    AI_HOUSE_MODEL: { schema: z.optional(name), expected: texts.houseModel },
    AI_PRACTICE: { schema: z.optional(flag), expected: texts.flag },
    AI_TEST_CREDIT: { schema: z._default(credit, 5_000), expected: texts.credit },
    AI_DAILY_CAP: { schema: z.optional(credit), expected: texts.credit },
  },
  (given, problems) => {
    const { AI_CHAT_URL: url, AI_CHAT_KEY: ownKey, AI_CHAT_MODELS: models, AI_HOUSE_URL: houseUrl, AI_HOUSE_MODEL: houseModel } = given;
    if (!url && (ownKey ?? models) !== undefined) problems.push(texts.keyWithoutUrl);
    if ((houseUrl === undefined) !== (houseModel === undefined)) problems.push(texts.houseIncomplete);
    const chat: ChatPlace | null = url ? { url, key: ownKey ?? null, models: modelsIn(models ?? '') ?? usualNames } : null;
    const house: ChatPlace | null =
      houseUrl && houseModel ? { url: houseUrl, key: given.AI_HOUSE_KEY ?? null, models: { house: houseModel } } : null;
    return {
      chat,
      house,
      /** Null: as the demo school is. */
      practice: given.AI_PRACTICE ?? null,
      testCredit: given.AI_TEST_CREDIT,
      dailyCap: given.AI_DAILY_CAP ?? null,
    };
  },
);

/** As OpenAI calls them. */
const usualNames: ModelNames = Object.fromEntries(
  chatModels.filter(isModel).map((model) => [model, model === 'gpt-3.5' ? 'gpt-3.5-turbo' : model]),
);

/** `gpt-4o=big, o3=thinking`; null where a name of ours is none, and of nothing too. */
function modelsIn(text: string): ModelNames | null {
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => part.trim()));
  const read: Partial<Record<ChatModel, string>> = {};
  for (const [ours = '', theirs = ''] of pairs) {
    if (!isModel(ours) || theirs === '' || theirs.length > 120) return null;
    read[ours] = theirs;
  }
  return read;
}
