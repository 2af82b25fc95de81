import { describe, expect, it } from 'vitest';
import {
  audienceOf,
  mayCopy,
  mayRelease,
  maySeeOwner,
  mayUnpublish,
  nobody,
  type PageOwnership,
  pagePermissionOf,
  type Reader,
} from './page-permission.ts';

const page: PageOwnership = {
  groupType: 'class',
  groupId: '3a',
  groupState: 'live',
  visibility: 'group',
  isArchived: false,
  schoolIds: ['sonnenberg'],
  keeperIds: [],
  pupilClassIds: null,
  isReleased: false,
  isShown: true,
  memberIds: [],
};
const ofSchool: PageOwnership = { ...page, groupType: 'school', groupId: 'sonnenberg' };
const ofLea: PageOwnership = { ...page, groupType: 'user', groupId: 'lea' };
const ofMia: PageOwnership = { ...page, groupType: 'user', groupId: 'mia', pupilClassIds: ['3a'] };
const archivedClass: PageOwnership = { ...page, groupState: 'archived', keeperIds: ['lea'], visibility: 'public' };

const pupil: Reader = { ...nobody, userId: 'mia', schoolIds: ['sonnenberg'], attendsClassIds: ['3a'] };
const classmate: Reader = { ...nobody, userId: 'noah', schoolIds: ['sonnenberg'], attendsClassIds: ['3a'] };
const otherPupil: Reader = { ...nobody, userId: 'tim', schoolIds: ['sonnenberg'], attendsClassIds: ['4b'] };
const teacher: Reader = { ...nobody, userId: 'lea', isTeacher: true, schoolIds: ['sonnenberg'], teachesClassIds: ['3a'] };
const colleague: Reader = { ...nobody, userId: 'urs', isTeacher: true, schoolIds: ['sonnenberg'] };
const admin: Reader = { ...nobody, userId: 'eva', schoolIds: ['sonnenberg'], adminSchoolIds: ['sonnenberg'] };
/** Administers a school above, without being a member of this one. */
const adminAbove: Reader = { ...nobody, userId: 'ida', schoolIds: ['gemeinde'], adminSchoolIds: ['gemeinde', 'sonnenberg'] };
/** Teaches in a school below or beside, or taught here once. */
const elsewhere: Reader = { ...nobody, userId: 'max', isTeacher: true, schoolIds: ['see'], adminSchoolIds: ['see'] };
const readers = { pupil, classmate, otherPupil, teacher, colleague, admin, adminAbove, elsewhere, nobody };
type Rights = Readonly<Record<keyof typeof readers, number>>;

const none: Rights = {
  pupil: 0,
  classmate: 0,
  otherPupil: 0,
  teacher: 0,
  colleague: 0,
  admin: 0,
  adminAbove: 0,
  elsewhere: 0,
  nobody: 0,
};
const everybody: Rights = {
  pupil: 1,
  classmate: 1,
  otherPupil: 1,
  teacher: 1,
  colleague: 1,
  admin: 1,
  adminAbove: 1,
  elsewhere: 1,
  nobody: 1,
};
const theClass: Rights = { ...none, pupil: 1, classmate: 1, teacher: 3, admin: 3, adminAbove: 3 };
const theTeachers: Rights = { ...none, teacher: 2, colleague: 2, admin: 3, adminAbove: 3 };
const theKeepers: Rights = { ...none, teacher: 1, admin: 1, adminAbove: 1 };
const changersOfClass: Rights = { ...none, teacher: 3, admin: 3, adminAbove: 3 };
const pupilAndClass: Rights = { ...none, pupil: 3, classmate: 1, teacher: 1 };

