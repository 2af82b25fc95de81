import { type CallContext, personOf, type Work } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { pageContentChanged, pageTopic } from '../contract/index.ts';
import type { PageScope } from './scope.ts';
import type { PagesTables } from './tables.ts';

/** Counts a change of the page; the row stays locked until the commit, so revisions have no holes. */
export async function revise(work: Work<PagesTables>, scope: PageScope, now: Date): Promise<number> {
  const { revision } = await work.db
    .updateTable('page')
    .set({ revision: sql<number>`revision + 1`, updated_at: now })
    .where('id', '=', scope.pageId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Tells the readers of a page that these blocks changed; they read again what they may see. */
export function tellContent(
  work: Work<PagesTables>,
  context: CallContext<PagesTables>,
  scope: PageScope,
  revision: number,
  blockIds: readonly string[],
): void {
  work.publish({ topic: pageTopic(scope.pageId) }, pageContentChanged, {
    v: 1,
    at: context.clock.now().toISOString(),
    rev: revision,
    by: scope.groupType === 'user' ? null : personOf(context).userId,
    pageId: scope.pageId,
    blockIds: [...blockIds],
  });
}
