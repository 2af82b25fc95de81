import type { World } from '@pausenplatz/account/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import type { GamesTables } from '../server/index.ts';

type Planting = Pick<World, 'services' | 'people' | 'ownClassId'>;
type Person = keyof World['people'];

const tablesOf = (world: Pick<World, 'services'>) => ownTables<GamesTables>(world.services.db);

/** Takes away all duels, and what was said about the class. */
export async function withoutDuels(world: Pick<World, 'services'>): Promise<void> {
  for (const table of ['memory_duel', 'memory_class'] as const) await tablesOf(world).deleteFrom(table).execute();
}

/** What the cards of a planted duel show; each stands on two that lie side by side. */
export const duelFaces = ['Wiesel', 'Hermelin', 'Iltis', 'Nerz', 'Zobel', 'Vielfrass'] as const;

interface DuelOptions {
  readonly state?: 'invited' | 'playing';
  readonly inviter?: Person;
  readonly invitee?: Person;
}

/** Plants the one duel that there is: Noah was invited by Mia, who begins. */
export async function aDuel(
  world: Planting,
  { state = 'playing', inviter = 'pupilOwner', invitee = 'pupilSameClass' }: DuelOptions = {},
): Promise<string> {
  await withoutDuels(world);
  const id = newId();
  const now = world.services.clock.now();
  const laid = duelFaces.flatMap((text, pair) => [0, 1].map(() => ({ pair, text, emoji: null, picture: null })));
  const isLaid = state === 'playing';
  await tablesOf(world)
    .insertInto('memory_duel')
    .values({
      id,
      class_id: world.ownClassId,
      inviter_id: world.people[inviter].userId,
      invitee_id: world.people[invitee].userId,
      set_name: 'pictures',
      set_id: null,
      set_title: null,
      size: '4x3',
      state,
      rev: 1,
      cards: JSON.stringify(isLaid ? laid : []),
      turn: 0,
      finders: isLaid ? duelFaces.map(() => -1) : [],
      last: null,
      last_places: [],
      turned_at: null,
      invited_at: now,
      changed_at: now,
      inviter_seen_at: now,
      invitee_seen_at: now,
    })
    .execute();
  return id;
}
