import { ownTables, type Services, type Work } from '@pausenplatz/kernel-server';
import type { OpenWriting } from '@pausenplatz/schools/server';
import { refuse } from './scope.ts';
import type { PagesTables } from './tables.ts';

/** Living pages of these classes under a lock that still holds, with who writes there. */
export async function writingIn({ db, clock }: Pick<Services, 'db' | 'clock'>, classIds: readonly string[]): Promise<OpenWriting[]> {
  if (classIds.length === 0) return [];
  const rows = await ownTables<PagesTables>(db)
    .selectFrom('page_lock')
    .innerJoin('page', 'page.id', 'page_lock.page_id')
    .innerJoin('user_account', 'user_account.id', 'page_lock.holder_id')
    .select(['group_id as classId', 'title', 'user_account.id', 'first_name as firstName', 'last_name as lastName'])
    .where('group_type', '=', 'class')
    .where('group_id', 'in', classIds)
    .where('page.deleted_at', 'is', null)
    .where('page.archived_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .orderBy('title')
    .execute();
  return rows.map(({ classId, title, ...writer }) => ({ classId, title, writer }));
}

/** PAGE_STILL_WRITTEN while one of these pages is under a lock that still holds. */
export async function refuseWhileWritten(work: Work<PagesTables>, pageIds: readonly string[], now: Date): Promise<void> {
  if (pageIds.length === 0) return;
  const open = await work.db
    .selectFrom('page_lock')
    .innerJoin('page', 'page.id', 'page_lock.page_id')
    .select('title')
    .where('page_id', 'in', pageIds)
    .where('expires_at', '>', now)
    .orderBy('title')
    .executeTakeFirst();
  if (open) refuse('PAGE_STILL_WRITTEN', { details: { title: open.title } });
}
