import type { TestServer } from '../testing/test-server.ts';

/** Nobody waits for the limits of calls and of readings in a proof that makes thousands of them; every other limit stays. */
export async function forgetCallLimits({ server }: TestServer, ids: readonly string[]): Promise<void> {
  for (const name of ['public-pages', 'calls', 'calls-anonymous'])
    for (const id of [...ids, '127.0.0.1'])
      await server.services.rateLimiter.giveBack({ name, points: 600, perSeconds: 60, perProcess: true }, id, 500);
}
