import type { CallContext, Services, Work } from '@pausenplatz/kernel-server';
import { type PlacedBlocks, placedBlocksStep } from '@pausenplatz/schools/server';
import { breakoutBlock, type BreakoutSettings } from '../contract/index.ts';
import { refuse } from './breakouts.ts';
import type { BreakoutsTables } from './tables.ts';

declare const proven: unique symbol;

/** Proof that who asks may play the breakout. */
export interface PlayScope {
  readonly [proven]: 'play' | 'keep';
  readonly pageId: string;
  readonly blockId: string;
  readonly settings: BreakoutSettings;
  /** Changes the page, and so leads the game and writes its locks. */
  readonly isKeeper: boolean;
}

/** Proof that who asks changes the page: the only one who gets solutions. */
export interface KeepScope extends PlayScope {
  readonly [proven]: 'keep';
}

type Asking = Pick<CallContext<BreakoutsTables>, 'db' | 'actor' | 'steps'>;
type Held = Pick<Work<BreakoutsTables>, 'db'>;
const types = [breakoutBlock.type];

/** 404 to who does not belong to the page, unless it is open to them and lets visitors play. */
export async function provePlaying(context: Asking, blockId: string): Promise<PlayScope> {
  const read = await placesOf(context).read({ db: context.db, actor: context.actor }, blockId, types);
  const scope = read && scopeIn(read, blockId);
  return scope && (read.isMember || scope.settings.visitorsPlay) ? scope : refuse('BREAKOUT_NOT_FOUND');
}

/** The same inside of a transaction: page and block, and for members their place, stay as they were proven until the commit. */
export async function holdPlaying(context: Asking, work: Held, blockId: string): Promise<PlayScope> {
  const places = placesOf(context);
  const placed = await places.hold({ db: work.db }, context.actor, blockId, types);
  const member = placed && scopeIn(placed, blockId);
  if (member) return member;
  const read = await places.holdRead({ db: work.db }, context.actor, blockId, types);
  const visitor = read && scopeIn(read, blockId);
  // Who belonged to the page a moment ago is no visitor of it unless it takes visitors.
  return visitor?.settings.visitorsPlay ? visitor : refuse('BREAKOUT_NOT_FOUND');
}

/** 404 to who does not belong to the page, 403 to who does and does not change it. */
export async function proveKeeping(context: Asking, blockId: string): Promise<KeepScope> {
  return keeperIn(await placesOf(context).find({ db: context.db, actor: context.actor }, { blockId }, types), blockId);
}

export async function holdKeeping(context: Asking, work: Held, blockId: string): Promise<KeepScope> {
  return keeperIn(await placesOf(context).hold({ db: work.db }, context.actor, blockId, types), blockId);
}

function keeperIn(placed: PlacedBlocks | null, blockId: string): KeepScope {
  const scope = placed && scopeIn(placed, blockId);
  if (!scope) return refuse('BREAKOUT_NOT_FOUND');
  // What was asked is the proof; nothing else makes this type.
  return scope.isKeeper ? (scope as KeepScope) : refuse('BREAKOUT_FORBIDDEN');
}

function placesOf({ steps }: Pick<Services, 'steps'>) {
  const [given] = steps.given(placedBlocksStep);
  return given?.step ?? refuse('BREAKOUT_NOT_FOUND');
}

function scopeIn({ pageId, mayChange, blocks }: PlacedBlocks, blockId: string): PlayScope | null {
  const block = blocks.find((one) => one.id === blockId);
  if (!block) return null;
  // The page answered for who asks; nothing else makes this type.
  return { pageId, blockId, settings: breakoutBlock.settings.parse(block.settings), isKeeper: mayChange } as PlayScope;
}
