/** The way to each screen and part, in chunks of their own. */
export const screenLoaders = {
  list: () => import('./screens/templates-screen.tsx'),
  one: () => import('./screens/template-screen.tsx'),
  tool: async () => (await import('./page-tool.ts')).templateTool,
  origin: async () => (await import('./origin/template-origin.ts')).templateOrigin,
  searched: async () => (await import('./search.ts')).pageTemplatesSearched,
} as const;
