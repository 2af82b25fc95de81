import { expect, it } from 'vitest';
import type { NavigationGroup } from '../contract/index.ts';
import { isOwnPlace, placeOfPage } from './place-of-page.ts';

const group = (more: Partial<NavigationGroup>): NavigationGroup => ({
  groupForType: 'class',
  groupForId: '3a',
  name: '3a',
  color: 'teal',
  groupPermission: 3,
  isVisible: true,
  pages: [],
  ...more,
});
const blue = { groupForType: 'group', groupForId: 'blau', groupPermission: 2 } as const;
const inClass = { groupForType: 'class', groupForId: '3a' } as const;
const inSchool = { groupForType: 'school', groupForId: 's' } as const;

it.each<[name: string, group: Partial<NavigationGroup>, place: object | null]>([
  ['a class', {}, inClass],
  ['a class that one only reads', { groupPermission: 1 }, null],
  ['a group whose class one teaches', { ...blue, newPages: inClass }, { ...inClass, membersOf: 'blau' }],
  ['a group to which one belongs', { ...blue, groupPermission: 1 }, null],
  ['a team', { ...blue, groupForType: 'team', newPages: inSchool }, { ...inSchool, membersOf: 'blau' }],
])('a new page of %s', (_name, more, place) => {
  expect(placeOfPage(group(more))).toEqual(place);
  expect(isOwnPlace(group(more))).toBe(more.groupForType === undefined);
});
