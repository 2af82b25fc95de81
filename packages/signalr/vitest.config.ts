import { defineConfig } from 'vitest/config';

/** The package's own suite: real sockets, the unmodified official client, child processes and one browser. */
export const config = defineConfig({
  test: {
    name: 'signalr',
    retry: process.env['CI'] ? 1 : 0,
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});

// Vitest reads the default export.
export default config;
