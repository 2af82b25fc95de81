/** The tab itself, by far the larger part: it comes while Teams is asked who is there. */
export const loadStart = () => import('./main.tsx');
