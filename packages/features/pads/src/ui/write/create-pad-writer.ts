import type { ChangeSet } from '@codemirror/state';
import { drafts, isBusy, isSilence, line, RefusedError } from '@pausenplatz/kernel-browser';
import type { RefusalBody } from '@pausenplatz/kernel-contract';
import { mergeWords } from '@pausenplatz/kernel-format';
import { changePad, getPad, getPadChanges, type PadAuthor, type TakenChanges } from '../../contract/pads.ts';
import { linesOf } from '../../rules/join-change.ts';
import { textOf } from '../../rules/segments.ts';
import { typedChange } from '../../rules/typed-change.ts';
import { moved, noted, nothingToUndo } from '../../rules/undo.ts';
import { beginWriting, isSaved, receive, send, shownSegments, takeBack, unsentWords, written } from '../../rules/writing.ts';
import { keepWriting, keptWriting } from './kept-writing.ts';
import type { Moved, PadWriter, ShownWriting, WriterSettings } from './pad-writer.ts';

const usualTimes = { first: 120, gap: 350, again: 3_000 };
/** What is typed so soon after each other is undone in one go. */
const rowMs = 800;
const healAgainMs = 10_000;

/** The own change came out otherwise on the server than here. */
class CameOutOtherwise extends Error {}

