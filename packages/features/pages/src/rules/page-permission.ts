import type { GroupPermission, GroupType, Visibility } from '../contract/index.ts';

/** A class teaches, is archived, or lies in the trash. Own pages and those of schools belong to something that lives. */
type GroupState = 'live' | 'archived' | 'deleted';

export interface PageOwnership {
  readonly groupType: GroupType;
  readonly groupId: string;
  readonly groupState: GroupState;
  readonly visibility: Visibility;
  readonly isArchived: boolean;
  /** Schools this page belongs to today: of its class, the school itself, or those of its owner. */
  readonly schoolIds: readonly string[];
  /** Who taught the class when it was archived; empty while it teaches. */
  readonly keeperIds: readonly string[];
  /** Living classes that the owner attends; null where the owner is no pupil. */
  readonly pupilClassIds: readonly string[] | null;
  /** A teacher of a living class of the pupil lets others than the class read the page. */
  readonly isReleased: boolean;
  /** Those of the group or team that the page is for; nobody where it is for another audience, or the group is no more. */
  readonly memberIds: readonly string[];
  /** No draft, and within the time in which it is to be seen. */
  readonly isShown: boolean;
}

type Group = Pick<PageOwnership, 'groupType' | 'groupId' | 'groupState' | 'schoolIds' | 'keeperIds'>;

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
export function groupPermissionOf(group: Group, reader: Reader): GroupPermission {
  switch (group.groupType) {
    case 'user':
      return reader.userId === group.groupId ? 3 : 0;
    case 'class':
      return classPermissionOf(group, reader);
    case 'school':
      if (administersOneOf([group.groupId], reader)) return 3;
      if (!reader.schoolIds.includes(group.groupId)) return 0;
      return reader.isTeacher ? 2 : 1;
  }
}

function classPermissionOf(group: Group, reader: Reader): GroupPermission {
  const administers = administersOneOf(group.schoolIds, reader);
  switch (group.groupState) {
    case 'live':
      if (reader.teachesClassIds.includes(group.groupId) || administers) return 3;
      return reader.attendsClassIds.includes(group.groupId) ? 1 : 0;
    case 'archived':
      return administers || isAmong(group.keeperIds, reader) ? 1 : 0;
    case 'deleted':
      return 0;
  }
}

/** What a person may do with a page: by their group, or by how far it is shared. */
export function pagePermissionOf(page: PageOwnership, reader: Reader): GroupPermission {
  const byGroup = groupPermissionOf(page, reader);
  if (byGroup >= 2 || isKeeper(page, reader)) return byGroup;
  // What was put away is for those who may bring it back.
  if (page.isArchived || page.groupState !== 'live') return 0;
  // A draft is nobody's yet, and what is not to be seen today is nobody's today.
  if (!page.isShown) return 0;
  return isReaderOfGroup(page, byGroup) || isSharedWith(page, reader) ? 1 : 0;
}

/** May end the sharing of a page: who may change it, and who taught its class when that was archived. */
export function mayUnpublish(page: PageOwnership, reader: Reader): boolean {
  return isChangerOrKeeper(page, reader);
}

/** May take a copy: who may change it, and who taught its class when that was archived, for the next one. */
export function mayCopy(page: PageOwnership, reader: Reader): boolean {
  return isChangerOrKeeper(page, reader);
}

/** A teacher of a living class of the pupil decides who else than the class may read the page. */
export function mayRelease(page: PageOwnership, reader: Reader): boolean {
  return page.pupilClassIds !== null && page.pupilClassIds.some((id) => reader.teachesClassIds.includes(id));
}

/** As far as a page is shared today: a pupil's no further than the class without a release. */
export function audienceOf(page: Pick<PageOwnership, 'visibility' | 'pupilClassIds' | 'isReleased'>): Visibility {
  return needsRelease(page) && !page.isReleased ? 'class' : page.visibility;
}

/** Pages of pupils need the release of a teacher for everything beyond their class. */
export function needsRelease({ visibility, pupilClassIds }: Pick<PageOwnership, 'visibility' | 'pupilClassIds'>): boolean {
  return pupilClassIds !== null && isBeyondClass(visibility);
}

export function isBeyondClass(visibility: Visibility): boolean {
  return visibility === 'school' || visibility === 'link' || visibility === 'public';
}

/**
 * Whether somebody belongs to a page that they may read: to its group, to those it is for, to the class of the pupil whose page it is, or
 * to the school of the person who shares it there. What members leave on a page with their names is for them, and not for who else reads.
 */
export function belongsToPage(page: PageOwnership, reader: Reader): boolean {
  if (reader.userId === null || page.groupState !== 'live' || pagePermissionOf(page, reader) === 0) return false;
  if (groupPermissionOf(page, reader) > 0 || isAmong(page.memberIds, reader) || isOfPupilsClass(page, reader)) return true;
  const isSharedByPerson = page.groupType === 'user' && page.pupilClassIds === null && page.visibility === 'school';
  return isSharedByPerson && page.schoolIds.some((id) => reader.schoolIds.includes(id));
}

/** Who may learn whose page it is: visitors, and everybody but the class and its teachers, never see a child's name. */
export function maySeeOwner(page: PageOwnership, reader: Reader): boolean {
  return page.pupilClassIds === null || reader.userId === page.groupId || isOfPupilsClass(page, reader);
}

const isChangerOrKeeper = (page: PageOwnership, reader: Reader) => groupPermissionOf(page, reader) >= 2 || isKeeper(page, reader);

const isKeeper = (page: PageOwnership, reader: Reader) => page.groupState === 'archived' && groupPermissionOf(page, reader) > 0;

/** Pages of a school are its teachers' until they say otherwise; those of a class are the class's, unless they are for some of it. */
function isReaderOfGroup({ groupType, visibility }: PageOwnership, byGroup: GroupPermission): boolean {
  if (byGroup === 0 || visibility === 'members') return false;
  return groupType !== 'school' || visibility === 'school' || visibility === 'public';
}

function isSharedWith(page: PageOwnership, reader: Reader): boolean {
  switch (audienceOf(page)) {
    case 'group':
      return false;
    case 'class':
      return isOfPupilsClass(page, reader);
    case 'members':
      return isAmong(page.memberIds, reader);
    case 'school':
      return isOfPupilsClass(page, reader) || page.schoolIds.some((id) => reader.schoolIds.includes(id));
    case 'link':
      return isOfPupilsClass(page, reader) || reader.hasLink;
    case 'public':
      return true;
  }
}

function isOfPupilsClass({ pupilClassIds }: PageOwnership, reader: Reader): boolean {
  return (pupilClassIds ?? []).some((id) => reader.teachesClassIds.includes(id) || reader.attendsClassIds.includes(id));
}

const isAmong = (userIds: readonly string[], { userId }: Reader) => userId !== null && userIds.includes(userId);

function administersOneOf(schoolIds: readonly string[], reader: Reader): boolean {
  return schoolIds.some((id) => reader.adminSchoolIds.includes(id));
}
