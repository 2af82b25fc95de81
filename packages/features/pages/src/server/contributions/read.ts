import { fileColumns } from '@pausenplatz/documents/server';
import { type Kysely, sql } from 'kysely';
import { pageLimits } from '../../contract/index.ts';
import type { PagesTables } from '../tables.ts';

type Db = Kysely<PagesTables>;

/** What was suggested for a block, by one person or by all; what waits comes first, the oldest of it, and what was decided last. */
export function contributionsOf(db: Db, blockId: string, userId: string | null) {
  return db
    .selectFrom('page_contribution as one')
    .leftJoin('user_account', (join) => join.onRef('user_account.id', '=', 'one.by_id').on('user_account.deleted_at', 'is', null))
    .select(['one.id', 'one.entry', 'one.state', 'one.by_id', 'one.created_at', 'one.decided_at'])
    .select(sql<string | null>`first_name || ' ' || last_name`.as('name'))
    .where('one.block_id', '=', blockId)
    .$if(userId !== null, (query) => query.where('one.by_id', '=', userId ?? ''))
    .orderBy(sql`one.decided_at desc nulls first`)
    .orderBy('one.created_at')
    .orderBy('one.id')
    .limit(pageLimits.contributionsListed)
    .execute();
}

export function filesOfContributions(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('file')
    .select(fileColumns)
    .where('id', 'in', (select) => select.selectFrom('page_contribution_file').select('file_id').where('contribution_id', 'in', ids))
    .execute();
}

interface WaitingOnPage {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly className: string;
  readonly waiting: number;
}

/** Pages of these classes on which something waits in blocks that still take entries, the longest wait first. */
export async function waitingOnPages(db: Db, classIds: readonly string[], atMost: number): Promise<WaitingOnPage[]> {
  if (classIds.length === 0) return [];
  const { rows } = await sql<WaitingOnPage>`
    select page.id, page.title as name, page.url, c.name as "className", count(*)::int as waiting
    from page_contribution one
    join page on page.id = one.page_id and page.group_type = 'class' and page.deleted_at is null and page.archived_at is null
    join page_block block on block.id = one.block_id and block.deleted_at is null and block.settings @> '{"takesEntries":true}'
    join school_class c on c.id = page.group_id
    where one.decided_at is null and c.id in (${sql.join(classIds)})
    group by page.id, c.name order by min(one.created_at), page.id limit ${atMost}`.execute(db);
  return rows;
}
