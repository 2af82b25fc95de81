import { asSystem, type CallContext } from '@pausenplatz/kernel-server';
import type { placedBlocksStep, PlacedBlocks, ReadBlocks } from '@pausenplatz/schools/server';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { belongsToPage, pagePermissionOf, type Reader } from '../rules/page-permission.ts';
import type { BlockReading } from './read-block.ts';
import { ownershipColumns, ownershipFacts } from './queries/ownership.ts';
import { type OwnedPage, readerOf } from './scope.ts';
import type { PagesTables } from './tables.ts';

interface FoundPage extends OwnedPage {
  readonly title: string;
  readonly blocks: readonly (PlacedBlocks['blocks'][number] & { readonly version: number })[];
}

/** Living pages with their blocks of these types by title, in one query; whoever asks, the caller decides what they get. */
async function readAllPlaced(db: Kysely<PagesTables>, condition: RawBuilder<unknown>, types: readonly string[]): Promise<FoundPage[]> {
  const { rows } = await sql<FoundPage>`select ${ownershipColumns}, page.id, page.title, page.parent_id as "parentId",
      coalesce((select jsonb_agg(jsonb_build_object('id', block.id, 'type', block.type, 'version', block.version, 'settings', block.settings) order by block.position, block.id)
        from page_block block where block.page_id = page.id and block.type = any(${[...types]}) and block.deleted_at is null), '[]') as blocks
    from page ${ownershipFacts} where ${condition} and page.deleted_at is null order by page.title, page.id`.execute(db);
  return rows;
}

/** The one page of which that is true. */
const readPlaced = async (...asked: Parameters<typeof readAllPlaced>): Promise<FoundPage | null> =>
  (await readAllPlaced(...asked))[0] ?? null;

const withBlock = (blockId: string) => sql`page.id = (select page_id from page_block where id = ${blockId} and deleted_at is null)`;

/** Those whose settings can be read: of one that cannot, there is nothing to ask, and the others are answered all the same. */
const readablePlaced = (read: BlockReading, { blocks }: FoundPage): PlacedBlocks['blocks'] =>
  blocks.flatMap((block) => {
    const settings = read.settings(block);
    return settings === null ? [] : [{ id: block.id, type: block.type, settings }];
  });

function placedFor(read: BlockReading, page: FoundPage | null, reader: Reader): PlacedBlocks | null {
  if (!page || !belongsToPage(page, reader)) return null;
  return { pageId: page.id, mayChange: pagePermissionOf(page, reader) >= 2, blocks: readablePlaced(read, page) };
}

function readFor(read: BlockReading, page: FoundPage | null, reader: Reader): ReadBlocks | null {
  const permission = page?.groupState === 'live' ? pagePermissionOf(page, reader) : 0;
  if (!page || permission === 0) return null;
  return { pageId: page.id, mayChange: permission >= 2, isMember: belongsToPage(page, reader), blocks: readablePlaced(read, page) };
}

export type GivenPlaces = NonNullable<(typeof placedBlocksStep)['of']>;

