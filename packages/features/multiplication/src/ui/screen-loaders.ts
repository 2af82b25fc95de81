const runs = async () => import('./screens/run-screens.tsx');

/** Where each screen is; a chunk of its own, so that the start of the host holds one import and not one for each. */
export const screenLoaders = {
  overview: () => import('./screens/overview-screen.tsx'),
  mix: async () => ({ Screen: (await runs()).MixScreen }),
  training: async () => ({ Screen: (await runs()).TrainingScreen }),
  tempo: () => import('./screens/tempo-screen.tsx'),
  diploma: () => import('./screens/diploma-screen.tsx'),
  level: async () => ({ Screen: (await runs()).LevelScreen }),
  division: async () => ({ Screen: (await runs()).DivisionScreen }),
} as const;
