import { type Actor, stepKey, type Work } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import type { SchoolsTables } from './tables.ts';

/** A page with its blocks of some types, to somebody who belongs to it. */
export interface PlacedBlocks {
  readonly pageId: string;
  /** Whoever asks changes the page; without it they take part in what stands there for its members. */
  readonly mayChange: boolean;
  /** In the order of the page. */
  readonly blocks: readonly {
    readonly id: string;
    readonly type: string;
    readonly settings: Readonly<Record<string, unknown>>;
  }[];
}

/** The same to a reader of the page. */
export interface ReadBlocks extends PlacedBlocks {
  readonly isMember: boolean;
}

/** A page of a class with its blocks of some types, for who changes it. */
interface PlacedInClass extends Pick<PlacedBlocks, 'pageId' | 'blocks'> {
  readonly page: string;
}

interface Asking {
  readonly db: Kysely<SchoolsTables>;
  readonly actor: Actor;
}

/** The page by its id, or the page that this block is on. */
type Place = { readonly pageId: string } | { readonly blockId: string };

/**
 * What a block keeps beside its settings belongs to the page that it stands on. Whoever has pages gives this step; all answer null where
 * the page or its class is no more, the first two also to visitors and to readers who do not belong to the page.
 */
interface PlacedBlocksStep {
  /** One query, whatever the number of blocks. */
  readonly find: (asking: Asking, place: Place, types: readonly string[]) => Promise<PlacedBlocks | null>;
  /** The same inside of a transaction: page, block, class and place of who asks stay as they are until the commit. */
  readonly hold: (
    work: Pick<Work<SchoolsTables>, 'db'>,
    actor: Actor,
    blockId: string,
    types: readonly string[],
  ) => Promise<PlacedBlocks | null>;
  /** To whoever may read the page, visitors too, for blocks that take part in what is open to all of them. */
  readonly read: (asking: Asking, blockId: string, types: readonly string[]) => Promise<ReadBlocks | null>;
  /** The same inside of a transaction, with page and block held. */
  readonly holdRead: (
    work: Pick<Work<SchoolsTables>, 'db'>,
    actor: Actor,
    blockId: string,
    types: readonly string[],
  ) => Promise<ReadBlocks | null>;
  /** All pages of a class with such blocks that whoever asks changes, by their titles: what an export of the class has of them. One query. */
  readonly ofClass: (asking: Asking, classId: string, types: readonly string[]) => Promise<PlacedInClass[]>;
  /** The children of the class for which a page is, by their numbers; of a page for a group those of the group. One query. */
  readonly pupils: (db: Kysely<SchoolsTables>, pageId: string) => Promise<{ readonly id: string; readonly name: string }[]>;
}

export const placedBlocksStep = stepKey<PlacedBlocksStep>('placedBlocks');

export interface CopiedBlock {
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly toPageId: string;
}

/** What the people of a page made on it goes along with the copy. */
export interface TakenEntries {
  /** The name of whoever belongs to the copy as well goes along; all others are nobody there. */
  readonly isThere: (userId: string) => boolean;
}

/**
 * Blocks that keep something beside their settings copy of it what goes along when a page is copied: inside of the transaction, with the new
 * blocks there. Without `entries` that is nothing which the people of the page made.
 */
export const copiedBlocksStep =
  stepKey<(work: Pick<Work<SchoolsTables>, 'db'>, copied: readonly CopiedBlock[], entries: TakenEntries | null) => Promise<void>>(
    'copiedBlocks',
  );
