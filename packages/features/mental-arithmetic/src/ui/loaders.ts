/** A chunk each, so that the start of the host holds one import and not one for each. */
export const loaders = { screens: () => import('./screens/screens.ts'), hub: () => import('./hub.tsx') } as const;
