import { defineConfig } from '@playwright/test';

/** Journeys through the real product: two at a time, each with a server, a database, a school and a browser of its own. */
export default defineConfig({
  testDir: '../..',
  testMatch: ['apps/e2e/journeys/*.spec.ts', 'packages/features/*/journeys/*.spec.ts'],
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  retries: process.env['CI'] ? 1 : 0,
  globalSetup: './stack/global-setup.ts',
  use: { locale: 'de-CH', timezoneId: 'Europe/Zurich', trace: 'on-first-retry' },
});
