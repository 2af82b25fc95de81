import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from '@pausenplatz/house/compressed-files';
import { alias, at, repository } from './build/hosts.ts';
import { chunkGroups, groupModules, groupRest, joinTiny, modulesAround, readLoads } from './build/chunk-groups.ts';
import { framesAlone } from './build/frames-alone.ts';
import { inlineTokens } from './build/inline-tokens.ts';
import { noChunkCycles } from './build/no-chunk-cycles.ts';
import { pagesInDevelopment } from './build/pages-in-development.ts';
import { precacheList } from './build/precache-list.ts';
import { quietTeamsLibrary } from './build/quiet-teams-library.ts';

const server = process.env['PAUSENPLATZ_SERVER'] ?? 'http://127.0.0.1:4173';

/** The browser hosts of the house; one build makes all that exist. The first prefix that fits answers an address. */
const hosts = [
  { name: 'teams', prefix: '/teams/', page: 'teams/index.html' },
  { name: 'embed', prefix: '/advent/einbetten/', page: 'embed/pages/index.html' },
  { name: 'embed', prefix: '/modul/', page: 'embed/pages/index.html' },
  { name: 'embed', prefix: '/helpers/', page: 'embed/pages/index.html' },
  { name: 'embed', prefix: '/einbetten/', page: 'embed/pages/index.html' },
  { name: 'web', prefix: '/', page: 'apps/web/index.html' },
];
const present = hosts.filter(({ page }) => existsSync(at(page)));

const pages = Object.fromEntries(present.map(({ name, page }) => [name, at(page)]));
/** What hosts start with, beside their pages: the page of Teams only asks who is there, and then starts the tab. */
const starts = { ...pages, ...(pages['teams'] !== undefined && { early: pages['teams'], teams: at('teams/src/main.tsx') }) };
const target = 'es2022';

/** What the web host puts around every screen of somebody who is signed in, as soon as it has started. */
const aroundScreens = [
  'apps/web/src/beside-start.ts',
  'apps/web/src/shell/signed-in-bars.tsx',
  'packages/features/notices/src/ui/banners/banners.tsx',
];

/** What stands on websites of schools. */
const framedViews = [
  'embed/pages/islands.tsx',
  'packages/features/homework/src/ui/framed.tsx',
  'packages/features/homework/src/ui/blocks/list-part.tsx',
];

/** What everybody opens every day: there each request and each line counts more than in a dialog that is opened once a month. */
const dailyScreens = [
  'apps/web/src/home/home-screen.tsx',
  'packages/features/pages/src/ui/screens/page-screen.tsx',
  'packages/features/homework/src/ui/screens/planner-screen.tsx',
  'packages/features/office/src/ui/screens/office-screen.tsx',
  ...framedViews,
];

/** Left alone, what three hosts share falls into dozens of small chunks that compress badly. */
async function groupsOfHosts() {
  const plain = {
    root: repository,
    resolve: { alias },
    plugins: [react(), framesAlone(), inlineTokens()],
    build: { target, rolldownOptions: { input: pages } },
  };
  const loads = await readLoads(plain, starts);
  const companions = aroundScreens.map(at);
  const groups = joinTiny(
    groupModules(loads, modulesAround(loads, companions), ['early'], modulesAround(loads, framedViews.map(at))),
    loads,
  );
  return chunkGroups(new Map([...groups, ...groupRest(loads, groups, companions, dailyScreens.map(at))]));
}

export default defineConfig(async ({ command }) => ({
  root: repository,
  base: '/',
  publicDir: at('apps/web/public'),
  resolve: { alias },
  cacheDir: at('node_modules/.vite'),
  plugins: [
    react(),
    framesAlone(),
    inlineTokens(),
    pagesInDevelopment(present),
    noChunkCycles(),
    quietTeamsLibrary(),
    compressedFiles(),
    precacheList({
      entry: 'apps/web/index.html',
      // Whoever opens the product without a network sees the bars and the network-error screen.
      also: [
        'apps/web/src/beside-start.ts',
        'src/screens/network-error-screen.tsx',
        'src/shell/rare.ts',
        'src/shell/visitor-bar.tsx',
        'src/shell/signed-in-bars.tsx',
        'ui/banners/banners.tsx',
        'ui/src/scenes/drawings.tsx',
        'ui/src/toasts/toast-card.tsx',
        'host/src/screen-failed.tsx',
      ],
      worker: 'service-worker',
    }),
  ],
  build: {
    target,
    outDir: at('dist/browser'),
    emptyOutDir: true,
    manifest: true,
    // Every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
    // A data: font or picture would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        ...pages,
        'service-worker': at('apps/web/src/update/service-worker.ts'),
      },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: command === 'build' ? await groupsOfHosts() : [] },
        // The worker keeps one address for ever; its content tells versions apart.
        entryFileNames: ({ name }: { readonly name: string }) =>
          name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': server,
      '/files': server,
      '/blob': server,
      // The script for school websites is a build of its own (embed/build.ts), which the server hands out.
      '^/embed/(?:v\\d|\\d|files/|advent/)': server,
      '/pausenplatzhub': { target: server, ws: true },
    },
  },
}));
