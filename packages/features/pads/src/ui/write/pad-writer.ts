import type { ChangeSet } from '@codemirror/state';
import type { Api } from '@pausenplatz/kernel-browser';
import type { RefusalBody } from '@pausenplatz/kernel-contract';
import type { Pad, PadAuthor, PadSegment } from '../../contract/pads.ts';

export interface ShownWriting {
  readonly segments: readonly PadSegment[];
  readonly authors: readonly PadAuthor[];
  readonly state: 'saved' | 'saving' | 'away';
  readonly refused: RefusalBody | null;
  /** What the server does not have, for whoever wants to take it along. */
  readonly unsent: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The text became another by something else than typing; `isOwn` where whoever writes wanted that. */
export type Moved = (change: ChangeSet, text: string, isOwn: boolean) => void;

export interface PadWriter {
  readonly subscribe: (listener: () => void) => () => void;
  readonly shown: () => ShownWriting;
  readonly onMoved: (listener: Moved) => () => void;
  /** What the field holds after a key; `caret` is where it stands then. */
  readonly type: (text: string, caret: number | null) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Somebody else changed the text. */
  readonly hear: () => void;
  /** While an input method puts signs together nothing else may change the field, however long that takes: it would break off, and write its beginning twice. */
  readonly hold: (isHeld: boolean) => void;
  /** Sends at once what waits. */
  readonly hurry: () => void;
}

export interface WriterSettings {
  readonly api: Pick<Api, 'call'>;
  readonly blockId: string;
  readonly pad: Pad;
  /** In milliseconds; a test has no time. */
  readonly times?: { readonly first: number; readonly gap: number; readonly again: number };
}
