import { type Kysely, sql } from 'kysely';
import type { PagesTables } from '../tables.ts';

/** True when `pageId` is `ancestorId` itself or lies somewhere below it. */
export async function isBelow(db: Kysely<PagesTables>, pageId: string, ancestorId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive above as (
      select id, parent_id, 1 as depth from page where id = ${pageId}
      union all select page.id, page.parent_id, above.depth + 1 from page join above on page.id = above.parent_id where above.depth < 50)
    select exists (select 1 from above where id = ${ancestorId}) as found`.execute(db);
  return rows[0]?.found ?? false;
}
