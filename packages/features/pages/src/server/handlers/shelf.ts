import { confirmed } from '@pausenplatz/kernel-contract';
import { daysBefore } from '@pausenplatz/kernel-format';
import { type CallContext, personOf } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { deletePage, listShelved, pageLimits, restorePage } from '../../contract/index.ts';
import { handle } from '../pages.ts';
import { lockTree } from '../queries/lock-tree.ts';
import { provePage, refuse } from '../scope.ts';
import type { PagesTables } from '../tables.ts';
import { tellNavigation, tellTeam } from './manage.ts';

const perList = 50;

export const deletePageHandler = handle(deletePage, async (context, { id }) => {
  const scope = await provePage(context, id, { permission: 2 });
  await context.transact(async (work) => {
    // Nobody moves a page below one that is about to go.
    await lockTree(work.db, scope.groupId);
    await sql`
      with recursive below as (
        select id from page where id = ${id}
        union select page.id from page join below on page.parent_id = below.id)
      update page set deleted_at = ${context.clock.now()}, deleted_with = ${id},
        release = case release when 'released' then 'waiting' else release end, release_class_id = null, released_at = null where id in (select id from below) and deleted_at is null`.execute(
      work.db,
    );
    tellNavigation(work, context, scope);
    await tellTeam(work, context, id);
  });
  return confirmed;
});

export const restorePageHandler = handle(restorePage, async (context, { id }) => {
  const scope = await provePage(context, id, { permission: 2, inTrash: true });
  return context.transact(async (work) => {
    await lockTree(work.db, scope.groupId);
    const back = await work.db
      .updateTable('page')
      .set({ deleted_at: null, deleted_with: null })
      .where((where) => where.or([where('id', '=', id), where('deleted_with', '=', id)]))
      .where('deleted_at', 'is not', null)
      .returning('id')
      .execute();
    if (!back.some((page) => page.id === id)) return refuse('PAGE_NOT_FOUND');
    // A page whose parent is still in the trash comes back at the top.
    await sql`update page set parent_id = null where id = ${id} and parent_id in (select id from page where deleted_at is not null)`.execute(
      work.db,
    );
    tellNavigation(work, context, scope);
    await tellTeam(work, context, id);
    return work.db.selectFrom('page').select(['id', 'title as name', 'url']).where('id', '=', id).executeTakeFirstOrThrow();
  });
});

export const listShelvedHandler = handle(listShelved, async (context, { shelf, before }) => {
  const rows = await shelvedRows(context, shelf, before ? new Date(before) : null);
  return {
    pages: rows.slice(0, perList).map(({ id, name, url, groupName, at, restorable }) => ({
      id,
      name,
      url,
      groupName: groupName ?? '',
      at: at.toISOString(),
      restorable,
    })),
    more: rows.length > perList,
  };
});

interface ShelvedRow {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly groupName: string | null;
  readonly at: Date;
  readonly restorable: boolean;
}

async function shelvedRows(context: CallContext<PagesTables>, shelf: 'archive' | 'trash', before: Date | null): Promise<ShelvedRow[]> {
  const { userId, teachesClassIds, adminSchoolIds, schoolIds, roles } = personOf(context);
  const writableSchools = roles.includes('Teacher') ? [...new Set([...schoolIds, ...adminSchoolIds])] : adminSchoolIds;
  const groupIds = sql.join([userId, ...teachesClassIds, ...writableSchools]);
  const oldest = daysBefore(context.clock.now(), pageLimits.trashDays);
  // Pages of an archived class stand in the archive of who taught it, whether or not they were archived themselves (decisions 2.7).
  const keeps = sql<boolean>`exists (select 1 from class_teacher t where t.class_id = c.id and t.user_id = ${userId})`;
  const at = shelf === 'trash' ? sql`page.deleted_at` : sql`coalesce(c.archived_at, page.archived_at)`;
  // What was deleted together comes back together: only the page that was deleted by hand is listed.
  const isShelved =
    shelf === 'trash'
      ? sql`page.deleted_at > ${oldest} and page.deleted_with = page.id and page.group_id in (${groupIds})`
      : sql`page.deleted_at is null and ((page.archived_at is not null and page.group_id in (${groupIds})) or (c.id is not null and ${keeps}))`;
  const { rows } = await sql<ShelvedRow>`
    select page.id, page.title as name, page.url, ${at} as at, c.id is null as restorable,
      case page.group_type when 'class' then (select name from school_class where id = page.group_id)
        when 'school' then (select name from school where id = page.group_id) else null end as "groupName"
    from page left join school_class c on page.group_type = 'class' and c.id = page.group_id and c.archived_at is not null and c.deleted_at is null
    where ${isShelved} ${before ? sql`and ${at} < ${before}` : sql``}
    order by ${at} desc, page.title limit ${perList + 1}`.execute(context.db);
  return rows;
}
