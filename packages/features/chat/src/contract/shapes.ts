import { storedFile } from '@pausenplatz/documents/contract';
import { type ActorTable, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** Those who are in a chat of class 3a. The administration of a school does not read what its classes write. */
export const members: ActorTable = signedInActors(404, { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200 });
export const admins: ActorTable = signedInActors(404, { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200 });

/** With whom: a class, a group of it, a team, the teachers of a school, or people by name. */
export const chatKinds = ['class', 'group', 'team', 'school', 'persons'] as const;
const chatKind = z.enum(chatKinds);
export type ChatKind = z.output<typeof chatKind>;

/** Everybody writes to everybody, admins alone write, or what others write is read by admins alone. */
export const writeModes = ['all', 'admins', 'answers'] as const;
export const writeMode = z.enum(writeModes);
export type WriteMode = z.output<typeof writeMode>;

/** What members may send besides words; admins always may. */
export const chatRights = z.object({
  attachImage: z.boolean(),
  attachDocuments: z.boolean(),
  attachEmoji: z.boolean(),
  attachGif: z.boolean(),
});
export type ChatRights = z.output<typeof chatRights>;

const chatPerson = z.object({ id: scalars.id, name: z.string() });

/** A chat as the list of somebody's chats shows it. */
export const chatBrief = z.object({
  id: scalars.id,
  name: z.string(),
  kind: chatKind,
  /** Of the class, where it is the chat of one. */
  color: z.nullable(z.string()),
  people: z.int(),
  isAdmin: z.boolean(),
  canWrite: z.boolean(),
  isClosed: z.boolean(),
  unreadMessages: z.int(),
  /** When the newest message that one sees was written. */
  newestMessage: z.nullable(scalars.timestamp),
  /** Its beginning; without words where it was removed or holds files alone. */
  lastMessage: z.nullable(z.object({ from: z.nullable(z.string()), isOwn: z.boolean(), message: z.string(), isRemoved: z.boolean() })),
});
export type ChatBrief = z.output<typeof chatBrief>;

const chatMember = z.extend(chatPerson, { isAdmin: z.boolean(), isChild: z.boolean() });

/** A chat as who is in it sees it. */
export const chat = z.extend(chatRights, {
  id: scalars.id,
  name: z.string(),
  kind: chatKind,
  color: z.nullable(z.string()),
  writePermissions: writeMode,
  to: z.array(chatMember),
  admins: z.array(chatPerson),
  isAdmin: z.boolean(),
  canWrite: z.boolean(),
  /** What one writes is read by the admins alone. */
  isAnswering: z.boolean(),
  /** Nobody writes any more. */
  isClosed: z.boolean(),
  /** It can be opened again: not while its class lies in the archive. */
  canReopen: z.boolean(),
});
export type Chat = z.output<typeof chat>;

export const chatMessage = z.object({
  id: scalars.id,
  /** Its place in the chat. */
  seq: z.int(),
  /** The chat's number when it last changed. */
  rev: z.int(),
  from: z.nullable(chatPerson),
  isOwn: z.boolean(),
  isFromChild: z.boolean(),
  date: scalars.timestamp,
  message: z.string(),
  attachments: z.array(storedFile),
  /** What it answers; without words where that is removed. */
  replyTo: z.nullable(z.object({ id: scalars.id, from: z.nullable(z.string()), message: z.string() })),
  isEdited: z.boolean(),
  removed: z.nullable(z.enum(['self', 'admin'])),
  /** Read by the admins and this person alone. */
  onlyFor: z.nullable(chatPerson),
  /** Until when who wrote it may change it or take it back; null where they may not. */
  changeableUntil: z.nullable(scalars.timestamp),
  canRemove: z.boolean(),
});
export type ChatMessage = z.output<typeof chatMessage>;
