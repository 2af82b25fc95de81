export { workPlansSearched } from './search.ts';
export { workPlansTabs } from './tab-source.ts';

/** The way to each screen, in a chunk of its own: the start of a host carries one address instead of the screens' lists of parts. */
export const screenLoaders = {
  list: () => import('./screens/list-screen.tsx'),
  plan: () => import('./screens/plan-screen.tsx'),
} as const;
