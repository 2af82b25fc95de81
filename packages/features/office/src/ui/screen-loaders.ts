/** The way to each screen. It stands in a chunk of its own, so that the start of the web host carries one address instead of three lists of parts. */
export const screenLoaders = {
  office: () => import('./screens/office-screen.tsx'),
  schoolClass: () => import('./screens/class-screen.tsx'),
  settings: () => import('./screens/settings-screen.tsx'),
  searched: async () => (await import('./search.ts')).officeSearched,
} as const;
