import { ownTables } from '@pausenplatz/kernel-server';
import type { HubTarget, TopicGuard } from '@pausenplatz/kernel-server';
import { type GroupType, pageEditTopic, pageGroupTopic, pageMembersTopic, pageTopic } from '../contract/index.ts';
import { groupPermissionOf } from '../rules/page-permission.ts';
import { isMemberOfPage } from './placed-blocks.ts';
import { circlesOf } from './queries/circle-heads.ts';
import { provePage, readerOf } from './scope.ts';
import type { PagesTables } from './tables.ts';

/** Where news about a group's tree of pages goes: a person's own pages concern only them. */
export function groupTopics(group: { readonly groupType: GroupType; readonly groupId: string }): HubTarget[] {
  return group.groupType === 'user' ? [{ userId: group.groupId }] : [{ topic: pageGroupTopic(group.groupId) }];
}

const may =
  (permission: 1 | 2): TopicGuard =>
  async (services, actor, id) => {
    const db = ownTables<PagesTables>(services.db);
    // Pages shared by link are read by people without an account; their topic asks for the same rights as reading without it.
    return provePage({ db, actor }, id, { permission }).then(
      () => true,
      () => false,
    );
  };

export const pageTopics: Readonly<Record<string, TopicGuard>> = {
  [pageTopic.kind]: may(1),
  [pageEditTopic.kind]: may(2),
  [pageMembersTopic.kind]: (services, actor, id) => isMemberOfPage({ db: ownTables<PagesTables>(services.db), actor }, id),
  [pageGroupTopic.kind]: async (services, actor, id) => {
    const reader = readerOf(actor);
    const isOfClass = reader.teachesClassIds.includes(id) || reader.attendsClassIds.includes(id);
    if (isOfClass || groupPermissionOf({ groupType: 'school', groupId: id, groupState: 'live', schoolIds: [], keeperIds: [] }, reader) > 0)
      return true;
    const circles = await circlesOf(ownTables<PagesTables>(services.db), reader);
    return circles.some((circle) => circle.id === id);
  },
};
