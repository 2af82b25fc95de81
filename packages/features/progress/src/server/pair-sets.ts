import { type CallContext, stepKey, type UserActor } from '@pausenplatz/kernel-server';
import type { ProgressTables } from './tables.ts';

/** A picture as a browser loads it. */
interface PairPicture {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly widths: readonly number[];
  readonly preview: string | null;
}

/** One half: words, or a picture that the words name. */
export interface PairSide {
  readonly text: string;
  readonly picture: PairPicture | null;
}

/** Two things that belong together, such as a word and its sentence. */
export interface LearnPair {
  readonly first: PairSide;
  readonly second: PairSide;
}

/** Things that somebody learns and that come in pairs. */
interface PairSet {
  readonly id: string;
  readonly title: string;
  readonly pairs: number;
}

type Asking = Pick<CallContext<ProgressTables>, 'db' | 'clock' | 'signer'>;

/** What a trainer lends to games: of what it has, only what the asker may read is told. */
interface PairSource {
  /** Under which the games ask for one of its sets. */
  readonly kind: 'words' | 'cards' | 'photos';
  /** The sets with which the asker learns, wrote or teaches, the newest first, each with as many pairs as can be laid out. */
  readonly list: (asking: Asking, asker: UserActor) => Promise<readonly PairSet[]>;
  /** Null for what the asker may not read. */
  readonly read: (asking: Asking, asker: UserActor, id: string) => Promise<{ title: string; pairs: readonly LearnPair[] } | null>;
}

/** Trainers of words and cards tell here what games may play with. */
export const pairSourceStep = stepKey<PairSource>('pairSource');
