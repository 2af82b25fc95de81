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
];

/** What takes longest begins first, so that no worker waits alone for it at the end. */
const long = [
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
          isolate: false,
          environment: 'node',
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
          environment: 'node',
          include: ['apps/server/test/**/*.test.ts', 'packages/features/*/src/server/**/*.test.ts'],
          // The modules of a server are read once a worker, not once a file.
          isolate: false,
          globalSetup: ['apps/server/testing/global-setup.ts'],
          setupFiles: ['apps/server/testing/setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        define: { 'process.env.NODE_ENV': JSON.stringify('development') },
        test: {
          name: 'component',
          include: ['packages/**/*.test.tsx', 'apps/web/**/*.test.tsx', 'teams/**/*.test.tsx', 'embed/**/*.test.tsx'],
          exclude: ['**/node_modules/**'],
          setupFiles: ['packages/kernel/host/testing/component-setup.ts'],
          // What a test leaves on the screen is examined before the file tidies up.
          sequence: { hooks: 'list' },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { ...(chromium && { executablePath: chromium }), args: quiet } }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
