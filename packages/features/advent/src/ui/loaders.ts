import { adventTiles } from './today/tiles.ts';

/** The way to each part, in a chunk of its own: the start of a host carries one address instead of the lists of what they load. */
export const loaders = {
  list: () => import('./screens/list-screen.tsx'),
  edit: () => import('./screens/edit-screen.tsx'),
  show: () => import('./screens/show-screen.tsx'),
  blockFaces: async () => (await import('./blocks/index.ts')).adventFaces,
  searched: async () => (await import('./search.ts')).adventSearched,
  // In this chunk: every home screen asks for them, and most have no door.
  tiles: async () => adventTiles,
  doorsToday: async () => (await import('./today/doors-today.tsx')).DoorsToday,
  tabs: async () => (await import('./tab-source.ts')).adventTabs,
} as const;
