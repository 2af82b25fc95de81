/** The way to each screen, in a chunk of its own: the start of a host carries one address instead of the screens' lists of parts. */
export const screenLoaders = {
  messages: async () => ({ Screen: (await import('./screens/messages-screen.tsx')).MessagesScreen }),
  searched: async () => (await import('./search.ts')).noticesSearched,
} as const;
