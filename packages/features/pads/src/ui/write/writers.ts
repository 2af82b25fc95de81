import { drafts } from '@pausenplatz/kernel-browser';
import { createPadWriter } from './create-pad-writer.ts';
import type { PadWriter, WriterSettings } from './pad-writer.ts';

/** The texts that somebody writes in this tab: what is not sent yet goes on being sent when the field is closed. */
const writers = new Map<string, PadWriter>();

export function writerOf(settings: WriterSettings): PadWriter {
  const name = `${drafts.owner()} ${settings.blockId}`;
  const found = writers.get(name);
  if (found) return found;
  const writer = createPadWriter(settings, () => writers.delete(name));
  writers.set(name, writer);
  return writer;
}
