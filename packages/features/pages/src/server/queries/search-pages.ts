import type { UserActor } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import type { PageOwnership } from '../../rules/page-permission.ts';
import type { PagesTables } from '../tables.ts';
import { ownershipColumns, ownershipFacts } from './ownership.ts';

interface FoundPage extends PageOwnership {
  readonly url: string;
  readonly title: string;
  readonly groupName: string | null;
  /** The words of the first block in which one was found; null where the title says it. */
  readonly passage: string | null;
}

/** So many are looked at before the rule of reading leaves out those that are not for this person. */
const looked = 300;

/**
 * Pages near somebody that hold all of these words (of `plainWords`), those first whose title says it, then what changed last: one
 * statement. It looks no further than the person's groups and schools; who may read what it finds is decided by the rule.
 */
export async function searchedPages(db: Kysely<PagesTables>, actor: UserActor, words: readonly string[]): Promise<FoundPage[]> {
  const { userId, teachesClassIds, attendsClassIds, schoolIds, adminSchoolIds } = actor;
  const classIds = [...teachesClassIds, ...attendsClassIds];
  const groupIds = [userId, ...classIds, ...schoolIds, ...adminSchoolIds];
  const placeIds = [...schoolIds, ...adminSchoolIds];
  const begins = words.map((word) => `${word}:*`);
  const queries = sql`select to_tsquery('simple', word) as query from unnest(${begins}::text[]) word`;
  const title = sql`to_tsvector('simple', regexp_replace(plain_words(page.title), '[[:punct:]]+', ' ', 'g'))`;
  const blocks = sql`from page_block block where block.page_id = page.id and block.deleted_at is null and block.found @@ query`;
  const { rows } = await sql<FoundPage>`
    with typed as materialized (${queries}),
    page as (
      select page.*, not exists (select from typed where not ${title} @@ query) as by_title from page
      where page.deleted_at is null
        and (page.group_id = any(${groupIds}::text[])
          or (page.group_type = 'class' and exists (select from school_class own
            where own.id = page.group_id and own.school_id = any(${placeIds}::text[])))
          or (page.group_type = 'class' and exists (select from class_teacher kept
            where kept.class_id = page.group_id and kept.user_id = ${userId}))
          or (page.group_type = 'user' and page.visibility <> 'group' and exists (select from school_member near
            where near.user_id = page.group_id and near.school_id = any(${placeIds}::text[]))))
        and not exists (select from typed where not (${title} @@ query or exists (select ${blocks})))
      order by by_title desc, page.archived_at is not null, page.updated_at desc, page.id limit ${looked})
    select ${ownershipColumns}, page.url, page.title,
      case page.group_type when 'class' then (select name from school_class where id = page.group_id)
        when 'school' then (select name from school where id = page.group_id)
        else (select first_name || ' ' || last_name from user_account where id = page.group_id) end as "groupName",
      case when page.by_title then null else (select block.words from typed, page_block block
        where block.page_id = page.id and block.deleted_at is null and block.found @@ query order by block.position limit 1) end as passage
    from page ${ownershipFacts}
    order by page.by_title desc, page.archived_at is not null or facts.group_state = 'archived', page.updated_at desc, page.id`.execute(db);
  return rows;
}
