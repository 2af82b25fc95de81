import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { TestServer } from './postgres.ts';
import { freePort } from './postgres.ts';

/** Whether a redis-server is on PATH. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** Starts a redis-server on a free loopback port, without any persistence. */
export async function startRedis(): Promise<TestServer> {
  const port = await freePort();
  const server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const url = `redis://127.0.0.1:${port}`;
  const client = new Redis(url, { retryStrategy: () => 50 });
  client.on('error', () => undefined);
  while (client.status !== 'ready') await wait(20);
  client.disconnect();
  return {
    url,
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
