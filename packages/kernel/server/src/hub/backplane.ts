import type { Backplane } from '@pausenplatz/signalr';
import { createPostgresBackplane } from '@pausenplatz/signalr/postgres';
import { createRedisBackplane } from '@pausenplatz/signalr/redis';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { Config } from '../config/config.ts';

interface OpenBackplane {
  readonly backplane: Backplane;
  close(): Promise<void>;
}

/** How several processes share the hub: Redis where configured, otherwise the common database; one process alone needs nothing. */
export function openBackplane(config: Config, databaseUrl: string): OpenBackplane | null {
  if (config.redisUrl) return overRedis(config.redisUrl);
  return config.databaseUrl ? overPostgres(databaseUrl) : null;
}

function overRedis(url: string): OpenBackplane {
  // Messages of an outage are lost and clients read again after it: a queue of them would only be late. What is wanted waits for the line.
  const publisher = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: null });
  const subscriber = new Redis(url, { maxRetriesPerRequest: null });
  // The subscriber's faults tell the same.
  publisher.on('error', () => undefined);
  return {
    backplane: createRedisBackplane({ publisher, subscriber }),
    close: async () => {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

function overPostgres(url: string): OpenBackplane {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // A lost idle connection is replaced by the next query.
  pool.on('error', () => undefined);
  const listen = async () => {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    // What breaks while it connects is told twice: to who waits, and as an event that would end the process unheard.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  return {
    backplane: createPostgresBackplane({ listen, query: (text, values) => pool.query(text, values && [...values]) }),
    close: () => pool.end(),
  };
}
