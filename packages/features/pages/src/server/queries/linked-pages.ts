import { type Kysely, sql } from 'kysely';
import type { PageOwnership } from '../../rules/page-permission.ts';
import type { PagesTables } from '../tables.ts';
import { ownershipColumns, ownershipFacts } from './ownership.ts';

interface FoundPage extends PageOwnership {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly groupName: string | null;
}

/** Pages with one of these ids or addresses; who may read them is decided by the rule. */
export async function linkedPages(db: Kysely<PagesTables>, addresses: readonly string[]): Promise<FoundPage[]> {
  const { rows } = await sql<FoundPage>`
    select ${ownershipColumns}, page.id, page.url, page.title,
      case page.group_type when 'class' then (select name from school_class where id = page.group_id)
        when 'school' then (select name from school where id = page.group_id)
        else (select first_name || ' ' || last_name from user_account where id = page.group_id) end as "groupName"
    from page ${ownershipFacts}
    where (page.id = any(${[...addresses]}::text[]) or page.url = any(${[...addresses]}::text[])) and page.deleted_at is null`.execute(db);
  return rows;
}
