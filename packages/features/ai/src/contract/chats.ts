import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { aiLimits as limits } from './limits.ts';
import { chatModel, chatService, offeredModel, offeredService, serviceOptions } from './services.ts';

export const units = z.int().check(z.nonnegative());

/** How an answer ended: whole, stopped by who asked, or broken off. */
export const messageStates = ['whole', 'stopped', 'cut'] as const;

export const chatLine = z.object({
  id: scalars.id,
  service: chatService,
  model: chatModel,
  title: z.string(),
  changedAt: scalars.timestamp,
});
export type ChatLine = z.output<typeof chatLine>;

export const chatMessage = z.object({
  id: scalars.id,
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  state: z.enum(messageStates),
  /** What it cost, in units; of a question nothing. */
  cost: units,
});
export type ChatMessage = z.output<typeof chatMessage>;

const credit = { credit: units, displayCredit: z.string(), testCredit: units };

export const getAi = defineCall({
  summary: 'What the AI services are for the caller: services, models with prices, own chats, credit; projects have their place here.',
  method: 'GET',
  path: 'openai/get',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({
    ...credit,
    chats: z.array(chatLine),
    projects: z.array(z.never()),
    services: z.array(offeredService),
    models: z.array(offeredModel),
    /** Null: the caller may ask. `school`: theirs has not opened it to pupils, `class`: no credit of the class. */
    closed: z.nullable(z.enum(['school', 'class'])),
    /** From which age the school opens it; null for who is no pupil. */
    age: z.nullable(z.int()),
    /** The class that pays for the caller; null for who pays themselves. */
    className: z.nullable(z.string()),
    /** The models are for practice: they know nothing, and nothing leaves the server. */
    isPractice: z.boolean(),
  }),
});

export const getWallet = defineCall({
  summary: 'The credit of the caller: in units, as people read it, and what is given for trying out.',
  method: 'GET',
  path: 'ai/wallet',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object(credit),
});

export const getChat = defineCall({
  summary: 'A chat of the caller with its messages.',
  method: 'GET',
  path: 'openai/chat/get/{id}',
  access: signedIn,
  actors: signedInActors(404, { teacherOfClass: 200 }),
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({ ...chatLine.shape, options: serviceOptions, messages: z.array(chatMessage) }),
  refusals: ['AI_CHAT_NOT_FOUND'],
});

export const updateChat = defineCall({
  summary: 'Change what a chat is called, or which model answers in it.',
  method: 'POST',
  path: 'openai/chat/update',
  access: signedIn,
  actors: signedInActors(404, { teacherOfClass: 200 }),
  mutates: true,
  input: z.discriminatedUnion('field', [
    z.strictObject({ id: scalars.id, field: z.literal('title'), value: scalars.text(limits.title) }),
    z.strictObject({ id: scalars.id, field: z.literal('model'), value: chatModel }),
  ]),
  output: chatLine,
  refusals: ['AI_CHAT_NOT_FOUND', 'AI_NOT_OFFERED'],
});

export const deleteChat = defineCall({
  summary: 'Delete a chat of the caller with all that was said; what it cost stays in the history.',
  method: 'POST',
  path: 'openai/chat/delete',
  access: signedIn,
  actors: signedInActors(404, { teacherOfClass: 200 }),
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: ['AI_CHAT_NOT_FOUND'],
});

export const getMaskNames = defineCall({
  summary: 'Names of the class lists of the caller, which their browser covers before anything is asked.',
  method: 'GET',
  path: 'ai/names',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({ names: z.array(z.object({ first: z.string(), last: z.string() })) }),
});
