import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

// Of its own: the sidebar of every screen reads it.
export const countUnread = defineCall({
  summary: 'How many messages the caller has not read, over all their chats.',
  method: 'GET',
  path: 'chat/unread-messages',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({
    unreadMessages: z.int(),
    /** How many chats they are in, and the one with the newest of them. */
    chats: z.int(),
    newest: z.nullable(z.object({ id: scalars.id, name: z.string() })),
    /** Reported messages that wait for the caller. */
    reports: z.int(),
  }),
});