/** Blocks that keep something beside their settings ask here what somebody may do with it. */
export const placedBlocks = (read: BlockReading): GivenPlaces => ({
  async find({ db, actor }, place, types) {
    const condition = 'pageId' in place ? sql`page.id = ${place.pageId}` : withBlock(place.blockId);
    return placedFor(read, await readPlaced(db, condition, types), readerOf(actor));
  },
  async hold(work, actor, blockId, types) {
    const db = work.db as unknown as Kysely<PagesTables>;
    if (actor.kind === 'anonymous' || !(await holdBlock(db, blockId))) return null;
    const page = await readPlaced(db, withBlock(blockId), types);
    if (!page) return null;
    const classIds = page.groupType === 'class' ? [page.groupId] : (page.pupilClassIds ?? []);
    await holdClasses(db, classIds);
    const reader = await holdReader(db, readerOf(actor), classIds);
    // Read once more: what was held now stands as it was found.
    return placedFor(read, await readPlaced(db, withBlock(blockId), types), reader);
  },
  async read({ db, actor }, blockId, types) {
    return readFor(read, await readPlaced(db, withBlock(blockId), types), readerOf(actor));
  },
  async holdRead(work, actor, blockId, types) {
    const db = work.db as unknown as Kysely<PagesTables>;
    // A visitor may not hold what they may read; what they get is asked again right after, behind the wall.
    if (!(await asSystem(() => holdBlock(db, blockId)))) return null;
    return readFor(read, await readPlaced(db, withBlock(blockId), types), readerOf(actor));
  },
  async ofClass({ db, actor }, classId, types) {
    const pages = await readAllPlaced(db, sql`page.group_type = 'class' and page.group_id = ${classId}`, types);
    return pages.flatMap((page) => {
      const placed = page.blocks.length > 0 ? placedFor(read, page, readerOf(actor)) : null;
      return placed?.mayChange ? [{ page: page.title, pageId: placed.pageId, blocks: placed.blocks }] : [];
    });
  },
  async pupils(db, pageId) {
    const { rows } = await sql<{ readonly id: string; readonly name: string }>`
      select pupil.id, pupil.first_name || ' ' || pupil.last_name as name
      from page join class_pupil place on page.group_type = 'class' and place.class_id = page.group_id
        join user_account pupil on pupil.id = place.user_id and pupil.deleted_at is null
      where page.id = ${pageId} and (page.visibility <> 'members' or pupil.id = any(wall.members_of(page.members_of)))
      order by place.number, pupil.id`.execute(db);
    return rows;
  },
});

/** The page in the order in which who edits it takes its rows, then the block. */
async function holdBlock(db: Kysely<PagesTables>, blockId: string): Promise<boolean> {
  const page = await db
    .selectFrom('page')
    .select('id')
    .where('id', '=', (select) => select.selectFrom('page_block').select('page_id').where('id', '=', blockId))
    .forShare()
    .executeTakeFirst();
  const block = await db
    .selectFrom('page_block')
    .select('id')
    .where('id', '=', blockId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return page !== undefined && block !== undefined;
}

async function holdClasses(db: Kysely<PagesTables>, classIds: readonly string[]): Promise<void> {
  if (classIds.length === 0) return;
  await db.selectFrom('school_class').select('id').where('id', 'in', classIds).orderBy('id').forShare().execute();
}

/** The places by which somebody belongs to these classes and to schools, held: who was taken out meanwhile has none. */
async function holdReader(db: Kysely<PagesTables>, reader: Reader, classIds: readonly string[]): Promise<Reader> {
  const userId = reader.userId ?? '';
  const placesIn = async (table: 'class_teacher' | 'class_pupil') => {
    if (classIds.length === 0) return [];
    const rows = await db
      .selectFrom(table)
      .select('class_id')
      .where('class_id', 'in', classIds)
      .where('user_id', '=', userId)
      .forKeyShare()
      .execute();
    return rows.map(({ class_id }) => class_id);
  };
  const teachesClassIds = await placesIn('class_teacher');
  const attendsClassIds = await placesIn('class_pupil');
  const inSchools = await db.selectFrom('school_member').select('school_id').where('user_id', '=', userId).forKeyShare().execute();
  const isInSchool = inSchools.length > 0;
  return {
    ...reader,
    teachesClassIds,
    attendsClassIds,
    ...(!isInSchool && { schoolIds: [], adminSchoolIds: [] }),
  };
}

/** Whether somebody may listen to what the blocks of a page keep. */
export async function isMemberOfPage({ db, actor }: Pick<CallContext<PagesTables>, 'db' | 'actor'>, pageId: string): Promise<boolean> {
  const page = await readPlaced(db, sql`page.id = ${pageId}`, []);
  return page !== null && belongsToPage(page, readerOf(actor));
}
