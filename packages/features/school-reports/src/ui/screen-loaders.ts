/** The way to each screen; in a chunk of its own, so that the start of the web host carries one address instead of several lists of parts. */
export const screenLoaders = {
  export: () => import('./screens/export-screen.tsx'),
  links: () => import('./screens/links-screen.tsx'),
  visits: () => import('./screens/visits-screen.tsx'),
  searched: async () => (await import('./search.ts')).schoolReportsSearched,
} as const;
