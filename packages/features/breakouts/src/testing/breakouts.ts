import type { World } from '@pausenplatz/account/testing';
import { newId, newSecret, ownTables } from '@pausenplatz/kernel-server';
import { aPage, type PagesTables } from '@pausenplatz/pages/testing';
import { generateNKeysBetween } from 'fractional-indexing';
import type { Insertable } from 'kysely';
import { createHash } from 'node:crypto';
import { breakoutBlock, type BreakoutSettings, type LockContent } from '../contract/index.ts';
import type { BreakoutsTables } from '../server/index.ts';

export const breakoutsTablesOf = (world: Pick<World, 'services'>) => ownTables<BreakoutsTables>(world.services.db);

export const aLock = (more: Partial<LockContent> = {}): LockContent => ({
  title: 'Die Garderobe',
  story: '',
  task: 'Wie viele Haken sind frei?',
  pictureId: null,
  alt: '',
  audioId: null,
  secret: { kind: 'number', value: '43' },
  hints: [{ text: 'Rechnet.', minutes: null }],
  ...more,
});

/** Three locks of three kinds. */
const threeLocks: readonly LockContent[] = [
  aLock(),
  aLock({ title: 'Das Zimmer', secret: { kind: 'word', words: ['Laterne'] }, hints: [] }),
  aLock({ title: 'Der Kasten', secret: { kind: 'colors', values: ['red', 'blue'] }, hints: [] }),
];

export interface PlantedBreakout {
  readonly pageId: string;
  readonly blockId: string;
  readonly url: string;
  readonly lockIds: readonly string[];
}

interface Planted {
  readonly settings?: Partial<BreakoutSettings>;
  readonly page?: Parameters<typeof aPage>[1];
  readonly locks?: readonly LockContent[];
  readonly ending?: string;
}

/** Plants a breakout on a page of class 3a that the class alone reads. */
export async function aBreakout(
  world: World,
  { settings = {}, page = {}, locks = threeLocks, ending = 'Geschafft!' }: Planted = {},
): Promise<PlantedBreakout> {
  const { id: pageId, url } = await aPage(world, { visibility: 'group', title: 'Breakout', blocks: [], ...page });
  const blockId = newId();
  await ownTables<PagesTables>(world.services.db)
    .insertInto('page_block')
    .values({
      id: blockId,
      page_id: pageId,
      type: breakoutBlock.type,
      version: breakoutBlock.version,
      settings: JSON.stringify({ ...breakoutBlock.empty, title: 'Nachts im Schulhaus', ...settings }),
      words: '',
      position: 'a0',
      deleted_at: null,
    })
    .execute();
  const db = breakoutsTablesOf(world);
  const place = { page_id: pageId, block_id: blockId };
  await db
    .insertInto('breakout')
    .values({ ...place, ending, started_at: null, ended_at: null })
    .execute();
  const positions = generateNKeysBetween(null, null, locks.length);
  const rows = locks.map(({ pictureId, audioId, secret, hints, ...lock }, index) => ({
    ...lock,
    ...place,
    id: newId(),
    position: positions[index] ?? 'a0',
    picture_id: pictureId,
    audio_id: audioId,
    secret: JSON.stringify(secret),
    hints: JSON.stringify(hints),
  }));
  if (rows.length > 0) await db.insertInto('breakout_lock').values(rows).execute();
  return { pageId, blockId, url, lockIds: rows.map(({ id }) => id) };
}

/** Plants a team before the first lock of a breakout; answers its id and the token of its one device. */
export async function aTeam(
  world: World,
  { pageId, blockId, lockIds }: PlantedBreakout,
  more: Partial<Insertable<BreakoutsTables['breakout_team']>> = {},
): Promise<{ readonly id: string; readonly token: string }> {
  const [id, token, now] = [newId(), newSecret(), world.services.clock.now()];
  const db = breakoutsTablesOf(world);
  await db
    .insertInto('breakout_team')
    .values({
      id,
      page_id: pageId,
      block_id: blockId,
      name: `Team ${id.slice(0, 6)}`,
      code: id.slice(0, 5),
      opened: 0,
      lock_id: lockIds[0] ?? null,
      lock_started_at: now,
      wrong: 0,
      asked: 0,
      waits_until: null,
      wrong_before: 0,
      hints_before: 0,
      started_at: now,
      paused_at: null,
      finished_at: null,
      created_at: now,
      seen_at: now,
      ...more,
    })
    .execute();
  const token_hash = createHash('sha256').update(token).digest('base64url');
  await db.insertInto('breakout_device').values({ token_hash, team_id: id }).execute();
  return { id, token };
}
