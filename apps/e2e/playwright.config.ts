import { defineConfig } from '@playwright/test';

/** Journeys through the real product: one server, several websites, one browser at a time. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  retries: process.env['CI'] ? 1 : 0,
  globalSetup: './stack/global-setup.ts',
  use: { locale: 'de-CH', timezoneId: 'Europe/Zurich', trace: 'retain-on-failure' },
});
