import { pageRefusals } from './refusals.ts';
import { type Actor, type CallContext, refuserFor } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type GroupPermission, type GroupType } from '../contract/index.ts';
import {
  groupPermissionOf,
  mayCopy,
  mayRelease,
  mayUnpublish,
  nobody,
  pagePermissionOf,
  type PageOwnership,
  type Reader,
} from '../rules/page-permission.ts';
import { ownershipColumns, ownershipFacts } from './queries/ownership.ts';
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
  /** The owner is a pupil: for everything beyond the class a teacher has to say yes. */
  readonly isPupils: boolean;
}

type Asking = Pick<CallContext<PagesTables>, 'db' | 'actor'>;

export interface GroupScope {
  readonly [proven]: true;
  readonly groupType: GroupType;
  readonly groupId: string;
  /** Of the class, or the school itself; none for one's own group. */
  readonly schoolIds: readonly string[];
  readonly permission: GroupPermission;
}

export function readerOf(actor: Actor, hasLink = false): Reader {
  if (actor.kind === 'anonymous') return { ...nobody, hasLink };
  const { userId, roles, schoolIds, adminSchoolIds, teachesClassIds, attendsClassIds } = actor;
  return { userId, isTeacher: roles.includes('Teacher'), schoolIds, adminSchoolIds, teachesClassIds, attendsClassIds, hasLink };
}

export interface OwnedPage extends PageOwnership {
  readonly id: string;
  readonly parentId: string | null;
}

async function findOwnership(db: Kysely<PagesTables>, pageId: string, inTrash: boolean): Promise<OwnedPage | null> {
  const { rows } = await sql<OwnedPage>`select ${ownershipColumns}, page.id, page.parent_id as "parentId" from page ${ownershipFacts}
    where page.id = ${pageId} and page.deleted_at is ${inTrash ? sql`not null` : sql`null`}`.execute(db);
  return rows[0] ?? null;
}

/** 404 for a page the actor may not even read, 403 where they may read but not this. */
export async function provePage(
  context: Asking,
  pageId: string,
  need: { readonly permission: GroupPermission; readonly inTrash?: boolean },
): Promise<PageScope> {
  const page = await findOwnership(context.db, pageId, need.inTrash ?? false);
  const permission = page ? pagePermissionOf(page, readerOf(context.actor)) : 0;
  if (!page || permission === 0) return refuse('PAGE_NOT_FOUND');
  if (permission < need.permission) return refuse(page.groupState === 'archived' ? 'PAGE_OF_ARCHIVED_CLASS' : 'PAGE_FORBIDDEN');
  return scopeOf(page, permission);
}

/** Ending the sharing of a page asks for less than changing it: whoever taught its class may always do so. */
export async function proveUnpublishing(context: Asking, pageId: string): Promise<PageScope> {
  const page = await findOwnership(context.db, pageId, false);
  const reader = readerOf(context.actor);
  const permission = page ? pagePermissionOf(page, reader) : 0;
  if (!page || permission === 0) return refuse('PAGE_NOT_FOUND');
  return mayUnpublish(page, reader) ? scopeOf(page, permission) : refuse('PAGE_FORBIDDEN');
}

/** Whoever may change a page may copy it, and whoever taught its class may take it along when that is archived. */
export async function proveCopying(context: Asking, pageId: string): Promise<PageScope> {
  const page = await findOwnership(context.db, pageId, false);
  const reader = readerOf(context.actor);
  const permission = page ? pagePermissionOf(page, reader) : 0;
  if (!page || permission === 0) return refuse('PAGE_NOT_FOUND');
  return mayCopy(page, reader) ? scopeOf(page, permission) : refuse('PAGE_FORBIDDEN');
}

/** A teacher of a living class of the pupil decides how far the page goes; who only reads it is told that they may not. */
export async function proveRelease(context: Asking, pageId: string): Promise<PageScope & { readonly classIds: readonly string[] }> {
  const page = await findOwnership(context.db, pageId, false);
  const reader = readerOf(context.actor);
  const permission = page ? pagePermissionOf(page, reader) : 0;
  if (page && mayRelease(page, reader)) {
    const classIds = (page.pupilClassIds ?? []).filter((id) => reader.teachesClassIds.includes(id));
    return { ...scopeOf(page, permission), classIds };
  }
  return permission === 0 ? refuse('PAGE_NOT_FOUND') : refuse('PAGE_FORBIDDEN');
}

function scopeOf(page: OwnedPage, permission: GroupPermission): PageScope {
  const { id: pageId, groupType, groupId, parentId, schoolIds, pupilClassIds } = page;
  // The checks above are the proof; nothing else makes this type.
  return { pageId, groupType, groupId, parentId, schoolIds, permission, isPupils: pupilClassIds !== null } as PageScope;
}

/** The right to a whole group, for making and ordering pages in it. */
export async function proveGroup(
  context: Asking,
  group: { readonly groupType: GroupType; readonly groupId: string },
  need: GroupPermission,
): Promise<GroupScope> {
  const schoolIds = await schoolsOfGroup(context.db, group);
  const permission = groupPermissionOf({ ...group, groupState: 'live', keeperIds: [], schoolIds }, readerOf(context.actor));
  if (permission === 0) return refuse('GROUP_NOT_FOUND');
  if (permission < need) return refuse('PAGE_FORBIDDEN');
  return { groupType: group.groupType, groupId: group.groupId, schoolIds, permission } as GroupScope;
}

async function schoolsOfGroup(db: Kysely<PagesTables>, group: Pick<GroupScope, 'groupType' | 'groupId'>): Promise<readonly string[]> {
  if (group.groupType === 'class') return schoolOfClass(db, group.groupId);
  return group.groupType === 'school' ? [group.groupId] : [];
}

async function schoolOfClass(db: Kysely<PagesTables>, classId: string): Promise<string[]> {
  const row = await db
    .selectFrom('school_class')
    .select('school_id')
    .where('id', '=', classId)
    .where('deleted_at', 'is', null)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return row ? [row.school_id] : [];
}
