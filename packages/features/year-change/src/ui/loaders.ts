/** The way to what start pages do not show, in a chunk of its own: the start of a host carries one address instead of the lists of what they load. */
export const loaders = {
  year: () => import('./screens/year-screen.tsx'),
  searched: async () => (await import('./search.ts')).yearChangeSearched,
  office: async () => (await import('./office-part.ts')).yearPart,
} as const;
