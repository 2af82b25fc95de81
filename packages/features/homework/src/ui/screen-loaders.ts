/** The way to each part, in a chunk of its own: the start of a host carries one address instead of the lists of what they load. */
export const screenLoaders = {
  planner: () => import('./screens/planner-screen.tsx'),
  reports: () => import('./screens/reports-screen.tsx'),
  tick: async () => (await import('./planner/tick.tsx')).Tick,
  blockFaces: async () => (await import('./blocks/index.ts')).homeworkFaces,
  ofSchool: async () => (await import('./school-settings.ts')).homeworkOfSchool,
  searched: async () => (await import('./search.ts')).homeworkSearched,
  tabs: async () => (await import('./tab-source.ts')).homeworkTabs,
} as const;
