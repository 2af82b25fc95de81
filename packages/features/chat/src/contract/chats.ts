import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import { classReadRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { chatLimits } from './limits.ts';
import { admins, chat, chatBrief, chatMessage, chatRights, members, writeMode } from './shapes.ts';

const byId = z.strictObject({ id: scalars.id });
const name = scalars.text(chatLimits.nameMaximum);

export const listChats = defineCall({
  summary: 'The chats that the caller is in, the one with the newest message first; a fixed number of statements, however many there are.',
  method: 'GET',
  path: 'chat/all',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({ chats: z.array(chatBrief) }),
});

const place = z.object({ id: scalars.id, name: z.string() });
const person = z.extend(place, {
  isChild: z.boolean(),
  /** Of a child: its class. */
  classId: z.nullable(scalars.id),
});

export const listChatNames = defineCall({
  summary: 'With whom the caller may make a chat: classes, groups, teams and schools of their own, and people by name.',
  method: 'GET',
  path: 'chat/namelist',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({
    classes: z.array(place),
    groups: z.array(z.extend(place, { className: z.string() })),
    teams: z.array(place),
    schools: z.array(place),
    persons: z.array(person),
    /** A child chooses an adult too. */
    needsAdult: z.boolean(),
  }),
});

export const getChat = defineCall({
  summary: 'A chat that the caller is in, with its newest messages.',
  method: 'POST',
  path: 'chat/get',
  access: signedIn,
  actors: members,
  mutates: false,
  input: byId,
  output: z.object({
    chat,
    messages: z.array(chatMessage),
    hasEarlier: z.boolean(),
    /** The chat's number: whoever knows it fetches what came since. */
    rev: z.int(),
    /** Up to where the caller has read. */
    readSeq: z.int(),
  }),
  refusals: ['CHAT_NOT_FOUND'],
});

/** With whom a new chat is. */
const chatTo = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['class', 'group', 'team', 'school']), id: scalars.id }),
  z.strictObject({
    kind: z.literal('persons'),
    userIds: z.array(scalars.id).check(scalars.atMost(chatLimits.persons), z.minLength(1)),
  }),
]);
export type ChatTo = z.output<typeof chatTo>;

export const createChat = defineCall({
  summary: 'Make a chat with a class, a group, a team, a school or people; a child only with an adult in it.',
  method: 'POST',
  path: 'chat/create',
  access: signedIn,
  actors: signedInActors(404, { teacherOfClass: 200, schoolAdminOwn: 403, pupilOwner: 403, pupilSameClass: 403 }),
  mutates: true,
  idempotent: true,
  input: z.strictObject({ name, to: chatTo, writePermissions: writeMode, ...chatRights.shape }),
  output: z.object({ id: scalars.id }),
  refusals: [
    ...classReadRefusals,
    'CHAT_PLACE_NOT_FOUND',
    'CHAT_PLACE_FORBIDDEN',
    'CHAT_PERSON_WRONG',
    'CHAT_NEEDS_ADULT',
    'CHAT_CHILDREN_CLOSED',
    'CHAT_TOO_MANY',
  ],
});

export const updateChat = defineCall({
  summary: 'Change what is named of a chat: its name, who writes, what members may send, its admins, whether it is closed.',
  method: 'POST',
  path: 'chat/update',
  access: signedIn,
  actors: admins,
  mutates: true,
  input: z.strictObject({
    id: scalars.id,
    name: z.optional(name),
    writePermissions: z.optional(writeMode),
    ...z.partial(chatRights).shape,
    /** All that are appointed; who is one by their place stays one. */
    adminIds: z.optional(z.array(scalars.id).check(scalars.atMost(chatLimits.persons))),
    isClosed: z.optional(z.boolean()),
  }),
  output: scalars.done,
  refusals: ['CHAT_NOT_FOUND', 'CHAT_FORBIDDEN', 'CHAT_CLOSED', 'CHAT_ADMIN_WRONG'],
});
