/** The way to each part; in a chunk of its own, so that the start of the web host carries one address instead of several lists of parts. */
export const screenLoaders = {
  join: () => import('./screens/join-screen.tsx'),
  confirmation: () => import('./screens/confirmation-screen.tsx'),
  searched: async () => (await import('./search.ts')).joiningSearched,
  office: async () => (await import('./office-part.ts')).requestsPart,
} as const;
