import { expect, it } from 'vitest';
import { visibilities } from '../contract/index.ts';
import { nobody, type PageOwnership, type Reader } from './page-permission.ts';
import { type Neighbour, shownNeighbours } from './shown-neighbours.ts';

const page: PageOwnership = {
  groupType: 'class',
  groupId: '3a',
  groupState: 'live',
  visibility: 'public',
  isArchived: false,
  schoolIds: ['sonnenberg'],
  keeperIds: [],
  pupilClassIds: null,
  isReleased: false,
  isShown: true,
  memberIds: [],
};
const neighbours: Neighbour[] = visibilities
  .filter((one) => one !== 'class')
  .map((visibility) => ({
    id: visibility,
    name: visibility,
    url: visibility,
    visibility,
    isArchived: false,
    isReleased: false,
    isShown: true,
    memberIds: ['noah'],
  }));
const archived = neighbours.map((one) => ({ ...one, id: `${one.id}, archived`, isArchived: true }));
const shown = (reader: Reader, changes: Partial<PageOwnership> = {}) =>
  shownNeighbours({ ...page, ...changes }, { ...reader, hasLink: true }, [...neighbours, ...archived]).map(({ id }) => id);

const everywhere = ['group', 'members', 'school', 'link', 'public'];
const teacher: Reader = { ...nobody, userId: 'lea', isTeacher: true, schoolIds: ['sonnenberg'], teachesClassIds: ['3a'] };

it('members of the group know all pages of it, but for the archived ones and those for others of the class', () => {
  expect(shown(teacher)).toEqual(everywhere);
  expect(shown({ ...nobody, userId: 'noah', attendsClassIds: ['3a'] })).toEqual(everywhere);
  expect(shown({ ...nobody, userId: 'mia', attendsClassIds: ['3a'] })).toEqual(['group', 'school', 'link', 'public']);
});

it('others know those that are shared with them, never by the link of another page', () => {
  expect(shown({ ...nobody, userId: 'tim', schoolIds: ['sonnenberg'] })).toEqual(['school', 'public']);
  expect(shown(nobody)).toEqual(['public']);
});

it('around an archived page the archived ones show to who may read them', () => {
  expect(shown(teacher, { isArchived: true })).toHaveLength(10);
  expect(shown(teacher, { groupState: 'archived', keeperIds: ['lea'] })).toHaveLength(10);
  expect(shown(nobody, { groupState: 'archived', keeperIds: ['lea'] })).toEqual([]);
});

it('of a pupil others know what was released', () => {
  const ofMia = { groupType: 'user', groupId: 'mia', pupilClassIds: ['3a'] } as const;
  expect(shown(nobody, ofMia)).toEqual([]);
  const released = neighbours.map((one) => ({ ...one, isReleased: true }));
  expect(shownNeighbours({ ...page, ...ofMia }, nobody, released).map(({ id }) => id)).toEqual(['public']);
});
