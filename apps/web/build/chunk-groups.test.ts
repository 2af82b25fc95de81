import { expect, test } from 'vitest';
import { groupModules } from './chunk-groups.ts';

const loads = {
  starts: new Map([
    ['teams', new Set(['react', 'frame', 'tab'])],
    ['embed', new Set(['react', 'views'])],
    ['web', new Set(['react', 'frame', 'shell'])],
  ]),
  screens: [new Set(['react', 'frame', 'button', 'views']), new Set(['react', 'button', 'table']), new Set(['button']), new Set(['form'])],
};

test('modules with which the same hosts start come together, then those that half of the screens use', () => {
  expect(Object.fromEntries(groupModules(loads))).toEqual({
    react: 'teams-embed-web',
    frame: 'teams-web',
    tab: 'teams',
    views: 'embed',
    shell: 'web',
    button: 'screens',
  });
});

test('what one host starts with and another shows around every screen comes there without the rest of that start', () => {
  expect(groupModules(loads, new Set(['tab', 'frame', 'bell'])).get('tab')).toBe('screens-teams');
  expect(groupModules(loads, new Set(['tab', 'frame', 'bell'])).get('frame')).toBe('teams-web');
  expect(groupModules(loads, new Set(['tab', 'frame', 'bell'])).has('bell')).toBe(false);
  const often = { ...loads, screens: loads.screens.map((modules) => modules.union(new Set(['tab']))) };
  expect(groupModules(often).get('tab')).toBe('screens-teams');
});

test('what a module imports comes with it or in a chunk that is loaded wherever the module is', () => {
  const groups = groupModules(loads);
  const everywhere = [...loads.starts.values(), ...loads.screens];
  const usersOf = (id: string) => new Set(everywhere.filter((modules) => modules.has(id)));
  // Each module imports the one before: so whoever needs the later one has the earlier one.
  for (const [importer, imported] of [
    ['frame', 'react'],
    ['tab', 'frame'],
    ['shell', 'frame'],
  ] as const) {
    expect(usersOf(importer).isSubsetOf(usersOf(imported))).toBe(true);
    expect(
      groups
        .get(importer)
        ?.split('-')
        .every((host) => groups.get(imported)?.split('-').includes(host)),
    ).toBe(true);
  }
});
