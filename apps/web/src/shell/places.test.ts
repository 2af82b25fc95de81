import type { NavigationGroup } from '@pausenplatz/pages/contract';
import { expect, it } from 'vitest';
import { groupsInOrder } from './places.ts';

const part = (groupForType: NavigationGroup['groupForType'], groupForId: string, isVisible = true): NavigationGroup => ({
  groupForType,
  groupForId,
  name: groupForId,
  color: 'teal',
  groupPermission: 1,
  isVisible,
  pages: [],
});
const groups = [
  part('user', 'ich'),
  part('class', '3a'),
  part('group', 'blau'),
  part('group', 'leer', false),
  part('class', '4b'),
  part('group', 'rot'),
  part('team', 'team'),
  part('school', 'schule'),
];

it.each<[chosen: string | null, order: string[]]>([
  [null, ['ich', '3a', 'blau', '4b', 'rot', 'team', 'schule']],
  ['3a', ['ich', '3a', 'blau', '4b', 'rot', 'team', 'schule']],
  ['4b', ['ich', '4b', 'rot', '3a', 'blau', 'team', 'schule']],
  ['weg', ['ich', '3a', 'blau', '4b', 'rot', 'team', 'schule']],
])('with the class %s chosen, its groups follow it', (chosen, order) => {
  expect(groupsInOrder(groups, chosen).map(({ groupForId }) => groupForId)).toEqual(order);
});
