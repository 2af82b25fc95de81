import { defineStreamedCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { units } from './chats.ts';
import { aiLimits as limits } from './limits.ts';
import { chatModel, chatService, serviceOptions } from './services.ts';

/** What a text may be about that is no matter for a machine. */
export const harms = ['selfHarm', 'violence', 'sexual', 'hate', 'personalData'] as const;
export type Harm = (typeof harms)[number];

const item = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('begun'), chatId: scalars.id, title: z.string() }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  /** What was asked or answered is no matter for a machine: who helps is said instead, and no more comes. */
  z.object({ kind: z.literal('harm'), harm: z.enum(harms) }),
  z.object({ kind: z.literal('done'), cost: units, credit: units, displayCredit: z.string(), testCredit: units }),
]);
export type AnswerItem = z.output<typeof item>;

export const askChat = defineStreamedCall({
  summary: 'Ask a model, in a new chat or in one of the caller; the answer comes in pieces, with its cost at the end.',
  method: 'POST',
  path: 'openai/chat/ask',
  access: signedIn,
  actors: signedInActors(403, {
    private: 409,
    teacherOfClass: 200,
    teacherSameSchool: 200,
    teacherOtherSchool: 200,
    schoolAdminOwn: 200,
    schoolAdminOther: 200,
  }),
  mutates: true,
  input: z.strictObject({
    /** Of this very question: it is answered and paid once. */
    requestId: z.uuid(),
    chatId: z.nullable(scalars.id),
    service: chatService,
    model: chatModel,
    options: serviceOptions,
    /** Null: the last question again. */
    text: z.nullable(scalars.text(limits.question)),
  }),
  item,
  refusals: [
    'AI_CHAT_NOT_FOUND',
    'AI_NOT_OFFERED',
    'AI_CLOSED',
    'AI_CREDIT_LOW',
    'AI_LIMIT_CHILD',
    'AI_LIMIT_CLASS',
    'AI_LIMIT_OWN',
    'AI_LIMIT_DAY',
    'AI_ASKED_TWICE',
    'AI_CHAT_FULL',
    'AI_TOO_LONG',
    'AI_DOWN',
    'AI_TIME_OUT',
    'AI_CUT',
    'AI_BUSY',
    'AI_REFUSED',
    'AI_NOT_AVAILABLE',
  ],
});
