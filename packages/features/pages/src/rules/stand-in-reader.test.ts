import { describe, expect, it } from 'vitest';
import { pageReaders } from '../contract/index.ts';
import { groupPermissionOf, mayUnpublish, type PageOwnership, pagePermissionOf } from './page-permission.ts';
import { standInReader } from './stand-in-reader.ts';

const ofClass: PageOwnership = {
  groupType: 'class',
  groupId: '3a',
  groupState: 'live',
  visibility: 'group',
  isArchived: false,
  schoolIds: ['sonnenberg'],
  keeperIds: ['lea'],
  pupilClassIds: null,
  isReleased: false,
  isShown: true,
  memberIds: [],
};
const ofSchool: PageOwnership = { ...ofClass, groupType: 'school', groupId: 'sonnenberg' };
const ofLea: PageOwnership = { ...ofClass, groupType: 'user', groupId: 'lea' };
const ofMia: PageOwnership = { ...ofClass, groupType: 'user', groupId: 'mia', pupilClassIds: ['3a'] };
const sees = (page: PageOwnership) => pageReaders.filter((kind) => pagePermissionOf(page, standInReader(kind, page)) > 0);

describe('who stands in for the readers of a page', () => {
  it.each<[string, PageOwnership, readonly string[]]>([
    ['a page of the class', ofClass, ['pupil']],
    ['a page of the class shared by link', { ...ofClass, visibility: 'link' }, ['pupil', 'link']],
    ['a public page of the class', { ...ofClass, visibility: 'public' }, ['pupil', 'link', 'everybody']],
    ['a page of the school for its teachers', ofSchool, []],
    ['a page of the school for everybody there', { ...ofSchool, visibility: 'school' }, ['pupil']],
    ['an own page', ofLea, []],
    ['an own page shared with the school', { ...ofLea, visibility: 'school' }, ['pupil']],
    ["a pupil's own page", ofMia, []],
    ["a pupil's page for the class", { ...ofMia, visibility: 'class' }, ['pupil']],
    ["a pupil's page on its way to the internet", { ...ofMia, visibility: 'public' }, ['pupil']],
    ["a pupil's page that was released", { ...ofMia, visibility: 'public', isReleased: true }, ['pupil', 'link', 'everybody']],
    ['a draft', { ...ofClass, visibility: 'public', isShown: false }, []],
    ['a page in the archive', { ...ofClass, visibility: 'public', isArchived: true }, []],
    ['a page of an archived class', { ...ofClass, visibility: 'public', groupState: 'archived' }, []],
  ])('sees %s', (_name, page, readers) => {
    expect(sees(page)).toEqual(readers);
  });

  it('changes nothing and owns nothing', () => {
    for (const page of [ofClass, ofSchool, ofLea, ofMia])
      for (const kind of pageReaders) {
        const reader = standInReader(kind, page);
        expect(groupPermissionOf(page, reader)).toBeLessThan(2);
        expect(mayUnpublish(page, reader)).toBe(false);
      }
  });
});
