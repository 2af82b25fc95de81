import { type BlockType, confirmed, type ParsedInputOf, type PayloadOf } from '@pausenplatz/kernel-contract';
import { type CallContext, type Handler, newId, personOf, type Work } from '@pausenplatz/kernel-server';
import { generateNKeysBetween } from 'fractional-indexing';
import { createPage, movePage, pageGroupTopic, pageLimits, pageNavigationChanged } from '../../contract/index.ts';
import { blockAvailability } from '../../rules/may-add-block.ts';
import { judgeSettings, newBlockRow, proveFiles, typeOf } from '../block-settings.ts';
import { handle } from '../pages.ts';
import { holdCircle } from '../queries/hold-circle.ts';
import { insertPage } from '../queries/insert-page.ts';
import { isBelow } from '../queries/is-below.ts';
import { lockTree } from '../queries/lock-tree.ts';
import { positionBehind } from '../../rules/position-behind.ts';
import { groupTopics } from '../topics.ts';
import { type GroupScope, proveGroup, provePage, refuse } from '../scope.ts';
import type { PagesTables } from '../tables.ts';

type Context = CallContext<PagesTables>;

export const createPageHandler = (catalogue: readonly BlockType[]): Handler =>
  handle(createPage, async (context, input) => {
    const group = await proveGroup(context, { groupType: input.groupForType, groupId: input.groupForId }, 2);
    // A page of one's own is shared on its own; that of a child waits for a teacher.
    if (input.membersOf !== undefined && group.groupType === 'user') return refuse('VISIBILITY_IMPOSSIBLE');
    const { userId } = personOf(context);
    const id = newId();
    const blocks = await firstBlocks(context, catalogue, { pageId: id, blocks: input.blocks ?? [] });
    return context.transact(async (work) => {
      // Counted and looked at under the lock: two at once do not both get the last place, and no parent goes meanwhile.
      await lockTree(work.db, group.groupId);
      const inside = { ...context, db: work.db };
      if (input.parentId) await proveParent(inside, input.parentId, group);
      await refuseWhenFull(inside, group);
      const page = {
        id,
        title: input.title,
        groupType: group.groupType,
        groupId: group.groupId,
        parentId: input.parentId ?? null,
        createdBy: userId,
        // What a class or a school reads is shown on purpose; one's own pages are one's own anyway.
        isDraft: group.groupType !== 'user',
      };
      const inserted = await insertPage(work.db, page);
      if (blocks.length > 0)
        await work.db
          .insertInto('page_block')
          .values(blocks.map(({ row }) => row))
          .execute();
      const files = blocks.flatMap(({ row, fileIds }) => fileIds.map((fileId) => ({ page_id: id, block_id: row.id, file_id: fileId })));
      if (files.length > 0) await work.db.insertInto('page_file').values(files).execute();
      if (input.membersOf !== undefined) {
        await holdCircle(work.db, { ...group, isPupils: false }, input.membersOf, userId);
        await work.db.updateTable('page').set({ visibility: 'members', members_of: input.membersOf }).where('id', '=', id).execute();
        await tellTeam(work, context, id);
      }
      tellNavigation(work, context, group);
      return inserted;
    });
  });

interface FirstBlocks {
  readonly pageId: string;
  readonly blocks: NonNullable<ParsedInputOf<typeof createPage>['blocks']>;
}

/** The rows of what a page begins with, each judged as if it was added and written by who makes the page; all their files in one question. */
async function firstBlocks(context: Context, catalogue: readonly BlockType[], { pageId, blocks }: FirstBlocks) {
  const judged = blocks.map(({ type: name, settings }) => {
    const type = typeOf(catalogue, name);
    if (blockAvailability(type.flags, personOf(context)) !== 'available') return refuse('BLOCK_NOT_ALLOWED');
    return { type, settings: judgeSettings(context, type, settings) };
  });
  await proveFiles(context, pageId, [...new Set(judged.flatMap(({ settings }) => settings.fileIds))]);
  const positions = generateNKeysBetween(null, null, judged.length);
  return judged.map(({ type, settings }, at) => ({
    row: newBlockRow(context, { pageId, type, settings, position: positions[at] ?? '' }),
    fileIds: settings.fileIds,
  }));
}

/** A group holds so many pages; asked under the lock of its tree. */
export async function refuseWhenFull(context: Pick<Context, 'db'>, group: GroupScope, more = 1): Promise<void> {
  const { count } = await context.db
    .selectFrom('page')
    .select((select) => select.fn.countAll().as('count'))
    .where('group_type', '=', group.groupType)
    .where('group_id', '=', group.groupId)
    .where('deleted_at', 'is', null)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) + more > pageLimits.pagesPerGroup) refuse('TOO_MANY_PAGES', { details: { maximum: pageLimits.pagesPerGroup } });
}

/** A page can lie under one of its own group that the actor may change. */
export async function proveParent(
  context: Pick<Context, 'db' | 'actor'>,
  parentId: string,
  group: { readonly groupType: string; readonly groupId: string },
): Promise<void> {
  const parent = await provePage(context, parentId, { permission: 2 });
  if (parent.groupType !== group.groupType || parent.groupId !== group.groupId) refuse('PARENT_IMPOSSIBLE');
}

/** Tells the members of a group that its tree of pages changed. */
export function tellNavigation(
  work: Pick<Work<PagesTables>, 'publish'>,
  context: Pick<Context, 'clock'>,
  group: Pick<GroupScope, 'groupType' | 'groupId'>,
): void {
  const payload: PayloadOf<typeof pageNavigationChanged> = {
    v: 1,
    at: context.clock.now().toISOString(),
    groupForType: group.groupType,
    groupForId: group.groupId,
  };
  for (const target of groupTopics(group)) work.publish(target, pageNavigationChanged, payload);
}

/** Tells the team for whom alone a page is; a group of a class hears what its class hears. */
export async function tellTeam(
  work: Pick<Work<PagesTables>, 'publish' | 'db'>,
  context: Pick<Context, 'clock'>,
  pageId: string,
): Promise<void> {
  const team = await work.db
    .selectFrom('page')
    .innerJoin('school_group', 'school_group.id', 'page.members_of')
    .select('school_group.id')
    .where('page.id', '=', pageId)
    .where('school_group.kind', '=', 'team')
    .executeTakeFirst();
  if (!team) return;
  const at = context.clock.now().toISOString();
  work.publish({ topic: pageGroupTopic(team.id) }, pageNavigationChanged, { v: 1, at, groupForType: 'team', groupForId: team.id });
}

export const movePageHandler = handle(movePage, async (context, { id, parentId, afterId }) => {
  const scope = await provePage(context, id, { permission: 2 });
  await context.transact(async (work) => {
    await lockTree(work.db, scope.groupId);
    if (parentId) await proveParent({ ...context, db: work.db }, parentId, scope);
    if (parentId && (await isBelow(work.db, parentId, id))) refuse('PARENT_IMPOSSIBLE');
    const siblings = await work.db
      .selectFrom('page')
      .select(['id', 'position'])
      .where('group_type', '=', scope.groupType)
      .where('group_id', '=', scope.groupId)
      .where('parent_id', parentId === null ? 'is' : '=', parentId)
      .where('id', '!=', id)
      .orderBy('position')
      .orderBy('id')
      .forUpdate()
      .execute();
    const position = positionBehind(siblings, afterId) ?? refuse('PAGE_NOT_FOUND');
    const moved = await work.db
      .updateTable('page')
      .set({ parent_id: parentId, position })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!moved) refuse('PAGE_NOT_FOUND');
    tellNavigation(work, context, scope);
  });
  return confirmed;
});
