import { storedFile } from '@pausenplatz/documents/contract';
import { adminActors, allStaffActors, classActors, staff } from '@pausenplatz/office/contract';
import { schoolProofRefusals } from '@pausenplatz/schools/contract';
import { defineCall, scalars, searching, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { chatLimits } from './limits.ts';
import { members } from './shapes.ts';

const ofSchool = z.strictObject({ schoolId: scalars.id });

export const searchChats = defineCall({
  summary: 'Search the messages of the caller’s chats.',
  ...searching,
  method: 'POST',
  path: 'chat/search',
  access: signedIn,
  actors: signedInActors(200),
});

export const reportMessage = defineCall({
  summary: 'Tell the admins of a chat and of its school of a message; who wrote it does not learn by whom.',
  method: 'POST',
  path: 'chat/report',
  access: signedIn,
  actors: members,
  mutates: true,
  input: z.strictObject({ id: scalars.id, reason: scalars.optionalText(chatLimits.reasonMaximum) }),
  output: scalars.done,
  refusals: ['CHAT_NOT_FOUND', 'CHAT_MESSAGE_NOT_FOUND', 'CHAT_OWN_MESSAGE', 'CHAT_REPORTED', 'CHAT_REPORT_FLOOD'],
});

const report = z.object({
  id: scalars.id,
  chat: z.object({ id: scalars.id, name: z.string() }),
  /** Whoever reads is in the chat and can look. */
  isMember: z.boolean(),
  messageId: z.nullable(scalars.id),
  author: z.nullable(z.string()),
  reporter: z.nullable(z.string()),
  /** As it stood when it was reported. */
  message: z.string(),
  /** Of the message, also after it was removed. */
  attachments: z.array(storedFile),
  reason: z.string(),
  at: scalars.timestamp,
});

export const listReports = defineCall({
  summary: 'Reported messages that wait for the caller, as admin of the chat or of its school; never those about the caller.',
  method: 'GET',
  path: 'chat/reports',
  access: staff,
  actors: allStaffActors,
  mutates: false,
  input: scalars.nothing,
  output: z.object({ reports: z.array(report) }),
});

export const settleReport = defineCall({
  summary: 'Note that a reported message has been looked after.',
  method: 'POST',
  path: 'chat/report/settle',
  access: staff,
  actors: classActors,
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: ['CHAT_REPORT_NOT_FOUND'],
});

const removed = z.object({
  id: scalars.id,
  chat: z.string(),
  author: z.nullable(z.string()),
  removedBy: z.nullable(z.string()),
  removedAt: scalars.timestamp,
});

export const listRemoved = defineCall({
  summary: 'Messages that were removed in a school within thirty days, without their words.',
  method: 'GET',
  path: 'chat/removed/{schoolId}',
  access: staff,
  actors: adminActors,
  mutates: false,
  input: ofSchool,
  output: z.object({ messages: z.array(removed) }),
  refusals: [...schoolProofRefusals],
});

export const readRemoved = defineCall({
  summary: 'The words and files of a removed message, for an admin of the school; the log says who read them.',
  method: 'POST',
  path: 'chat/removed/read',
  access: staff,
  actors: adminActors,
  mutates: true,
  input: z.strictObject({ schoolId: scalars.id, id: scalars.id }),
  output: z.object({ message: z.string(), attachments: z.array(storedFile) }),
  refusals: [...schoolProofRefusals, 'CHAT_MESSAGE_NOT_FOUND'],
});

const settings = z.object({
  /** Children may choose classmates for a chat of their own, always with an adult in it. */
  childrenTogether: z.boolean(),
});

export const getChatSchool = defineCall({
  summary: 'What a school says about messages.',
  method: 'GET',
  path: 'chat/school/get/{schoolId}',
  access: staff,
  actors: adminActors,
  mutates: false,
  input: ofSchool,
  output: settings,
  refusals: [...schoolProofRefusals],
});

export const setChatSchool = defineCall({
  summary: 'Change what a school says about messages.',
  method: 'POST',
  path: 'chat/school/set',
  access: staff,
  actors: adminActors,
  mutates: true,
  input: z.strictObject({ schoolId: scalars.id, childrenTogether: z.boolean() }),
  output: settings,
  refusals: [...schoolProofRefusals],
});
