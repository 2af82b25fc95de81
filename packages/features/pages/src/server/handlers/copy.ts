import type { BlockType } from '@pausenplatz/kernel-contract';
import { fill } from '@pausenplatz/kernel-contract';
import { type CallContext, type Handler, newId, personOf } from '@pausenplatz/kernel-server';
import type { TakenEntries } from '@pausenplatz/schools/server';
import { copyPage, fileBehind, pageLimits } from '../../contract/index.ts';
import { pagesTexts } from '../../texts.ts';
import { handle } from '../pages.ts';
import { setBackgroundFile } from '../queries/blocks.ts';
import { copyBlocks } from '../queries/copy-blocks.ts';
import { insertPage } from '../queries/insert-page.ts';
import { lockTree } from '../queries/lock-tree.ts';
import { type GivenPlaces, placedBlocks } from '../placed-blocks.ts';
import { readingBy } from '../read-block.ts';
import { type GroupScope, type PageScope, proveCopying, proveGroup, refuse } from '../scope.ts';
import type { PagesTables } from '../tables.ts';
import { settingsOfCopy } from '../settings-of-copy.ts';
import { refuseWhenFull, tellNavigation } from './manage.ts';

/** Copies a page; the catalogue knows which settings belong to a class. */
export const copyPageHandler = (catalogue: readonly BlockType[]): Handler =>
  handle(copyPage, async (context, { id, groupForType, groupForId, withEntries }) => {
    const scope = await proveCopying(context, id);
    const group = await proveGroup(context, { groupType: groupForType, groupId: groupForId }, 2);
    const isSameGroup = group.groupType === scope.groupType && group.groupId === scope.groupId;
    const { userId } = personOf(context);
    return context.transact(async (work) => {
      await lockTree(work.db, group.groupId);
      await refuseWhenFull({ ...context, db: work.db }, group);
      const page = await work.db
        .selectFrom('page')
        .select(['title', 'background'])
        .where('id', '=', scope.pageId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!page) return refuse('PAGE_NOT_FOUND');
      const copy = await insertPage(work.db, {
        id: newId(),
        title: isSameGroup ? fill(pagesTexts.copyOf, { title: page.title }).slice(0, pageLimits.titleMaximum) : page.title,
        groupType: group.groupType,
        groupId: group.groupId,
        // Beside the page that it is of; elsewhere that one has no place.
        parentId: isSameGroup ? scope.parentId : null,
        createdBy: userId,
        isDraft: group.groupType !== 'user',
      });
      await work.db
        .updateTable('page')
        .set({ background: JSON.stringify(page.background) })
        .where('id', '=', copy.id)
        .execute();
      await setBackgroundFile(work.db, copy.id, fileBehind(page.background));
      const entries = withEntries
        ? await takenEntries({ ...context, db: work.db }, placedBlocks(readingBy(catalogue)), { scope, group })
        : null;
      const classId = group.groupType === 'class' ? group.groupId : null;
      const settingsOf = settingsOfCopy(catalogue, { ...(!isSameGroup && { classId }), withEntries: withEntries === true });
      await copyBlocks(context, work, { pages: new Map([[scope.pageId, copy.id]]), settingsOf, entries });
      tellNavigation(work, context, group);
      return copy;
    });
  });

/** What was made there goes along with who changes the page today; that of an archived class stays with it. */
async function takenEntries(
  context: CallContext<PagesTables>,
  places: GivenPlaces,
  { scope, group }: { readonly scope: PageScope; readonly group: GroupScope },
): Promise<TakenEntries> {
  const placed = await places.find(context, { pageId: scope.pageId }, []);
  if (!placed?.mayChange) return refuse('PAGE_ENTRIES_CLOSED');
  if (group.groupType === scope.groupType && group.groupId === scope.groupId) return { isThere: () => true };
  const there = new Set([personOf(context).userId]);
  if (group.groupType === 'class')
    for (const table of ['class_pupil', 'class_teacher'] as const)
      for (const { user_id } of await context.db.selectFrom(table).select('user_id').where('class_id', '=', group.groupId).execute())
        there.add(user_id);
  return { isThere: (userId) => there.has(userId) };
}
