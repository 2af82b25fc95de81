import { defineHubMessage, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/*
 * All of them go to those people alone who may see what they tell of (decision 0286): a classmate's connection hears nothing of an
 * answer that is for the teacher. They carry no words; who listens fetches what is missing by the last number it knows.
 */

/** A message was stored, changed or taken back: the chat's stream has reached `rev`. */
export const chatMessageAdded = defineHubMessage('ChatMessageAdded', z.object({ v: z.literal(1), chatId: scalars.id, rev: z.int() }));

/** To somebody's other devices: they have read a chat. */
export const chatUnreadChanged = defineHubMessage('ChatUnreadChanged', z.object({ v: z.literal(1), chatId: scalars.id }));

/** A chat was made, or its name, its rights, its admins or its end changed. */
export const chatUpdated = defineHubMessage('ChatUpdated', z.object({ v: z.literal(1), chatId: scalars.id }));

/** To who looks after reports: there is one more, or one less. */
export const chatReportsChanged = defineHubMessage('ChatReportsChanged', z.object({ v: z.literal(1) }));
