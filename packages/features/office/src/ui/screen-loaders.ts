/** The way to each screen. It stands in a chunk of its own, so that the start of the web host carries one address instead of nine lists of parts. */
export const screenLoaders = {
  office: () => import('./screens/office-screen.tsx'),
  schoolClass: () => import('./screens/class-screen.tsx'),
  import: () => import('./screens/import-screen.tsx'),
  join: () => import('./screens/join-screen.tsx'),
  confirmation: () => import('./screens/confirmation-screen.tsx'),
  export: () => import('./screens/export-screen.tsx'),
  links: () => import('./screens/links-screen.tsx'),
  visits: () => import('./screens/visits-screen.tsx'),
  settings: () => import('./screens/settings-screen.tsx'),
  year: () => import('./screens/year-screen.tsx'),
} as const;
