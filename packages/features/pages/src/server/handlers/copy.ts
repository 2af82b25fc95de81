import type { BlockType } from '@pausenplatz/kernel-contract';
import { fill } from '@pausenplatz/kernel-contract';
import { type Handler, newId, personOf } from '@pausenplatz/kernel-server';
import { copyPage, fileBehind, pageLimits } from '../../contract/index.ts';
import { pagesTexts } from '../../texts.ts';
import { handle } from '../pages.ts';
import { setBackgroundFile } from '../queries/blocks.ts';
import { copyBlocks } from '../queries/copy-blocks.ts';
import { insertPage } from '../queries/insert-page.ts';
import { lockTree } from '../queries/lock-tree.ts';
import { proveCopying, proveGroup, refuse } from '../scope.ts';
import { settingsOfCopy } from '../settings-of-copy.ts';
import { refuseWhenFull, tellNavigation } from './manage.ts';

/** Copies a page; the catalogue knows which settings belong to a class. */
export const copyPageHandler = (catalogue: readonly BlockType[]): Handler =>
  handle(copyPage, async (context, { id, groupForType, groupForId }) => {
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
      const classId = group.groupType === 'class' ? group.groupId : null;
      const settingsOf = isSameGroup ? undefined : settingsOfCopy(catalogue, classId);
      await copyBlocks(context, work, { pages: new Map([[scope.pageId, copy.id]]), settingsOf });
      tellNavigation(work, context, group);
      return copy;
    });
  });
