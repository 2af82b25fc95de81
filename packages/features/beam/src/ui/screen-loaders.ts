/** The way to each screen, in a chunk of its own: the start of a host carries one address instead of the screens' lists of parts. */
export const screenLoaders = {
  enter: () => import('./screens/enter-screen.tsx'),
  list: () => import('./screens/beams-screen.tsx'),
  show: () => import('./screens/show-screen.tsx'),
} as const;
