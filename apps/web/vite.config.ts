import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pagesInDevelopment } from './build/pages-in-development.ts';
import { precacheList } from './build/precache-list.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const at = (path: string) => `${repository}${path}`;
const server = process.env['PAUSENPLATZ_SERVER'] ?? 'http://127.0.0.1:4173';

/** The browser hosts of the house; one build makes all that exist. The first prefix that fits answers an address. */
const hosts = [
  { name: 'teams', prefix: '/teams/', page: 'teams/index.html' },
  { name: 'embed', prefix: '/einbetten/', page: 'embed/pages/index.html' },
  { name: 'web', prefix: '/', page: 'apps/web/index.html' },
];
const present = hosts.filter(({ page }) => existsSync(at(page)));

export default defineConfig({
  root: repository,
  base: '/',
  publicDir: at('apps/web/public'),
  cacheDir: at('node_modules/.vite'),
  plugins: [
    react(),
    pagesInDevelopment(present),
    precacheList({
      entry: 'apps/web/index.html',
      // Whoever opens the product without a network sees the bars and the network-error screen.
      also: [
        'src/screens/network-error-screen.tsx',
        'src/shell/visitor-bar.tsx',
        'src/shell/signed-in-bars.tsx',
        'ui/src/scenes/drawings.tsx',
        'ui/src/notices/notice-card.tsx',
        'host/src/screen-failed.tsx',
        'account/src/contract/index.ts',
      ],
      worker: 'service-worker',
    }),
  ],
  build: {
    target: 'es2022',
    outDir: at('dist/browser'),
    emptyOutDir: true,
    manifest: true,
    // A data: font or picture would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        ...Object.fromEntries(present.map(({ name, page }) => [name, at(page)])),
        'service-worker': at('apps/web/src/update/service-worker.ts'),
      },
      output: {
        // The worker keeps one address for ever; its content tells versions apart.
        entryFileNames: ({ name }) => (name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': server,
      '/files': server,
      '/blob': server,
      '/pausenplatzhub': { target: server, ws: true },
    },
  },
});
