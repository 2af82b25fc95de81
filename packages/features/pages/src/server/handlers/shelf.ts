import { confirmed } from '@pausenplatz/kernel-contract';
import { daysBefore } from '@pausenplatz/kernel-format';
import { type CallContext, personOf } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { deletePage, listShelved, pageLimits, restorePage } from '../../contract/index.ts';
import { handle } from '../pages.ts';
import { provePage } from '../scope.ts';
import type { PagesTables } from '../tables.ts';
import { tellNavigation } from './manage.ts';

const perList = 50;

export const deletePageHandler = handle(deletePage, async (context, { id }) => {
  const scope = await provePage(context, id, { permission: 2 });
  await context.transact(async (work) => {
    await sql`
      with recursive below as (
        select id from page where id = ${id}
        union select page.id from page join below on page.parent_id = below.id)
      update page set deleted_at = ${context.clock.now()}, deleted_with = ${id} where id in (select id from below) and deleted_at is null`.execute(
      work.db,
    );
    tellNavigation(work, context, scope);
  });
  return confirmed;
});

export const restorePageHandler = handle(restorePage, async (context, { id }) => {
  const scope = await provePage(context, id, { permission: 2, inTrash: true });
  return context.transact(async (work) => {
    await work.db
      .updateTable('page')
      .set({ deleted_at: null, deleted_with: null })
      .where((where) => where.or([where('id', '=', id), where('deleted_with', '=', id)]))
      .execute();
    // A page whose parent is still in the trash comes back at the top.
    await sql`update page set parent_id = null where id = ${id} and parent_id in (select id from page where deleted_at is not null)`.execute(
      work.db,
    );
    tellNavigation(work, context, scope);
    return work.db.selectFrom('page').select(['id', 'title as name', 'url']).where('id', '=', id).executeTakeFirstOrThrow();
  });
});

export const listShelvedHandler = handle(listShelved, async (context, { shelf, before }) => {
  const rows = await shelvedRows(context, shelf, before ? new Date(before) : null);
  return {
    pages: rows
      .slice(0, perList)
      .map(({ id, name, url, groupName, at }) => ({ id, name, url, groupName: groupName ?? '', at: at.toISOString() })),
    more: rows.length > perList,
  };
});

async function shelvedRows(context: CallContext<PagesTables>, shelf: 'archive' | 'trash', before: Date | null) {
  const { userId, teachesClassIds, adminSchoolIds, schoolIds, roles } = personOf(context);
  const column = shelf === 'archive' ? 'archived_at' : 'deleted_at';
  const writableSchools = roles.includes('Teacher') ? [...new Set([...schoolIds, ...adminSchoolIds])] : adminSchoolIds;
  const groupIds = [userId, ...teachesClassIds, ...writableSchools];
  const oldest = daysBefore(context.clock.now(), pageLimits.trashDays);
  let query = context.db
    .selectFrom('page')
    .select(['page.id', 'page.title as name', 'page.url', `page.${column} as at`])
    .select(
      sql<string | null>`case page.group_type when 'class' then (select name from school_class where id = page.group_id)
        when 'school' then (select name from school where id = page.group_id) else null end`.as('groupName'),
    )
    .where('page.group_id', 'in', groupIds)
    .where(`page.${column}`, 'is not', null)
    .orderBy(`page.${column}`, 'desc')
    .limit(perList + 1);
  // What was deleted together comes back together: only the page that was deleted by hand is listed.
  if (shelf === 'trash') query = query.where('page.deleted_at', '>', oldest).whereRef('page.deleted_with', '=', 'page.id');
  else query = query.where('page.deleted_at', 'is', null);
  if (before) query = query.where(`page.${column}`, '<', before);
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, at: row.at ?? new Date(0) }));
}
