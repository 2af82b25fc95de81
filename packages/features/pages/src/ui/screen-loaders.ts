/** The way to each screen, in a chunk of its own: the start of a host carries one address instead of the screens' lists of parts. */
export const screenLoaders = {
  pages: () => import('./screens/pages-screen.tsx'),
  archive: () => import('./screens/archive-screen.tsx'),
  trash: () => import('./screens/trash-screen.tsx'),
  releases: () => import('./screens/releases-screen.tsx'),
  page: () => import('./screens/page-screen.tsx'),
  gallery: () => import('./screens/gallery-screen.tsx'),
  tabs: async () => (await import('./tab-source.ts')).pagesTabs,
  catalogue: () => import('./catalogue/with-catalogue.tsx'),
} as const;
