import { type Kysely, sql } from 'kysely';
import type { PageOwnership } from '../../rules/page-permission.ts';
import type { PagesTables } from '../tables.ts';
import { ownershipColumns, ownershipFacts } from './ownership.ts';

interface FoundPage extends PageOwnership {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** The words of the first block in which one was found; null where the title says it. */
  readonly passage: string | null;
}

/** So many are looked at before the rule of reading leaves out those that are not for this reader. */
const looked = 150;

/**
 * Pages below one, as deep as they go, that hold all of these words (of `plainWords`): by title first, then what changed last. What lies
 * in the archive or below it stands nowhere; who may read what is found is decided by the rule.
 */
export async function pagesBelow(db: Kysely<PagesTables>, pageId: string, words: readonly string[]): Promise<FoundPage[]> {
  const begins = words.map((word) => `${word}:*`);
  const { rows } = await sql<FoundPage>`
    with recursive below as (
      select id, 1 as depth from page where parent_id = ${pageId} and deleted_at is null and archived_at is null
      union all select page.id, below.depth + 1 from page join below on page.parent_id = below.id
        where page.deleted_at is null and page.archived_at is null and below.depth < 50),
    typed as (select to_tsquery('simple', word) as query from unnest(${begins}::text[]) word)
    select ${ownershipColumns}, page.id, page.url, page.title,
      case when (select bool_and(page.found @@ query) from typed) then null else (select block.words from page_block block
        where block.page_id = page.id and block.deleted_at is null and exists (select from typed where block.found @@ query)
        order by block.position limit 1) end as passage
    from below join page on page.id = below.id ${ownershipFacts}
    where not exists (select from typed where not page.found @@ query and not exists (
      select from page_block block where block.page_id = page.id and block.deleted_at is null and block.found @@ query))
    order by (select bool_and(page.found @@ query) from typed) desc, page.updated_at desc, page.id limit ${looked}`.execute(db);
  return rows;
}
