import { once } from 'node:events';
import { createServer } from 'node:http';
import { Redis } from 'ioredis';
import { Client, Pool } from 'pg';
import type { PostgresListener } from '../../src/backplane/postgres.ts';
import { createPostgresBackplane } from '../../src/backplane/postgres.ts';
import { createRedisBackplane } from '../../src/backplane/redis.ts';
import type { Backplane, HubServer } from '../../src/index.ts';
import { createHubServer } from '../../src/index.ts';
import type { NodeAsk } from './backplane-process.ts';
import type { TestHub } from './hub.ts';
import { makeHub, makeNotes } from './hub.ts';

// One server process of the backplane tests; it does what its parent tells it.
const [kind, url = ''] = process.argv.slice(2);
const pool = new Pool({ connectionString: url, max: 4 });
pool.on('error', () => undefined);

async function listen(): Promise<PostgresListener> {
  const client = new Client(url);
  await client.connect();
  return client;
}

function makeBackplane(): Backplane | null {
  if (kind === 'postgres') return createPostgresBackplane({ listen, query: (sql, values) => pool.query(sql, [...values]) });
  if (kind !== 'redis') return null;
  const [publisher, subscriber] = [new Redis(url), new Redis(url)];
  publisher.on('error', () => undefined);
  return createRedisBackplane({ publisher, subscriber });
}

const backplane = makeBackplane();
const server: HubServer<TestHub> = createHubServer<TestHub>({
  hub: makeHub(makeNotes()),
  authenticate: (request) => ({ id: request.accessToken ?? 'nobody' }),
  limits: { closeTimeoutMs: 300 },
  ...(backplane === null ? {} : { backplane }),
  hooks: {
    resync: ({ groups }) => {
      for (const connection of server.connections()) {
        const topics = connection.groups.filter((group) => groups.includes(group));
        if (topics.length > 0) server.client(connection.connectionId).send('Resync', { topics });
      }
    },
  },
});

async function act(ask: NodeAsk): Promise<unknown> {
  switch (ask.op) {
    case 'send': {
      const options = ask.except === undefined ? {} : { except: ask.except };
      const target = {
        all: () => server.all,
        group: () => server.group(ask.name),
        user: () => server.user(ask.name),
        client: () => server.client(ask.name),
      };
      target[ask.to]().send('Said', ask.text, options);
      return null;
    }
    case 'group':
      return server.groups[ask.action](ask.connectionId, ask.group);
    case 'ask':
      return server.client(ask.connectionId).invoke('Question', []);
    case 'cut':
      return server.disconnectUser(ask.user, ask.reason);
    case 'within': {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await server.group(ask.group).sendWithin((sql, values) => client.query(sql, [...values]), 'Said', ask.text);
        await new Promise((resolve) => setTimeout(resolve, 100));
        await client.query(ask.commit ? 'COMMIT' : 'ROLLBACK');
      } finally {
        client.release();
      }
      return null;
    }
    default:
      return ask satisfies never;
  }
}

const http = createServer();
server.attach(http, { path: '/hub' });
http.listen(0, '127.0.0.1');
await once(http, 'listening');
await server.ready;
const address = http.address();
process.on('message', (message: { id: number; ask: NodeAsk }) => {
  const reply = async () => {
    try {
      process.send?.({ id: message.id, result: (await act(message.ask)) ?? null });
    } catch (error) {
      process.send?.({ id: message.id, error: error instanceof Error ? error.message : 'failed' });
    }
  };
  void reply();
});
// The test has ended, however it did.
process.on('disconnect', () => process.exit());
process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 });
