/** The way to each part, in a chunk of its own: the start of a host carries one address instead of the lists of what they load. */
export const screenLoaders = {
  list: () => import('./screens/list-screen.tsx'),
  plan: () => import('./screens/plan-screen.tsx'),
  blockFaces: async () => (await import('./blocks/index.ts')).planFaces,
  tabs: async () => (await import('./tab-source.ts')).workPlansTabs,
  searched: async () => (await import('./search.ts')).workPlansSearched,
  tiles: async () => (await import('./today/tiles.tsx')).workPlansTiles,
  pupilPlans: async () => (await import('./today/pupil-plans.tsx')).PupilPlans,
} as const;
