import { ChangeSet } from '@codemirror/state';
import type { PadChange, PadSegment, TakenChange } from '../contract/index.ts';
import { isFirst, readChange, writtenChange } from './join-change.ts';
import { changedSegments, textOf } from './segments.ts';

interface Sent {
  readonly key: string;
  /** The version on which it was sent, and as it was sent then: sent again it is the same. */
  readonly base: number;
  readonly original: PadChange;
  readonly continues: boolean;
  /** The same over what is known now. */
  readonly change: ChangeSet;
}

/** What somebody writes: what the server is known to have, what it was sent, and what waits until that is answered. */
export interface Writing {
  readonly version: number;
  readonly known: readonly PadSegment[];
  readonly sent: Sent | null;
  readonly waiting: ChangeSet;
}

export const beginWriting = (version: number, known: readonly PadSegment[]): Writing => ({
  version,
  known,
  sent: null,
  waiting: ChangeSet.empty(textOf(known).length),
});

/** The text as its writer sees it. `by` is their number. */
export function shownSegments({ known, sent, waiting }: Writing, by: number | null): PadSegment[] {
  const after = sent ? changedSegments(known, writtenChange(sent.change), by) : known;
  return changedSegments(after, writtenChange(waiting), by);
}

/** Somebody wrote on. */
export const written = (writing: Writing, change: ChangeSet): Writing => ({ ...writing, waiting: writing.waiting.compose(change) });

/** Whether what a change puts in first stands right behind words of its writer. */
function continuesOwn(before: readonly PadSegment[], change: ChangeSet, by: number): boolean {
  let place = -1;
  change.iterChanges((from, _to, _begin, _end, inserted) => {
    if (place < 0 && inserted.length > 0) place = from;
  });
  let end = 0;
  return before.some(
    (segment) => (end += segment.text.length) >= place && place > 0 && segment.by === by && end - segment.text.length < place,
  );
}

/** What waits is sent under a key; nothing where something is under way, or nothing waits. */
export function send(writing: Writing, key: string, by: number): Writing {
  const { version, known, sent, waiting } = writing;
  if (sent || waiting.empty) return writing;
  const next = { key, base: version, original: writtenChange(waiting), continues: continuesOwn(known, waiting, by), change: waiting };
  return { ...writing, sent: next, waiting: ChangeSet.empty(waiting.newLength) };
}

/** What was sent is refused: it waits again, with what was written since. */
export const takeBack = (writing: Writing): Writing =>
  writing.sent ? { ...writing, sent: null, waiting: writing.sent.change.compose(writing.waiting) } : writing;

export const isSaved = ({ sent, waiting }: Writing): boolean => sent === null && waiting.empty;

/** What the server does not have yet, without what stands around it. */
export function unsentWords({ sent, waiting }: Writing): string {
  const all = writtenChange(sent ? sent.change.compose(waiting) : waiting);
  return all.flatMap((part) => (typeof part === 'number' || part.length === 1 ? [] : [part.slice(1).join('\n')])).join('\n');
}

interface Received {
  readonly writing: Writing;
  /** What becomes of the shown text. */
  readonly shown: ChangeSet;
}

/**
 * Changes that the server took in, in their order, among them the own one: those that are known are passed over. Null where the own one
 * came out otherwise than here, and the whole text has to be read.
 */
export function receive(begin: Writing, changes: readonly TakenChange[], own: number): Received | null {
  let writing = begin;
  let shown = ChangeSet.empty(begin.waiting.newLength);
  for (const { version, by, key, continues, change } of changes) {
    if (version <= writing.version) continue;
    if (version !== writing.version + 1) return null;
    const { sent, waiting } = writing;
    const known = changedSegments(writing.known, change, by);
    if (sent?.key === key) {
      if (JSON.stringify(writtenChange(sent.change)) !== JSON.stringify(change)) return null;
      writing = { version, known, sent: null, waiting };
    } else {
      const theirs = readChange(change);
      const isSentFirst = sent !== null && isFirst(sent.continues, continues);
      const overSent = sent ? theirs.map(sent.change, !isSentFirst) : theirs;
      const withSent = shownSegments({ ...writing, waiting: ChangeSet.empty(waiting.length) }, own);
      const isWaitingFirst = isFirst(continuesOwn(withSent, waiting, own), continues);
      shown = shown.compose(overSent.map(waiting, !isWaitingFirst));
      writing = {
        version,
        known,
        sent: sent && { ...sent, change: sent.change.map(theirs, isSentFirst) },
        waiting: waiting.map(overSent, isWaitingFirst),
      };
    }
  }
  return { writing, shown };
}
