import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { alias, at, repository } from './hosts.ts';
import { recordImports } from './record-imports.ts';

/** What draws pages on the server: the same screens and blocks, for Node, with everything that they need beside them. */
export default defineConfig({
  root: repository,
  publicDir: false,
  resolve: { alias },
  plugins: [recordImports(repository), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, resolve: { conditions: ['module', 'import', 'production', 'default'], externalConditions: [] } },
  build: {
    ssr: true,
    target: 'node24',
    outDir: at('dist/ssr'),
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: { web: at('apps/web/src/ssr/drawer.ts'), embed: at('embed/pages/ssr/drawer.tsx'), teams: at('teams/ssr/drawer.tsx') },
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'parts/[name]-[hash].mjs' },
    },
  },
});
