export { homeworkTabs } from './tab-source.ts';

/** The way to each screen, in a chunk of its own: the start of a host carries one address instead of the screens' lists of parts. */
export const screenLoaders = {
  planner: () => import('./screens/planner-screen.tsx'),
  reports: () => import('./screens/reports-screen.tsx'),
} as const;
