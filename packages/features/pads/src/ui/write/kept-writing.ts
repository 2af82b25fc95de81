import { drafts } from '@pausenplatz/kernel-browser';
import * as z from 'zod/mini';
import { padChange } from '../../contract/change.ts';
import { pad } from '../../contract/pads.ts';
import { readChange, writtenChange } from '../../rules/join-change.ts';
import { isSaved, type Writing } from '../../rules/writing.ts';
import { draftKey } from './draft-key.ts';

const kept = z.object({
  version: z.int(),
  known: pad.shape.segments,
  sent: z.nullable(z.object({ key: z.string(), base: z.int(), continues: z.boolean(), original: padChange, change: padChange })),
  waiting: padChange,
});

/** Keeps on this device what the server does not have yet, with what it was written on; forgets it once the server has it. */
export function keepWriting(blockId: string, writing: Writing, owner: string): void {
  if (isSaved(writing)) return drafts.remove(draftKey(blockId), owner);
  const { sent, waiting, ...rest } = writing;
  const words = { ...rest, sent: sent && { ...sent, change: writtenChange(sent.change) }, waiting: writtenChange(waiting) };
  return drafts.set(draftKey(blockId), JSON.stringify(words), owner);
}

/** What was kept here, to be sent; null where there is nothing, or nothing that this version of the product can read. */
export function keptWriting(blockId: string): Writing | null {
  try {
    const { sent, waiting, ...rest } = kept.parse(JSON.parse(drafts.get(draftKey(blockId)) ?? 'null'));
    return { ...rest, sent: sent && { ...sent, change: readChange(sent.change) }, waiting: readChange(waiting) };
  } catch {
    return null;
  }
}