/** Writes for one person in one pad: what they type is shown and kept at once, sent one change at a time, and joined with what others write. */
export function createPadWriter({ api, blockId, pad, times = usualTimes }: WriterSettings, onIdle: () => void): PadWriter {
  const owner = drafts.owner();
  const listeners = new Set<() => void>();
  const movedListeners = new Set<Moved>();
  let writing = keptWriting(blockId) ?? beginWriting(pad.version, pad.segments);
  let authors = pad.authors;
  let undo = nothingToUndo;
  let head = pad.version;
  let isHeard = writing.version < pad.version;
  let isAccepted = false;
  let isPumping = false;
  /** Refused: nothing is sent until something else is written. */
  let isBlocked = false;
  let isOver = false;
  let isAway = false;
  let refused: RefusalBody | null = null;
  let isHeld = false;
  let typedAt = 0;
  let healedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Whoever writes for the first time gets the next number. */
  const own = () => authors.find(({ isOwn }) => isOwn)?.no ?? Math.max(0, ...authors.map(({ no }) => no)) + 1;
  const present = (): ShownWriting => ({
    segments: shownSegments(writing, own()),
    authors,
    state: isAway ? 'away' : isSaved(writing) ? 'saved' : 'saving',
    refused,
    unsent: refused ? unsentWords(writing) : '',
    canUndo: undo.back.length > 0,
    canRedo: undo.forward.length > 0,
  });
  let shown = present();
  const text = () => textOf(shown.segments);
  const tell = () => {
    keepWriting(blockId, writing, owner);
    shown = present();
    for (const listener of listeners) listener();
  };
  const move = (change: ChangeSet, isOwn: boolean) => {
    tell();
    if (!change.empty) for (const listener of movedListeners) listener(change, text(), isOwn);
  };

  const needsServer = () => !isOver && !isBlocked && (isHeard || head > writing.version || !isSaved(writing));
  const soon = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void pump(), ms);
  };

  const ask = (): Promise<TakenChanges> => {
    const { sent, version } = writing;
    if (!sent || isAccepted) return api.call(getPadChanges, { blockId, since: version });
    const { key, base, continues, original: change } = sent;
    // The page may be about to go: what is written last goes along.
    return api.call(changePad, { blockId, base, key, continues, change }, { keepalive: document.visibilityState === 'hidden' });
  };

  const take = (answer: TakenChanges) => {
    head = answer.version;
    authors = withAuthors(authors, answer.authors);
    const received = receive(writing, answer.changes, own());
    if (!received) throw new CameOutOtherwise();
    ({ writing } = received);
    undo = moved(undo, received.shown);
    if (!writing.sent) isAccepted = false;
    move(received.shown, false);
  };

  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const released = async (): Promise<void> => {
    const isWaiting = () => isHeld && !isOver;
    while (isWaiting()) await pause(times.gap);
  };
  const pump = async (): Promise<void> => {
    if (isPumping) return;
    isPumping = true;
    try {
      while (needsServer()) {
        isHeard = false;
        writing = send(writing, newKey(), own());
        tell();
        const isSending = writing.sent !== null && !isAccepted;
        const answer = await ask();
        if (isSending) isAccepted = true;
        await released();
        if (isOver) break;
        isAway = false;
        take(answer);
        await pause(times.gap);
      }
    } catch (error) {
      await fail(error);
    }
    isPumping = false;
    if (needsServer()) return soon(isAway ? times.again : times.first);
    return endWhenIdle();
  };

  const fail = async (error: unknown): Promise<void> => {
    const isLost = error instanceof CameOutOtherwise || (error instanceof RefusedError && error.is('PAD_BASE_GONE'));
    const isWrong = error instanceof RefusedError && error.is('PAD_CHANGE_WRONG');
    if ((isLost || isWrong) && Date.now() - healedAt > healAgainMs) return heal();
    if (isSilence(error) || isBusy(error)) isAway = true;
    else {
      // What the server has judged is not in; what was refused before that goes once more under its key, or it might be in twice.
      if (error instanceof RefusedError && (isWrong || error.is('PAD_FULL'))) writing = takeBack(writing);
      refused = error instanceof RefusedError ? error.body : null;
      isBlocked = true;
    }
    return tell();
  };

  /** The text is read as a whole, and what the server does not have is joined with it; where that is no clear case it stands at its end. */
  const heal = async (): Promise<void> => {
    healedAt = Date.now();
    try {
      const { pad: now } = await api.call(getPad, { blockId });
      await released();
      const [base, mine, theirs] = [textOf(writing.known), text(), textOf(now.segments)];
      const joined = mergeWords(base, mine, theirs) ?? [theirs, unsentWords(writing)].filter(Boolean).join('\n');
      writing = beginWriting(now.version, now.segments);
      const change = typedChange(theirs, joined, null);
      if (change) writing = written(writing, change);
      [authors, head, undo, isAccepted] = [now.authors, now.version, nothingToUndo, false];
      const seen = typedChange(mine, joined, null);
      if (seen) move(seen, false);
      else tell();
    } catch (error) {
      await fail(error);
    }
  };

  const step = (from: 'back' | 'forward', to: 'back' | 'forward') => {
    const change = undo[from].at(-1);
    if (!change) return;
    const inverse = change.invert(linesOf(text()));
    undo = { ...undo, [from]: undo[from].slice(0, -1), [to]: [...undo[to], inverse] };
    wrote(change);
    move(change, true);
  };
  const wrote = (change: ChangeSet) => {
    writing = written(writing, change);
    [isBlocked, refused] = [false, null];
    if (!isPumping) soon(times.first);
  };

  /** Nobody looks any more, and the server has everything; a moment later, because a field may be shown anew. */
  const endWhenIdle = (): void => {
    setTimeout(() => {
      if (listeners.size === 0 && isSaved(writing) && !isPumping && !isOver) end();
    }, times.again);
  };
  const ends = [
    line.onReturn(() => soon(0)),
    // Somebody else is at this device now; what is kept waits for the one who wrote it.
    drafts.subscribe(() => drafts.owner() !== owner && end()),
  ];
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    for (const stop of ends) stop();
    onIdle();
  };
  if (needsServer()) soon(0);

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        endWhenIdle();
      };
    },
    shown: () => shown,
    onMoved(listener) {
      movedListeners.add(listener);
      return () => void movedListeners.delete(listener);
    },
    type(after, caret) {
      const before = text();
      const change = typedChange(before, after.replaceAll('\0', '\u{FFFD}').toWellFormed(), caret);
      if (!change) return;
      const now = Date.now();
      undo = noted(undo, change.invert(linesOf(before)), now - typedAt < rowMs);
      typedAt = now;
      wrote(change);
      tell();
    },
    undo: () => step('back', 'forward'),
    redo: () => step('forward', 'back'),
    hear() {
      isHeard = true;
      if (!isPumping) soon(times.first);
    },
    hold: (isHeldNow) => void (isHeld = isHeldNow),
    hurry: () => soon(0),
  };
}

/** Those that were known, and those of the changes that have just come. */
const withAuthors = (known: readonly PadAuthor[], more: readonly PadAuthor[]): PadAuthor[] =>
  [...known.filter(({ no }) => more.every((one) => one.no !== no)), ...more].toSorted((one, other) => one.no - other.no);

/** A random name for a change, also where a page is served without a certificate. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
