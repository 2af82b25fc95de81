// The hub beside REST routes on Fastify: `node examples/fastify.ts`. With DATABASE_URL or REDIS_URL it can run as several processes.
import { attachToFastify, createHubServer, defineHub } from '@pausenplatz/signalr';
import { createPostgresBackplane } from '@pausenplatz/signalr/postgres';
import { createRedisBackplane } from '@pausenplatz/signalr/redis';
import fastify from 'fastify';
import { Redis } from 'ioredis';
import { Client, Pool } from 'pg';

interface PageHub {
  methods: { Subscribe(input: { topics: string[] }): { granted: string[]; denied: string[] } };
  events: { PageChanged(payload: { page: string; rev: number }): void; Resync(payload: { topics: readonly string[] }): void };
}

function chooseBackplane() {
  const { DATABASE_URL, REDIS_URL } = process.env;
  if (REDIS_URL !== undefined) return createRedisBackplane({ publisher: new Redis(REDIS_URL), subscriber: new Redis(REDIS_URL) });
  if (DATABASE_URL === undefined) return undefined;
  const pool = new Pool({ connectionString: DATABASE_URL });
  const listen = async () => {
    const client = new Client(DATABASE_URL);
    await client.connect();
    return client;
  };
  return createPostgresBackplane({ listen, query: (sql, values) => pool.query(sql, [...values]) });
}

const hub = defineHub<PageHub>({
  methods: {
    async Subscribe(context, { topics }) {
      const granted = topics.filter((topic) => topic.startsWith('page:'));
      for (const topic of granted) await context.groups.add(topic);
      return { granted, denied: topics.filter((topic) => !granted.includes(topic)) };
    },
  },
});

const backplane = chooseBackplane();
const hubServer = createHubServer({
  hub,
  authenticate: (request) => {
    const session = request.cookie('session') ?? request.accessToken;
    return session === null ? null : { id: session, sessionId: session };
  },
  // Asked every minute for every connection; null ends it.
  revalidate: (user) => user,
  ...(backplane === undefined ? {} : { backplane }),
  hooks: {
    // Messages between the processes may have been lost: who listens to these groups should fetch again.
    resync({ groups }) {
      const touched = new Set(groups);
      for (const { connectionId, groups: own } of hubServer.connections()) {
        const topics = own.filter((group) => touched.has(group));
        if (topics.length > 0) hubServer.client(connectionId).send('Resync', { topics });
      }
    },
  },
});

const app = fastify({ logger: true, forceCloseConnections: true });
attachToFastify(app, hubServer, { path: '/hub' });
let rev = 0;
app.post<{ Params: { id: string } }>('/pages/:id', (request) => {
  const caller = request.headers['x-hub-connection-id'];
  rev++;
  // Everybody who looks at the page, but not the tab that changed it.
  hubServer
    .group(`page:${request.params.id}`)
    .send('PageChanged', { page: request.params.id, rev }, { except: typeof caller === 'string' ? [caller] : [] });
  return { rev };
});
await hubServer.ready;
await app.listen({ port: 5_000, host: '127.0.0.1' });
process.once('SIGTERM', () => void app.close());
