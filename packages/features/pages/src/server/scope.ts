import { type Actor, type CallContext, refuserFor } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type GroupPermission, type GroupType, pageRefusals } from '../contract/index.ts';
import { groupPermissionOf, nobody, pagePermissionOf, type PageOwnership, type Reader } from '../rules/page-permission.ts';
import type { PagesTables } from './tables.ts';

export const refuse = refuserFor(pageRefusals);

declare const proven: unique symbol;

/** Proof that the actor may do at least this with the page; queries that change a page ask for it. */
export interface PageScope {
  readonly [proven]: true;
  readonly pageId: string;
  readonly groupType: GroupType;
  readonly groupId: string;
  readonly parentId: string | null;
  readonly permission: GroupPermission;
  readonly schoolIds: readonly string[];
}

export interface GroupScope {
  readonly [proven]: true;
  readonly groupType: GroupType;
  readonly groupId: string;
  readonly permission: GroupPermission;
}

export function readerOf(actor: Actor, hasLink = false): Reader {
  if (actor.kind === 'anonymous') return { ...nobody, hasLink };
  const { userId, roles, schoolIds, adminSchoolIds, teachesClassIds, attendsClassIds } = actor;
  return { userId, isTeacher: roles.includes('Teacher'), schoolIds, adminSchoolIds, teachesClassIds, attendsClassIds, hasLink };
}

interface OwnedPage extends PageOwnership {
  readonly id: string;
  readonly parentId: string | null;
}

async function findOwnership(db: Kysely<PagesTables>, pageId: string, inTrash: boolean): Promise<OwnedPage | null> {
  const row = await db
    .selectFrom('page')
    .select(['id', 'group_type as groupType', 'group_id as groupId', 'visibility', 'parent_id as parentId'])
    .select(schoolIdsOfPage.as('schoolIds'))
    .where('id', '=', pageId)
    .where('deleted_at', inTrash ? 'is not' : 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

const schoolIdsOfPage = sql<string[]>`case page.group_type
  when 'class' then array(select school_id from school_class where id = page.group_id)
  when 'school' then array[page.group_id]
  else array(select distinct school_id from school_member where user_id = page.group_id) end`;

/** 404 for a page the actor may not even read, 403 where they may read but not this. */
export async function provePage(
  context: Pick<CallContext<PagesTables>, 'db' | 'actor'>,
  pageId: string,
  need: { readonly permission: GroupPermission; readonly inTrash?: boolean },
): Promise<PageScope> {
  const page = await findOwnership(context.db, pageId, need.inTrash ?? false);
  const permission = page ? pagePermissionOf(page, readerOf(context.actor)) : 0;
  if (!page || permission === 0) return refuse('PAGE_NOT_FOUND');
  if (permission < need.permission) return refuse('PAGE_FORBIDDEN');
  const { groupType, groupId, parentId, schoolIds } = page;
  // The checks above are the proof; nothing else makes this type.
  return { pageId, groupType, groupId, parentId, schoolIds, permission } as PageScope;
}

/** The right to a whole group, for making and ordering pages in it. */
export async function proveGroup(
  context: Pick<CallContext<PagesTables>, 'db' | 'actor'>,
  group: { readonly groupType: GroupType; readonly groupId: string },
  need: GroupPermission,
): Promise<GroupScope> {
  const schoolIds = group.groupType === 'class' ? await schoolOfClass(context.db, group.groupId) : [];
  const permission = groupPermissionOf({ ...group, schoolIds }, readerOf(context.actor));
  if (permission === 0) return refuse('GROUP_NOT_FOUND');
  if (permission < need) return refuse('PAGE_FORBIDDEN');
  return { groupType: group.groupType, groupId: group.groupId, permission } as GroupScope;
}

async function schoolOfClass(db: Kysely<PagesTables>, classId: string): Promise<string[]> {
  const row = await db
    .selectFrom('school_class')
    .select('school_id')
    .where('id', '=', classId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? [row.school_id] : [];
}
