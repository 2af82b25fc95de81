import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const chromium = process.env['CHROMIUM'];

/** Chromium as headless tests need it: no sandbox for root, and no talk with the world outside. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as on a screen with many pixels; without windows they would be moved to whole ones.
  '--font-render-hinting=none',
];

/** What takes longest begins first, so that no worker waits alone for it at the end. */
const long = [
  /new-feature\.test|new-block\.test|page-screen\.test|quiet-moment/,
  /embedded-database\.test/,
  /office\/src\/server\/contract\.test/,
  /(?:account|homework)\/src\/server\/contract\.test/,
  /contract\.test|uploads-room|limits\.test|outside\.test/,
];
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = long.findIndex((one) => one.test(moduleId));
      return at === -1 ? long.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Left out by `npm run check`. */
const slow = ['packages/house/src/new/**'];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers: 2,
          isolate: false,
          environment: 'node',
          // Checks of the whole tree take seconds, on a busy machine many.
          testTimeout: 30_000,
          include: [
            'packages/{kernel,features,house}/**/*.test.ts',
            'apps/*/{src,build,bench}/**/*.test.ts',
            'teams/**/*.test.ts',
            'embed/**/*.test.ts',
          ],
          // These need the database.
          exclude: ['**/node_modules/**', 'packages/features/*/src/server/**', ...(process.env['QUICK_CHECK'] ? slow : [])],
        },
      },
      {
        test: {
          name: 'server',
          experimental: { viteModuleRunner: false },
          environment: 'node',
          include: ['apps/server/test/**/*.test.ts', 'packages/features/*/src/server/**/*.test.ts'],
          // The modules of a server are read once a worker, not once a file.
          isolate: false,
          globalSetup: ['apps/server/testing/global-setup.ts'],
          setupFiles: ['apps/server/testing/setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // They wait for the database, and for processes that end.
          maxWorkers: 3,
        },
      },
      {
        define: { 'process.env.NODE_ENV': JSON.stringify('development') },
        // What a worker imports is made ready with the rest; found in the middle of a run, it would load every open page anew.
        optimizeDeps: { entries: ['packages/features/*/src/ui/**/*-worker.ts'] },
        test: {
          name: 'component',
          isolate: false,
          // Screens wait more than they work: for frames, for what was typed to rest, for what fades.
          maxWorkers: 3,
          // A screen comes when the machine lets it: what is not there after this long does not come.
          expect: { poll: { timeout: 5_000 } },
          include: ['packages/**/*.test.tsx', 'apps/web/**/*.test.tsx', 'teams/**/*.test.tsx', 'embed/**/*.test.tsx'],
          exclude: ['**/node_modules/**'],
          setupFiles: ['packages/kernel/host/testing/component-setup.ts'],
          // What a test leaves on the screen is examined before the file tidies up.
          sequence: { hooks: 'list' },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(chromium && { executablePath: chromium }), args: quiet },
              // A press waits until what is pressed stands still.
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
