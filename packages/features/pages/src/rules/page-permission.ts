import type { GroupPermission, GroupType, Visibility } from '../contract/index.ts';

export interface PageOwnership {
  readonly groupType: GroupType;
  readonly groupId: string;
  readonly visibility: Visibility;
  /** Schools this page belongs to: of its class, the school itself, or those of its owner. */
  readonly schoolIds: readonly string[];
}

export interface Reader {
  readonly userId: string | null;
  readonly isTeacher: boolean;
  readonly schoolIds: readonly string[];
  readonly adminSchoolIds: readonly string[];
  readonly teachesClassIds: readonly string[];
  readonly attendsClassIds: readonly string[];
  /** Came with the secret of the page's shared link. */
  readonly hasLink: boolean;
}

export const nobody: Reader = {
  userId: null,
  isTeacher: false,
  schoolIds: [],
  adminSchoolIds: [],
  teachesClassIds: [],
  attendsClassIds: [],
  hasLink: false,
};

/** What belonging to a group gives: 0 none, 1 read, 2 write, 3 admin. */
export function groupPermissionOf(group: Pick<PageOwnership, 'groupType' | 'groupId' | 'schoolIds'>, reader: Reader): GroupPermission {
  switch (group.groupType) {
    case 'user':
      return reader.userId === group.groupId ? 3 : 0;
    case 'class':
      if (reader.teachesClassIds.includes(group.groupId) || administersOneOf(group.schoolIds, reader)) return 3;
      return reader.attendsClassIds.includes(group.groupId) ? 1 : 0;
    case 'school':
      if (administersOneOf([group.groupId], reader)) return 3;
      if (!reader.schoolIds.includes(group.groupId)) return 0;
      return reader.isTeacher ? 2 : 1;
  }
}

/** What a person may do with a page: by their group, or by how far it is shared. */
export function pagePermissionOf(page: PageOwnership, reader: Reader): GroupPermission {
  const byGroup = groupPermissionOf(page, reader);
  return byGroup > 0 ? byGroup : isSharedWith(page, reader) ? 1 : 0;
}

function isSharedWith(page: PageOwnership, reader: Reader): boolean {
  switch (page.visibility) {
    case 'group':
      return false;
    case 'school':
      return page.schoolIds.some((id) => reader.schoolIds.includes(id));
    case 'link':
      return reader.hasLink;
    case 'public':
      return true;
  }
}

function administersOneOf(schoolIds: readonly string[], reader: Reader): boolean {
  return schoolIds.some((id) => reader.adminSchoolIds.includes(id));
}
