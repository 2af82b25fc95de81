/** What few visits need, in a chunk of its own: the entry carries one address instead of their lists of parts. */
export const rare = {
  search: () => import('../search/search-dialog.tsx'),
  releaseNotes: () => import('../release-notes/release-notes-dialog.tsx'),
  appHome: () => import('../home/app-home-screen.tsx'),
  networkError: () => import('../screens/network-error-screen.tsx'),
  goto: () => import('../screens/goto-screen.tsx'),
  diagnosis: () => import('../diagnosis/diagnosis-screen.tsx'),
  imprint: () => import('../imprint/imprint-screen.tsx'),
  notFound: () => import('../screens/not-found-screen.tsx'),
} as const;
