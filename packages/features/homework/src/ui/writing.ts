import { drafts, isPlaceholderId } from '@pausenplatz/kernel-browser';
import * as z from 'zod/mini';

const keyFor = (taskId: string) => `homework-writing:${taskId}`;

const base = z.object({ words: z.string(), revision: z.number() });
const writing = z.object({ text: z.string(), base });

/** What writing began from; a save is joined with that, whatever arrived meanwhile. */
export type Base = z.output<typeof base>;
/** Words that are being written on a task. */
type Writing = z.output<typeof writing>;

/**
 * Words that were typed on a task and not saved yet: they survive a reload, a sign-in, and a card that is drawn anew because
 * somebody else moved it. Kept with what they began from, so that they never go over what was written since.
 */
export function keptWriting(taskId: string): Writing | null {
  try {
    return writing.parse(JSON.parse(drafts.get(keyFor(taskId)) ?? 'null'));
  } catch {
    // Nothing is kept, or something that is none of ours.
    return null;
  }
}

export function keepWriting(taskId: string, now: Writing): void {
  // A task that is still being saved has no id that would mean it after a reload.
  if (!isPlaceholderId(taskId)) drafts.set(keyFor(taskId), JSON.stringify(now));
}

export function forgetWriting(taskId: string): void {
  drafts.remove(keyFor(taskId));
}

const fields = new Map<string, number>();

/** A field in which the task is written is on screen, until the answered function is called. */
export function showsWriting(taskId: string): () => void {
  fields.set(taskId, (fields.get(taskId) ?? 0) + 1);
  return () => void fields.set(taskId, (fields.get(taskId) ?? 1) - 1);
}

export const isOnScreen = (taskId: string): boolean => (fields.get(taskId) ?? 0) > 0;
