import type { CallContext, Services, Work } from '@pausenplatz/kernel-server';
import { type PlacedBlocks, placedBlocksStep } from '@pausenplatz/schools/server';
import { padBlock, type PadRights, type PadSettings } from '../contract/index.ts';
import { padRights } from '../rules/index.ts';
import { refuse } from './pads.ts';
import type { PadsTables } from './tables.ts';

declare const proven: unique symbol;

/** Proof that who asks may read the pad. */
interface PadScope {
  readonly [proven]: 'read' | 'member';
  readonly pageId: string;
  readonly blockId: string;
  readonly settings: PadSettings;
  readonly rights: PadRights;
}

/** Proof that who asks belongs to the page of the pad: the only ones who learn who wrote what. */
export interface MemberScope extends PadScope {
  readonly [proven]: 'member';
}

type Asking = Pick<CallContext<PadsTables>, 'db' | 'actor' | 'steps'>;
const types = [padBlock.type];

/** 404 to who does not read the page, or reads it without belonging to it where the pad is for its members. */
export async function proveReading(context: Asking, blockId: string): Promise<PadScope> {
  const read = await placesOf(context).read({ db: context.db, actor: context.actor }, blockId, types);
  return (read && scopeIn(read, blockId, read.isMember)) ?? refuse('PAD_NOT_FOUND');
}

/** 404 to who does not belong to the page, although they may read it. */
export async function proveMember(context: Asking, blockId: string): Promise<MemberScope> {
  return memberIn(await placesOf(context).find({ db: context.db, actor: context.actor }, { blockId }, types), blockId);
}

/** The same inside of a transaction: nothing of what was proven changes until the commit. */
export async function holdMember(context: Asking, work: Pick<Work<PadsTables>, 'db'>, blockId: string): Promise<MemberScope> {
  return memberIn(await placesOf(context).hold({ db: work.db }, context.actor, blockId, types), blockId);
}

/** What whoever changes the page does alone. */
export const proveKeeper = ({ rights }: MemberScope): void => void (rights.isKeeper || refuse('PAD_FORBIDDEN'));

/** Refuses with the reason that helps: nobody writes any more, or others do. */
export function proveWriting({ rights, settings }: MemberScope): void {
  if (!rights.mayWrite) refuse(settings.writers === 'nobody' ? 'PAD_CLOSED' : 'PAD_FORBIDDEN');
}

function placesOf({ steps }: Pick<Services, 'steps'>) {
  const [given] = steps.given(placedBlocksStep);
  return given?.step ?? refuse('PAD_NOT_FOUND');
}

function memberIn(placed: PlacedBlocks | null, blockId: string): MemberScope {
  const scope = placed && scopeIn(placed, blockId, true);
  // Only those who belong to the page are answered here; nothing else makes this type.
  return (scope as MemberScope | null) ?? refuse('PAD_NOT_FOUND');
}

function scopeIn({ pageId, mayChange, blocks }: PlacedBlocks, blockId: string, isMember: boolean): PadScope | null {
  const block = blocks.find((one) => one.id === blockId);
  if (!block) return null;
  const settings = padBlock.settings.parse(block.settings);
  const rights = padRights(settings, { isMember, isKeeper: mayChange });
  // The page answered for who asks; nothing else makes this type.
  return rights && ({ pageId, blockId, settings, rights } as PadScope);
}
