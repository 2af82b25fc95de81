/** The way to each screen; in a chunk of its own, so that the start of the web host carries one address instead of several lists of parts. */
export const screenLoaders = {
  profile: async () => ({ Screen: (await import('./screens/profile-screen.tsx')).ProfileScreen }),
  account: async () => ({ Screen: (await import('./screens/account-screen.tsx')).AccountScreen }),
} as const;
