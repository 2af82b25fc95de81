import { asSystem } from '@pausenplatz/kernel-server';
import { generateKeyBetween } from 'fractional-indexing';
import { type Kysely, sql } from 'kysely';
import { pageAddress } from '../../rules/page-address.ts';
import type { PagesTables, StoredGroup } from '../tables.ts';
import { lockTree } from './lock-tree.ts';

interface NewPage {
  readonly id: string;
  readonly title: string;
  readonly groupType: StoredGroup;
  readonly groupId: string;
  readonly parentId: string | null;
  readonly createdBy: string;
  /** Only those who may change it see it, until they show it. */
  readonly isDraft?: boolean;
  /** Its address, where it is not made from the title. */
  readonly url?: string;
}

export interface InsertedPage {
  readonly id: string;
  readonly name: string;
  readonly url: string;
}

/** Stores a page at the end of its level; its address is made from the title and, where that is taken, a few letters of its id. */
export async function insertPage(db: Kysely<PagesTables>, page: NewPage): Promise<InsertedPage> {
  await lockTree(db, page.groupId);
  const last = await db
    .selectFrom('page')
    .select('position')
    .where('group_type', '=', page.groupType)
    .where('group_id', '=', page.groupId)
    .where('parent_id', page.parentId === null ? 'is' : '=', page.parentId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const url = page.url ?? (await freeAddress(db, page.title, page.id));
  await db
    .insertInto('page')
    .values({
      id: page.id,
      url,
      title: page.title,
      group_type: page.groupType,
      group_id: page.groupId,
      parent_id: page.parentId,
      position: generateKeyBetween(last?.position ?? null, null),
      visibility: 'group',
      background: JSON.stringify({ type: page.groupType === 'user' ? 'user' : 'pages' }),
      link_secret: null,
      is_draft: page.isDraft ?? false,
      created_by: page.createdBy,
      archived_at: null,
      deleted_at: null,
      deleted_with: null,
    })
    .execute();
  return { id: page.id, name: page.title, url };
}

async function freeAddress(db: Kysely<PagesTables>, title: string, id: string): Promise<string> {
  const wanted = pageAddress(title);
  // Two people may choose the same title in the same moment: one waits for the other's transaction.
  await sql`select pg_advisory_xact_lock(hashtextextended(${wanted}, 0))`.execute(db);
  // Addresses are unique in all schools together.
  const taken = await asSystem(() => db.selectFrom('page').select('id').where('url', '=', wanted).executeTakeFirst());
  if (!taken) return wanted;
  return addressWithId(title, id);
}

/** An address of its own for every page: no other one has these letters. */
export function addressWithId(title: string, id: string): string {
  const letters = id.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return `${pageAddress(title)}-${letters.slice(0, 8)}`;
}
