/** The way to each part, in a chunk of its own: the start of a host carries one address instead of the lists of what they load. */
export const screenLoaders = {
  messages: () => import('./screens/messages-screen.tsx'),
  blockFaces: async () => (await import('./blocks/index.ts')).chatFaces,
  ofSchool: async () => (await import('./office/school-setting.ts')).chatSchoolSetting,
  searched: async () => (await import('./search.ts')).chatSearched,
} as const;
