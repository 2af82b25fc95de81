import { randomInt } from 'node:crypto';
import { type CallContext, personOf, type UserActor } from '@pausenplatz/kernel-server';
import { type DuelSet, type LentKind, type MemorySize, type ReadySet, readySets } from '../../contract/index.ts';
import { dealt, type Face, largestUpTo, lentPairs, memoryGrids, readyPairs } from '../../rules/index.ts';
import { refuse } from '../games.ts';
import { lentSet } from '../lent-sets.ts';
import type { DealtCard, GamesTables } from '../tables.ts';

type Context = CallContext<GamesTables>;

const isReady = (kind: DuelSet['kind']): kind is ReadySet => readySets.some((one) => one === kind);

interface Playable {
  readonly title: string | null;
  readonly size: MemorySize;
}

/** What two people of a class can play with: a set of the product, or one that a trainer lends to both of them through the class. */
export async function playableFor(
  context: Context,
  { set, size }: { readonly set: DuelSet; readonly size: MemorySize },
  other: { readonly asker: UserActor; readonly name: string },
): Promise<Playable> {
  const { kind, id } = set;
  if (isReady(kind)) return { title: null, size };
  const lent = id === null ? null : await lentSet(context, personOf(context), { kind, id });
  if (!lent || id === null) return refuse('GAMES_SET_NOT_FOUND');
  // Nobody writes to a classmate by what they call a set of their own.
  if (!(await lentSet(context, other.asker, { kind, id }))) return refuse('GAMES_DUEL_SET', { details: { name: other.name } });
  return { title: lent.title, size: largestUpTo(size, lent.pairs.length) ?? refuse('GAMES_SET_SMALL') };
}

const perfect = 2 ** 47;
/** Nobody can tell from the cards that they saw how the others lie. */
const byChance = () => randomInt(perfect) / perfect;

interface Chosen {
  readonly set_name: ReadySet | LentKind;
  readonly set_id: string | null;
  readonly size: MemorySize;
}

/** Lays the cards of a duel out, as they lie from the upper left. */
export async function dealDuel(context: Context, { set_name: kind, set_id: id, size }: Chosen): Promise<DealtCard[]> {
  const { pairs: count } = memoryGrids[size];
  const pairs = isReady(kind) ? readyPairs(kind, count, byChance) : await drawLent(context, { kind, id: id ?? '' }, count);
  if (pairs.length < count) return refuse('GAMES_SET_SMALL');
  return dealt(size, randomInt(2 ** 31)).map(({ pair, isSecond }) => {
    const found = pairs[pair];
    // Every half that is dealt is of one of the pairs above.
    return { pair, ...((isSecond ? found?.second : found?.first) ?? refuse('GAMES_SET_SMALL')) };
  });
}

async function drawLent(context: Context, set: { readonly kind: LentKind; readonly id: string }, count: number) {
  const lent = (await lentSet(context, personOf(context), set)) ?? refuse('GAMES_SET_NOT_FOUND');
  const copied = ({ text, picture }: (typeof lent.pairs)[number]['first']): Omit<Face, 'emoji'> => ({
    text,
    picture: picture && { ...picture, widths: [...picture.widths] },
  });
  return lentPairs(
    lent.pairs.map(({ first, second }) => ({ first: copied(first), second: copied(second) })),
    count,
    byChance,
  );
}