describe('the right to a page', () => {
  it.each<[string, PageOwnership, Rights]>([
    ['a page of the class', page, theClass],
    ['a class page shared with the school', { ...page, visibility: 'school' }, { ...theClass, otherPupil: 1, colleague: 1 }],
    ['a class page for a group of it', { ...page, visibility: 'members', memberIds: ['noah'] }, { ...changersOfClass, classmate: 1 }],
    [
      'a class page for a team',
      { ...page, visibility: 'members', memberIds: ['urs', 'tim'] },
      { ...changersOfClass, colleague: 1, otherPupil: 1 },
    ],
    ['a class page for a group that is no more', { ...page, visibility: 'members' }, changersOfClass],
    ['a page of an archived class for a team', { ...archivedClass, visibility: 'members', memberIds: ['urs', 'noah'] }, theKeepers],
    ['a page of the school for a team', { ...ofSchool, visibility: 'members', memberIds: ['noah'] }, { ...theTeachers, classmate: 1 }],
    ['an own page for a team', { ...ofLea, visibility: 'members', memberIds: ['urs'] }, { ...none, teacher: 3, colleague: 1 }],
    ['an archived page of the class', { ...page, visibility: 'public', isArchived: true }, changersOfClass],
    ['a public page of an archived class', archivedClass, theKeepers],
    ['an archived page of an archived class', { ...archivedClass, isArchived: true }, theKeepers],
    ['a page of an archived class shared with the school', { ...archivedClass, visibility: 'school' }, theKeepers],
    ['a public page of a deleted class', { ...archivedClass, groupState: 'deleted' }, none],
    ['a page of the school for its teachers', ofSchool, theTeachers],
    [
      'a page of the school for everybody there',
      { ...ofSchool, visibility: 'school' },
      { ...theTeachers, pupil: 1, classmate: 1, otherPupil: 1 },
    ],
    ['a page of the school shared by link', { ...ofSchool, visibility: 'link' }, theTeachers],
    [
      'a public page of the school',
      { ...ofSchool, visibility: 'public' },
      { ...everybody, ...theTeachers, pupil: 1, classmate: 1, otherPupil: 1, elsewhere: 1, nobody: 1 },
    ],
    ['an archived page of the school', { ...ofSchool, visibility: 'public', isArchived: true }, theTeachers],
    ['an own page', ofLea, { ...none, teacher: 3 }],
    ['a public own page', { ...ofLea, visibility: 'public' }, { ...everybody, teacher: 3 }],
    ['an archived public own page', { ...ofLea, visibility: 'public', isArchived: true }, { ...none, teacher: 3 }],
    ['an own page shared by link', { ...ofLea, visibility: 'link' }, { ...none, teacher: 3 }],
    ["a pupil's own page", ofMia, { ...none, pupil: 3 }],
    ["a pupil's page for the class", { ...ofMia, visibility: 'class' }, pupilAndClass],
    ["a pupil's page on its way to the school", { ...ofMia, visibility: 'school' }, pupilAndClass],
    ["a pupil's page on its way to the internet", { ...ofMia, visibility: 'public' }, pupilAndClass],
    [
      "a pupil's page that was released for the school",
      { ...ofMia, visibility: 'school', isReleased: true },
      { ...pupilAndClass, otherPupil: 1, colleague: 1, admin: 1 },
    ],
    ["a pupil's page that was released for the internet", { ...ofMia, visibility: 'public', isReleased: true }, { ...everybody, pupil: 3 }],
    ['the page of a pupil without a living class', { ...ofMia, visibility: 'public', pupilClassIds: [] }, { ...none, pupil: 3 }],
  ])('to %s', (_name, one, expected) => {
    const rights = Object.entries(readers).map(([name, reader]) => [name, pagePermissionOf(one, reader)]);
    expect(Object.fromEntries(rights)).toEqual(expected);
  });

  it('comes with the secret of the link, but only while the page is shared by link, lives, and is released where a pupil made it', () => {
    const holder = { ...nobody, hasLink: true };
    const byLink = { ...ofLea, visibility: 'link' } as const;
    expect(pagePermissionOf(byLink, holder)).toBe(1);
    expect(pagePermissionOf({ ...ofSchool, visibility: 'link' }, { ...pupil, hasLink: true })).toBe(1);
    for (const closed of [ofLea, { ...byLink, isArchived: true }, { ...byLink, pupilClassIds: ['3a'] }])
      expect(pagePermissionOf(closed, holder)).toBe(0);
    expect(pagePermissionOf({ ...byLink, pupilClassIds: ['3a'], isReleased: true }, holder)).toBe(1);
  });
});

const who = (may: (one: PageOwnership, reader: Reader) => boolean, one: PageOwnership) =>
  Object.entries(readers).flatMap(([name, reader]) => (may(one, reader) ? [name] : []));

it('ends at the word of those who teach or administer the class, also when it is archived', () => {
  expect(who(mayUnpublish, { ...page, visibility: 'public' })).toEqual(['teacher', 'admin', 'adminAbove']);
  expect(who(mayUnpublish, archivedClass)).toEqual(['teacher', 'admin', 'adminAbove']);
  expect(who(mayUnpublish, { ...archivedClass, groupState: 'deleted' })).toEqual([]);
});

it('is copied by who may change it, and by who taught the class when it was archived', () => {
  expect(who(mayCopy, page)).toEqual(['teacher', 'admin', 'adminAbove']);
  expect(who(mayCopy, { ...ofLea, visibility: 'public' })).toEqual(['teacher']);
  expect(who(mayCopy, ofMia)).toEqual(['pupil']);
  expect(who(mayCopy, archivedClass)).toEqual(['teacher', 'admin', 'adminAbove']);
  expect(who(mayCopy, { ...archivedClass, groupState: 'deleted' })).toEqual([]);
});

it('is widened for a pupil by the teachers of the class alone', () => {
  expect(who(mayRelease, ofMia)).toEqual(['teacher']);
  expect(who(mayRelease, ofLea)).toEqual([]);
});

it("shows a child's name to the child, the class and its teachers alone", () => {
  expect(who(maySeeOwner, { ...ofMia, visibility: 'public', isReleased: true })).toEqual(['pupil', 'classmate', 'teacher']);
});

it('goes no further than the class without a release', () => {
  expect(audienceOf({ ...ofMia, visibility: 'public' })).toBe('class');
  expect(audienceOf({ ...ofMia, visibility: 'group' })).toBe('group');
  expect(audienceOf({ ...ofLea, visibility: 'public' })).toBe('public');
});
