/** The way to each screen, in a chunk of its own: the start of a host carries one address instead of the screens' lists of parts. */
export const screenLoaders = {
  list: () => import('./screens/list-screen.tsx'),
  edit: () => import('./screens/edit-screen.tsx'),
  show: () => import('./screens/show-screen.tsx'),
} as const;
