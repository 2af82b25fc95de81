import { type Kysely, sql } from 'kysely';
import { pageLimits } from '../../contract/index.ts';
import { refuse } from '../scope.ts';
import type { PagesTables } from '../tables.ts';

interface Written {
  readonly pageId: string;
  /** The block that gets it; null for one that is only added. */
  readonly blockId: string | null;
  readonly json: string;
}

const megabyte = 1024 * 1024;

/**
 * All blocks of a page together have a size that people can still load. What makes a page smaller is always taken, whatever it weighs. Call
 * it where the page is held, so that two at once do not both find room.
 */
export async function proveSize(db: Kysely<PagesTables>, { pageId, blockId, json }: Written): Promise<void> {
  const bytes = sql`octet_length(settings::text)`;
  const { others, before, after } = await db
    .selectFrom('page_block')
    .select([
      sql<number>`coalesce(sum(${bytes}) filter (where id is distinct from ${blockId}), 0)::int`.as('others'),
      sql<number>`coalesce(sum(${bytes}) filter (where id = ${blockId}), 0)::int`.as('before'),
      // As the database writes it, so that like is compared with like.
      sql<number>`octet_length(${json}::jsonb::text)`.as('after'),
    ])
    .where('page_id', '=', pageId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (others + after > pageLimits.wholePageBytes && after > before)
    refuse('PAGE_TOO_LARGE', { details: { maximum: pageLimits.wholePageBytes / megabyte } });
}
