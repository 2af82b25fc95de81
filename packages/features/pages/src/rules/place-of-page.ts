import type { GroupType, NavigationGroup } from '../contract/index.ts';

interface PlaceOfPage {
  readonly groupForType: GroupType;
  readonly groupForId: string;
  /** The group or team for whom alone a page is. */
  readonly membersOf?: string;
}

/** A part of the navigation that is a place of its own: of a person, a class or a school. */
export const isOwnPlace = (group: NavigationGroup): group is NavigationGroup & { readonly groupForType: GroupType } =>
  group.groupForType !== 'group' && group.groupForType !== 'team';

/** Where a new page of this part of the navigation lies; null where it takes none. */
export function placeOfPage(group: NavigationGroup): PlaceOfPage | null {
  const { groupForId, groupPermission, newPages } = group;
  if (groupPermission < 2) return null;
  if (isOwnPlace(group)) return { groupForType: group.groupForType, groupForId };
  return newPages ? { ...newPages, membersOf: groupForId } : null;
}
