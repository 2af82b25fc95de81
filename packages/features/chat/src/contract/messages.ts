import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { chatLimits } from './limits.ts';
import { chatMessage, members } from './shapes.ts';

const byId = z.strictObject({ id: scalars.id });
const found = ['CHAT_NOT_FOUND', 'CHAT_MESSAGE_NOT_FOUND'] as const;
const closed = ['CHAT_CLOSED', 'CHAT_FORBIDDEN', 'CHAT_NO_ADULT', 'CHAT_CHILDREN_CLOSED'] as const;
const answer = z.object({ message: chatMessage });

export const sendMessage = defineCall({
  summary: 'Write into a chat; the same idempotency key stores it once. Where only admins read answers, it is one.',
  method: 'POST',
  path: 'chat/send',
  access: signedIn,
  actors: members,
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    id: scalars.id,
    message: scalars.optionalText(chatLimits.messageMaximum),
    attachments: z._default(z.array(scalars.id).check(scalars.atMost(chatLimits.attachments)), []),
    replyTo: z._default(z.nullable(scalars.id), null),
  }),
  output: answer,
  refusals: [
    'CHAT_NOT_FOUND',
    ...closed,
    'CHAT_EMPTY',
    'CHAT_NO_EMOJI',
    'CHAT_NO_IMAGES',
    'CHAT_NO_DOCUMENTS',
    'CHAT_NO_GIF',
    'CHAT_FLOOD',
    'CHAT_MESSAGE_NOT_FOUND',
    'FILE_NOT_FOUND',
  ],
});

export const fetchMessages = defineCall({
  summary: 'What was written, changed or taken back in a chat after a number: nothing is missed, however long somebody was away.',
  method: 'POST',
  path: 'chat/fetch',
  access: signedIn,
  actors: members,
  mutates: false,
  input: z.strictObject({ id: scalars.id, since: z._default(z.int().check(z.gte(0)), 0) }),
  output: z.object({
    messages: z.array(chatMessage),
    rev: z.int(),
    /** There is more: ask again from `rev` on. */
    hasMore: z.boolean(),
  }),
  refusals: ['CHAT_NOT_FOUND'],
});

export const earlierMessages = defineCall({
  summary: 'The messages before a place of a chat.',
  method: 'POST',
  path: 'chat/earlier',
  access: signedIn,
  actors: members,
  mutates: false,
  input: z.strictObject({ id: scalars.id, before: z.int().check(z.gte(1)) }),
  output: z.object({ messages: z.array(chatMessage), hasEarlier: z.boolean() }),
  refusals: ['CHAT_NOT_FOUND'],
});

export const readChat = defineCall({
  summary: 'Note that the caller has read a chat up to a place; their other devices count anew.',
  method: 'POST',
  path: 'chat/read',
  access: signedIn,
  actors: members,
  mutates: true,
  input: z.strictObject({ id: scalars.id, upTo: z.int().check(z.gte(0)) }),
  output: scalars.done,
  refusals: ['CHAT_NOT_FOUND'],
});

export const editMessage = defineCall({
  summary: 'Change the words of an own message within a quarter of an hour.',
  method: 'POST',
  path: 'chat/edit',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 403 }),
  mutates: true,
  input: z.strictObject({ id: scalars.id, message: scalars.optionalText(chatLimits.messageMaximum) }),
  output: answer,
  refusals: [...found, ...closed, 'CHAT_NOT_YOURS', 'CHAT_TOO_LATE', 'CHAT_EMPTY', 'CHAT_NO_EMOJI'],
});

export const removeMessage = defineCall({
  summary: 'Take back an own message within a quarter of an hour, or remove any as an admin; a sign of it stays.',
  method: 'POST',
  path: 'chat/delete',
  access: signedIn,
  actors: members,
  mutates: true,
  input: byId,
  output: answer,
  refusals: [...found, 'CHAT_NOT_YOURS', 'CHAT_TOO_LATE'],
});
