import { type CallContext, type Work } from '@pausenplatz/kernel-server';
import { type ContributedType, contributedLists } from '../../contract/contributed-lists.ts';
import type { GivenPlaces } from '../placed-blocks.ts';
import { refuse } from '../scope.ts';
import type { PagesTables } from '../tables.ts';

const types = Object.keys(contributedLists);

/** A block to which something may be suggested, as whoever asks finds it. */
interface ContributedBlock {
  readonly pageId: string;
  readonly type: ContributedType;
  /** Its author lets those who belong to the page suggest entries. */
  readonly isOpen: boolean;
  readonly isMember: boolean;
  readonly mayChange: boolean;
}

type Found = Awaited<ReturnType<GivenPlaces['read']>>;

function blockIn(found: Found, isMember: boolean, blockId: string): ContributedBlock {
  const block = found?.blocks.find(({ id }) => id === blockId);
  if (!found || !block) return refuse('PAGE_NOT_FOUND');
  // The query asked for these types alone.
  const type = block.type as ContributedType;
  return { pageId: found.pageId, type, isOpen: block.settings['takesEntries'] === true, isMember, mayChange: found.mayChange };
}

/** The block to whoever may read its page. */
export async function readPlace({ db, actor }: CallContext<PagesTables>, places: GivenPlaces, blockId: string): Promise<ContributedBlock> {
  const found = await places.read({ db, actor }, blockId, types);
  return blockIn(found, found?.isMember ?? false, blockId);
}

/** The same to a member, inside of a transaction: page, block and the place of who asks stay as they are until the commit. */
export async function holdPlace(
  { db }: Work<PagesTables>,
  { actor }: CallContext<PagesTables>,
  places: GivenPlaces,
  blockId: string,
): Promise<ContributedBlock> {
  const found = await places.hold({ db }, actor, blockId, types);
  return blockIn(found && { ...found, isMember: true }, true, blockId);
}
