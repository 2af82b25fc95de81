/** The way to each screen, in a chunk of its own: the start of a host carries one address instead of the screens' lists of parts. */
export const screenLoaders = {
  pages: () => import('./screens/pages-screen.tsx'),
  archive: () => import('./screens/archive-screen.tsx'),
  trash: () => import('./screens/trash-screen.tsx'),
  releases: () => import('./screens/releases-screen.tsx'),
  page: () => import('./screens/page-screen.tsx'),
  short: () => import('./screens/short-screen.tsx'),
  gallery: () => import('./screens/gallery-screen.tsx'),
  tabs: async () => (await import('./tab-source.ts')).pagesTabs,
  websitesOfSchool: async () => (await import('./settings/website-setting.ts')).websitesOfSchool,
  servicesOfSchool: async () => (await import('./settings/service-setting.ts')).servicesOfSchool,
  searched: async () => (await import('./search.ts')).pagesSearched,
  importOrigin: async () => (await import('./imports/import-origin.ts')).importOrigin,
  loosePage: async () => (await import('./page/loose-page.tsx')).LoosePage,
  drawnText: async () => (await import('./page/drawn-text.tsx')).DrawnText,
  blockFaces: async () => (await import('./catalogue/pages-catalogue.ts')).pagesCatalogue,
} as const;
