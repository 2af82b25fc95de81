import * as z from 'zod/mini';

/** Services that a chat model carries, by their address: `tools/ki/dienst/{service}`. */
export const chatServices = ['chat-gpt-4o-mini', 'chat-gpt-4o', 'chat', 'uebersetzer', 'text-deepl-write'] as const;
export type ChatService = (typeof chatServices)[number];
export const chatService = z.enum(chatServices);

/** Models that answer in words. `house` is the one that the operator keeps in the house. */
export const chatModels = ['gpt-3.5', 'gpt-4o-mini', 'gpt-4o', 'gpt-5-mini', 'gpt-5', 'o3-mini', 'o3', 'house'] as const;
export type ChatModel = (typeof chatModels)[number];
export const chatModel = z.enum(chatModels);

/** Languages into which the translator translates. */
export const targetLanguages = ['de', 'fr', 'it', 'en', 'rm', 'pt', 'es', 'sq', 'tr', 'ti', 'uk', 'ar'] as const;
export type TargetLanguage = (typeof targetLanguages)[number];

/** What becomes of a text: only its mistakes go, or it is written anew in a tone. */
export const writingTones = ['correct', 'simple', 'friendly', 'factual', 'short'] as const;
export type WritingTone = (typeof writingTones)[number];

/** What a service is told beside the text itself; each knows its own. */
export const serviceOptions = z.strictObject({ language: z.optional(z.enum(targetLanguages)), tone: z.optional(z.enum(writingTones)) });
export type ServiceOptions = z.output<typeof serviceOptions>;

/** Credit in units of a ten-thousandth. */
const units = z.int().check(z.nonnegative());

export const offeredModel = z.object({
  model: chatModel,
  /** For a million tokens of what goes in and of what comes out, in units. */
  input: units,
  output: units,
  /** Test credit pays it. */
  isTestable: z.boolean(),
  /** What is sent stays in the house of who runs this server. */
  isInHouse: z.boolean(),
  /** Tokens that an answer may have. */
  longest: units,
});
export type OfferedModel = z.output<typeof offeredModel>;

export const offeredService = z.object({ service: chatService, models: z.array(chatModel) });
export type OfferedService = z.output<typeof offeredService>;
