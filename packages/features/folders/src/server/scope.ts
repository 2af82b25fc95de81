import { type CallContext, personOf, type Services, type Work } from '@pausenplatz/kernel-server';
import { type PlacedBlocks, placedBlocksStep } from '@pausenplatz/schools/server';
import { documentsBlock, type FolderMode, type FolderPerson } from '../contract/index.ts';
import { refuse } from './folders.ts';
import type { FoldersTables } from './tables.ts';

declare const proven: unique symbol;

/** Proof that who asks belongs to the page on which the folder stands. */
export interface FolderScope {
  readonly [proven]: true;
  readonly pageId: string;
  readonly blockId: string;
  readonly mode: FolderMode;
  /** Changes the page, and so keeps the folder. */
  readonly isKeeper: boolean;
  readonly userId: string;
}

type Asking = Pick<CallContext<FoldersTables>, 'db' | 'actor' | 'steps'>;

/** All folders of a page; 404 for who does not belong to it, although the page itself may be open to them. */
export async function proveFolders(context: Asking, pageId: string): Promise<readonly FolderScope[]> {
  const placed = await placesOf(context).find(context, { pageId }, [documentsBlock.type]);
  return placed ? scopesOf(context, placed) : refuse('FOLDER_NOT_FOUND');
}

export async function proveFolder(context: Asking, blockId: string): Promise<FolderScope> {
  return theOne(context, await placesOf(context).find(context, { blockId }, [documentsBlock.type]), blockId);
}

/** The same inside of a transaction: nothing of what was proven changes until the commit. */
export async function holdFolder(context: Asking, work: Pick<Work<FoldersTables>, 'db'>, blockId: string): Promise<FolderScope> {
  return theOne(context, await placesOf(context).hold({ db: work.db }, context.actor, blockId, [documentsBlock.type]), blockId);
}

/** The children who are expected to hand in. */
export const pupilsOf = (context: Asking, pageId: string): Promise<FolderPerson[]> => placesOf(context).pupils(context.db, pageId);

function placesOf({ steps }: Pick<Services, 'steps'>) {
  const [given] = steps.given(placedBlocksStep);
  return given?.step ?? refuse('FOLDER_NOT_FOUND');
}

function theOne(context: Asking, placed: PlacedBlocks | null, blockId: string): FolderScope {
  const scopes = placed ? scopesOf(context, placed) : [];
  return scopes.find((one) => one.blockId === blockId) ?? refuse('FOLDER_NOT_FOUND');
}

function scopesOf(context: Asking, { pageId, mayChange, blocks }: PlacedBlocks): FolderScope[] {
  const { userId } = personOf(context);
  return blocks.map(({ id, settings }) => {
    const { mode } = documentsBlock.settings.parse(settings);
    // The page answered for who asks; nothing else makes this type.
    return { pageId, blockId: id, mode, isKeeper: mayChange, userId } as FolderScope;
  });
}
