import { fileColumns, type FileRow } from '@pausenplatz/documents/server';
import type { Kysely } from 'kysely';
import type { Block } from '../../contract/index.ts';
import type { PagesTables } from '../tables.ts';
import { keptTrees, type TreePage } from './page-tree.ts';

interface KeptRows {
  readonly pages: (TreePage & { readonly name: string })[];
  readonly blocks: (Block & { readonly pageId: string })[];
  readonly files: (FileRow & { readonly pageId: string })[];
}

/** What is kept under some names, by three queries; called by the server itself, after a proof. */
export async function readKept(db: Kysely<PagesTables>, names: readonly string[]): Promise<KeptRows> {
  const pages = await keptTrees(db, names);
  if (pages.length === 0) return { pages, blocks: [], files: [] };
  const ids = pages.map(({ id }) => id);
  const blocks = await db
    .selectFrom('page_block')
    .select(['id', 'page_id as pageId', 'type', 'version', 'position', 'place', 'settings'])
    .where('page_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const files = await db
    .selectFrom('page_file')
    .innerJoin('file', 'file.id', 'page_file.file_id')
    .select([...fileColumns, 'page_file.page_id as pageId'])
    .where('page_file.page_id', 'in', ids)
    .execute();
  return { pages, blocks, files };
}
