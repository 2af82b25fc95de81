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
const looked = 150;

/**
 * Pages near somebody that hold all of these words (of `plainWords`), those first whose title says it, then what changed last: one
 * statement. It looks no further than the person's groups and schools; who may read what it finds is decided by the rule.
 */
export async function searchedPages(db: Kysely<PagesTables>, actor: UserActor, words: readonly string[]): Promise<FoundPage[]> {
  const { userId, teachesClassIds, attendsClassIds, schoolIds, adminSchoolIds } = actor;
  const own = [userId, ...teachesClassIds, ...attendsClassIds, ...schoolIds, ...adminSchoolIds];
  const begins = words.map((word) => `${word}:*`);
  const { rows } = await sql<FoundPage>`
    with hit as materialized (select * from wall.pages_that_say(${words}, ${userId}, ${own}, ${schoolIds}, ${adminSchoolIds}, ${looked}))
    select ${ownershipColumns}, page.url, page.title,
      case page.group_type when 'class' then (select name from school_class where id = page.group_id)
        when 'school' then (select name from school where id = page.group_id)
        else (select first_name || ' ' || last_name from user_account where id = page.group_id) end as "groupName",
      case when hit.is_by_title then null else (select block.words from page_block block
        where block.page_id = page.id and block.deleted_at is null
          and exists (select from unnest(${begins}::text[]) word where block.found @@ to_tsquery('simple', word))
        order by block.position limit 1) end as passage
    from hit join page on page.id = hit.page_id ${ownershipFacts}
    where page.deleted_at is null
    order by hit.is_by_title desc, page.archived_at is not null or facts.group_state = 'archived', page.updated_at desc, page.id`.execute(
    db,
  );
  return rows;
}
