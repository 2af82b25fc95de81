import { describe, expect, it } from 'vitest';
import { nobody, pagePermissionOf, type PageOwnership, type Reader } from './page-permission.ts';

const ofClass: PageOwnership = { groupType: 'class', groupId: '3a', visibility: 'group', schoolIds: ['sonnenberg'] };
const ofSchool: PageOwnership = { groupType: 'school', groupId: 'sonnenberg', visibility: 'group', schoolIds: ['sonnenberg'] };
const ofLea: PageOwnership = { groupType: 'user', groupId: 'lea', visibility: 'group', schoolIds: ['sonnenberg'] };

const pupil: Reader = { ...nobody, userId: 'mia', schoolIds: ['sonnenberg'], attendsClassIds: ['3a'] };
const otherPupil: Reader = { ...nobody, userId: 'tim', schoolIds: ['sonnenberg'], attendsClassIds: ['4b'] };
const teacher: Reader = { ...nobody, userId: 'lea', isTeacher: true, schoolIds: ['sonnenberg'], teachesClassIds: ['3a'] };
const colleague: Reader = { ...nobody, userId: 'urs', isTeacher: true, schoolIds: ['sonnenberg'] };
const admin: Reader = { ...nobody, userId: 'eva', schoolIds: ['sonnenberg'], adminSchoolIds: ['sonnenberg'] };
const foreignAdmin: Reader = { ...nobody, userId: 'max', schoolIds: ['see'], adminSchoolIds: ['see'] };

describe('the right to a page', () => {
  it.each([
    ['a page of the class', ofClass, { pupil: 1, otherPupil: 0, teacher: 3, colleague: 0, admin: 3, foreignAdmin: 0, nobody: 0 }],
    ['a page of the school', ofSchool, { pupil: 1, otherPupil: 1, teacher: 2, colleague: 2, admin: 3, foreignAdmin: 0, nobody: 0 }],
    ['an own page', ofLea, { pupil: 0, otherPupil: 0, teacher: 3, colleague: 0, admin: 0, foreignAdmin: 0, nobody: 0 }],
    [
      'a class page shared with the school',
      { ...ofClass, visibility: 'school' },
      { pupil: 1, otherPupil: 1, teacher: 3, colleague: 1, admin: 3, foreignAdmin: 0, nobody: 0 },
    ],
    [
      'a public page',
      { ...ofLea, visibility: 'public' },
      { pupil: 1, otherPupil: 1, teacher: 3, colleague: 1, admin: 1, foreignAdmin: 1, nobody: 1 },
    ],
    [
      'a page shared by link',
      { ...ofLea, visibility: 'link' },
      { pupil: 0, otherPupil: 0, teacher: 3, colleague: 0, admin: 0, foreignAdmin: 0, nobody: 0 },
    ],
  ] as const)('to %s', (_name, page, expected) => {
    const readers = { pupil, otherPupil, teacher, colleague, admin, foreignAdmin, nobody };
    for (const [name, reader] of Object.entries(readers))
      expect([name, pagePermissionOf(page, reader)]).toEqual([name, expected[name as keyof typeof expected]]);
  });

  it('comes with the secret of the link, but only while the page is shared by link', () => {
    expect(pagePermissionOf({ ...ofLea, visibility: 'link' }, { ...nobody, hasLink: true })).toBe(1);
    expect(pagePermissionOf(ofLea, { ...nobody, hasLink: true })).toBe(0);
  });
});
