import { expect, test } from 'vitest';
import { groupModules, joinTiny } from './chunk-groups.ts';

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

test('what frames show as well comes with what they load of a start anyway', () => {
  const often = { ...loads, screens: loads.screens.map((modules) => modules.union(new Set(['tab']))) };
  expect(groupModules(often, new Set(), [], new Set(['frame', 'tab'])).get('tab')).toBe('teams-web');
  expect(groupModules(often, new Set(), [], new Set(['tab'])).get('tab')).toBe('teams');
});

test('what goes ahead of a start gives away whatever any screen shares with it', () => {
  const often = { ...loads, screens: [...loads.screens, new Set(['tab'])] };
  expect(groupModules(often).get('tab')).toBe('teams');
  expect(groupModules(often, new Set(), ['teams']).get('tab')).toBe('screens-teams');
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

test('a tiny group of hosts joins the one that fewest further hosts start with', () => {
  const groups = groupModules(loads);
  const chunk = (moduleIds: readonly string[], size: number) => ({
    fileName: `${moduleIds[0]}.js`,
    moduleIds,
    imports: [],
    size,
    isOpened: false,
  });
  const of = (...sizes: readonly [id: string, size: number][]) =>
    joinTiny(groups, { starts: loads.starts, chunks: sizes.map(([id, size]) => chunk([id], size)) });
  const large: readonly [string, number][] = [
    ['react', 9000],
    ['frame', 9000],
    ['button', 10],
  ];
  expect(Object.fromEntries(of(...large, ['tab', 9000], ['shell', 10], ['views', 10]))).toEqual({
    react: 'teams-embed-web',
    frame: 'teams-web',
    tab: 'teams',
    // Only the start of everybody is wider than that of frames.
    views: 'teams-embed-web',
    shell: 'teams-web',
    // Any host may open a screen.
    button: 'teams-embed-web',
  });
  // What it joined may be tiny as well.
  expect(of(['react', 9000], ['frame', 10], ['shell', 10]).get('shell')).toBe('teams-embed-web');
});
