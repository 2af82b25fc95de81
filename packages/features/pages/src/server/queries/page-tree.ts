import { type Kysely, sql } from 'kysely';
import type { Background } from '../../contract/index.ts';
import type { PagesTables } from '../tables.ts';

/** A page with its place below the first one. */
export interface TreePage {
  readonly id: string;
  readonly parentId: string | null;
  readonly title: string;
  readonly background: Background;
  readonly position: string;
  readonly depth: number;
}

/** A living page, and those below it where they are wanted, the first one first; what was put away stays where it is. */
export async function pageTree(db: Kysely<PagesTables>, pageId: string, withBelow: boolean): Promise<TreePage[]> {
  const { rows } = await sql<TreePage>`
    with recursive tree as (
      select id, 0 as depth from page where id = ${pageId} and deleted_at is null
      union all select page.id, tree.depth + 1 from page join tree on page.parent_id = tree.id
        where ${withBelow} and page.deleted_at is null and page.archived_at is null and tree.depth < 20)
    select page.id, page.parent_id as "parentId", page.title, page.background, page.position, tree.depth
    from tree join page on page.id = tree.id order by tree.depth, page.position, page.id`.execute(db);
  return rows;
}

/** What is kept under some names, each from its first page on. */
export async function keptTrees(db: Kysely<PagesTables>, names: readonly string[]): Promise<(TreePage & { readonly name: string })[]> {
  const { rows } = await sql<TreePage & { readonly name: string }>`
    with recursive tree as (
      select id, array[position collate "C", id collate "C"] as way from page where group_type = 'kept' and group_id = any(${[...names]}) and parent_id is null
      union all select page.id, tree.way || array[page.position collate "C", page.id collate "C"] from page join tree on page.parent_id = tree.id)
    select page.id, page.parent_id as "parentId", page.title, page.background, page.position, cardinality(tree.way) / 2 - 1 as depth,
      page.group_id as name
    from tree join page on page.id = tree.id order by page.group_id, tree.way collate "C"`.execute(db);
  return rows;
}
