/** Each a chunk of its own. */
export const screenLoaders = {
  overview: () => import('./screens/overview-screen.tsx'),
  list: () => import('./screens/list-screen.tsx'),
  edit: () => import('./screens/edit-screen.tsx'),
  training: () => import('./screens/training-screen.tsx'),
};
