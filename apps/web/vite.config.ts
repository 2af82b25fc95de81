import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from '@pausenplatz/house/compressed-files';
import { noChunkCycles } from './build/no-chunk-cycles.ts';
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

/** What every host starts with, framed pages too: React, the style engine, the tokens. */
const baseModules = anyOf([
  'node_modules/(?:react|react-dom|scheduler|@griffel|stylis|@emotion/hash)/',
  'apps/web/build/left-to-right',
  'node_modules/@fluentui/tokens/lib/tokens\\.js',
  'kernel/ui/src/theme/(?:look|palette|house-tokens|brand-ramp|type-scale)',
  'kernel/contract/src/(?:brand|texts)',
  'kernel/host/src/capabilities',
]);

/** What the web and the Teams host always start with and framed pages never: the frame around screens. */
const frameModules = anyOf([
  'node_modules/(?:@tanstack|zustand|react-router|react-router-dom|keyborg|@fluentui/(?:react-provider|react-shared-contexts|react-jsx-runtime))/(?!.*(?:infiniteQueryObserver|useInfinite))',
  'node_modules/@fluentui/(?:react-icons/lib/(?:utils/(?!bundle)|contexts|core)|react-tabster/lib/(?:hooks/useFocusVisible|focus/))',
  'node_modules/@fluentui/react-utilities/lib/(?!trigger|virtualParent|hooks/(?:useOn|useControllable|use.*Time|useAnimation))',
  // Without the themes that only Teams shows.
  'node_modules/@fluentui/tokens/lib/(?!tokens\\.js|themes/teams|alias/(?:highContrast|teams)|utils/create(?:Teams|HighContrast))',
  'kernel/ui/src/theme/themes',
  'kernel/contract/src/call',
  'kernel/host/src/(?!capabilities|feature|screen-failed)',
  'kernel/browser/src/(?:(?:api|errors|session)\\.ts|hub-|query-client|sessions|calls|safe-storage|drafts|fingerprint)',
  'kernel/ui/src/(?:texts|theme/(?:app-theme|touch-style-hooks)|pieces/(?:loading-bar|page-title|skeletons))',
  'kernel/ui/src/(?:notices/(?:notices|notice-store|notice-times|notify-refusal))',
]);

/** What the web host starts with and its screens use as well: small things that would be a dozen chunks. */
const shellModules = anyOf([
  'apps/web/src/(?:shell/(?:bar-frame|places)|services/preferences)',
  'packages/features/[^/]+/src/titles',
  '@fluentui/react-icons/lib/atoms/svg/(?:calendar-ltr|document)\\.',
]);

function anyOf(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'));
}

export default defineConfig({
  root: repository,
  base: '/',
  publicDir: at('apps/web/public'),
  resolve: {
    // Nothing in the interface runs from right to left; react-router hands its development build to bundlers.
    alias: [
      { find: /^rtl-css-js\/core$/, replacement: at('apps/web/build/left-to-right.ts') },
      { find: /^react-router$/, replacement: at('node_modules/react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: at('node_modules/react-router/dist/production/dom-export.mjs') },
    ],
  },
  cacheDir: at('node_modules/.vite'),
  plugins: [
    react(),
    pagesInDevelopment(present),
    noChunkCycles(),
    compressedFiles(),
    precacheList({
      entry: 'apps/web/index.html',
      // Whoever opens the product without a network sees the bars and the network-error screen.
      also: [
        'src/screens/network-error-screen.tsx',
        'src/shell/rare.ts',
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
    // Every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
    // A data: font or picture would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        ...Object.fromEntries(present.map(({ name, page }) => [name, at(page)])),
        'service-worker': at('apps/web/src/update/service-worker.ts'),
      },
      output: {
        // Left alone, what three hosts share falls into dozens of small chunks that compress badly.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', test: baseModules },
            { name: 'frame', test: frameModules },
            { name: 'shell', test: shellModules },
          ],
        },
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
      // The script for school websites is a build of its own (embed/build.ts), which the server hands out.
      '^/embed/v\\d': server,
      '/pausenplatzhub': { target: server, ws: true },
    },
  },
});
