export { passwordsSearched } from './search.ts';

/** Each a chunk of its own. */
export const screenLoaders = {
  mine: () => import('./screens/mine-screen.tsx'),
  accounts: () => import('./screens/accounts-screen.tsx'),
  slips: () => import('./screens/slips-screen.tsx'),
};
