import type { CallContext, Work } from '@pausenplatz/kernel-server';
import { pageContributionsChanged, pageEditTopic, pageNavigationChanged } from '../../contract/index.ts';
import type { PagesTables } from '../tables.ts';

interface Changed {
  readonly pageId: string;
  readonly blockId: string;
  readonly byId: string;
}

/** Told to whoever suggested it, to who changes the page, and to the teachers of its class, who see how many wait. */
export async function tellContribution(
  work: Work<PagesTables>,
  { clock }: CallContext<PagesTables>,
  { pageId, blockId, byId }: Changed,
): Promise<void> {
  const message = { v: 1, pageId, blockId } as const;
  work.publish({ userId: byId }, pageContributionsChanged, message);
  work.publish({ topic: pageEditTopic(pageId) }, pageContributionsChanged, message);
  const teachers = await work.db
    .selectFrom('page')
    .innerJoin('class_teacher', (join) => join.onRef('class_teacher.class_id', '=', 'page.group_id').on('page.group_type', '=', 'class'))
    .select(['class_teacher.user_id', 'page.group_id'])
    .where('page.id', '=', pageId)
    .execute();
  const at = clock.now().toISOString();
  for (const { user_id: userId, group_id: groupForId } of teachers)
    work.publish({ userId }, pageNavigationChanged, { v: 1, at, groupForType: 'class', groupForId });
}
