import type { World } from '@pausenplatz/account/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import { aPage, type PagesTables } from '@pausenplatz/pages/testing';
import type { Insertable } from 'kysely';
import { padBlock, type PadSettings } from '../contract/index.ts';
import type { PadsTables } from '../server/index.ts';

export const padsTablesOf = (world: Pick<World, 'services'>) => ownTables<PadsTables>(world.services.db);

interface PlantedPad {
  readonly pageId: string;
  readonly blockId: string;
  readonly url: string;
}

/** Plants a pad in which nobody wrote yet, on a page of class 3a that the class alone reads. */
export async function aPad(world: World, settings: Partial<PadSettings> = {}, page: Parameters<typeof aPage>[1] = {}): Promise<PlantedPad> {
  const { id: pageId, url } = await aPage(world, { visibility: 'group', title: 'Unsere Geschichte', blocks: [], ...page });
  const blockId = newId();
  await ownTables<PagesTables>(world.services.db)
    .insertInto('page_block')
    .values({
      id: blockId,
      page_id: pageId,
      type: padBlock.type,
      version: padBlock.version,
      settings: JSON.stringify({ ...padBlock.empty, title: 'Unsere Geschichte', ...settings }),
      words: '',
      position: 'a0',
      deleted_at: null,
    })
    .execute();
  return { pageId, url, blockId };
}

/** Puts words of one person into a pad in which nobody wrote yet. */
export async function aText(
  world: World,
  { pageId, blockId }: Pick<PlantedPad, 'pageId' | 'blockId'>,
  {
    text = 'Es war einmal.',
    by = world.people.pupilOwner.userId,
    ...more
  }: Partial<Insertable<PadsTables['pad']>> & { readonly by?: string } = {},
): Promise<void> {
  const now = world.services.clock.now();
  const db = padsTablesOf(world);
  const spans = JSON.stringify([[1, text.length]]);
  await db
    .insertInto('pad')
    .values({ block_id: blockId, page_id: pageId, version: 1, text, spans, changed_at: now, kept_at: now, writers: '[1]', ...more })
    .execute();
  await db.insertInto('pad_author').values({ pad_id: blockId, no: 1, user_id: by }).execute();
  const change = JSON.stringify([[0, ...text.split('\n')]]);
  await db
    .insertInto('pad_change')
    .values({ pad_id: blockId, version: 1, by_no: 1, key: newId(), continues: false, change, at: now })
    .execute();
}

/** Keeps an earlier text of a pad; answers its id. */
export async function aVersion(world: World, blockId: string, text = 'Früher.'): Promise<string> {
  const id = newId();
  const row = { id, pad_id: blockId, text, spans: JSON.stringify([[1, text.length]]), writers: '[1]', at: new Date(0) };
  await padsTablesOf(world).insertInto('pad_version').values(row).execute();
  return id;
}
