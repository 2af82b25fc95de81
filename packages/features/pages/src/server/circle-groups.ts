import type { UserActor } from '@pausenplatz/kernel-server';
import { fill } from '@pausenplatz/kernel-contract';
import type { NavigationGroup } from '../contract/index.ts';
import { growTree } from '../rules/grow-tree.ts';
import { groupPermissionOf, pagePermissionOf, type Reader } from '../rules/page-permission.ts';
import { pagesTexts } from '../texts.ts';
import type { circlesOf, PageOfCircle } from './queries/circle-heads.ts';

type Circle = Awaited<ReturnType<typeof circlesOf>>[number];

/** What a team looks like, which has no class to take a colour from. */
const teamColor = 'violet';

/** The parts of the navigation for groups and teams: the pages that are for them alone, for who may read these or make some. */
export function circleGroups(
  circles: readonly Circle[],
  pages: readonly PageOfCircle[],
  reader: Reader,
  actor: Pick<UserActor, 'schoolIds'>,
): readonly (NavigationGroup & { readonly classId: string | null })[] {
  return circles.flatMap((circle) => {
    const own = pages.filter((page) => page.circleId === circle.id && pagePermissionOf(page, reader) > 0);
    const newPages = placeOfNew(circle, reader, actor);
    if (own.length === 0 && !newPages) return [];
    return {
      groupForType: circle.kind,
      groupForId: circle.id,
      classId: circle.classId,
      name: circle.className === null ? circle.name : fill(pagesTexts.groupOfClass, { name: circle.name, className: circle.className }),
      color: circle.color ?? teamColor,
      groupPermission: newPages ? 2 : 1,
      isVisible: own.length > 0,
      ...(newPages && { newPages }),
      pages: growTree(
        own.map(({ id, name, url, position, parentId, updatedAt, expanded, isShown }) => ({
          id,
          name,
          url,
          position,
          parentId,
          expanded,
          visibility: 'members' as const,
          release: null,
          isHidden: !isShown,
          updatedAt: updatedAt.toISOString(),
        })),
      ),
    };
  });
}

/** A page for a group lies in its class, one for a team in its school, or in the own one of whoever makes it. */
function placeOfNew({ classId, schoolId }: Circle, reader: Reader, actor: Pick<UserActor, 'schoolIds'>): NavigationGroup['newPages'] {
  if (classId !== null) return reader.teachesClassIds.includes(classId) ? { groupForType: 'class', groupForId: classId } : undefined;
  const lies = actor.schoolIds.includes(schoolId) ? schoolId : actor.schoolIds[0];
  if (lies === undefined) return undefined;
  const permission = groupPermissionOf({ groupType: 'school', groupId: lies, groupState: 'live', schoolIds: [], keeperIds: [] }, reader);
  return permission >= 2 ? { groupForType: 'school', groupForId: lies } : undefined;
}
