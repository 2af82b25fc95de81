/** Each a chunk of its own. */
export const screenLoaders = {
  overview: () => import('./screens/overview-screen.tsx'),
  set: () => import('./screens/set-screen.tsx'),
  edit: () => import('./screens/edit-screen.tsx'),
  box: () => import('./screens/box-screen.tsx'),
  training: () => import('./screens/training-screen.tsx'),
};
