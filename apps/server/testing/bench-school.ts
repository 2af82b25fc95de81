import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '@pausenplatz/account/server';
import { startTestDatabase } from '@pausenplatz/kernel-server/testing';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { startServerProcess } from './server-process.ts';

/** The demo school on a server of its own, for measurements of one feature. */
interface BenchSchool {
  readonly client: pg.Client;
  /** Puts so many children more into a class and its school, and signs them in; answers their tokens. */
  readonly largeClass: (classId: string, pupils: number) => Promise<string[]>;
  /** Signs in somebody of the demo school; answers the token. */
  readonly signIn: (userName: string) => Promise<string>;
  /** Work of the server itself, in one transaction and beside it, such as that of a job; answers milliseconds. */
  readonly timed: <Tables>(work: (db: Kysely<Tables>) => Promise<void>) => Promise<number>;
  readonly ask: (token: string, path: string, init?: RequestInit) => Promise<BenchAnswer>;
  readonly stop: () => Promise<void>;
}

interface BenchAnswer {
  readonly text: string;
  /** From the question to the last byte of the answer, in milliseconds. */
  readonly ms: number;
}

export async function startBenchSchool(): Promise<BenchSchool> {
  const database = await startTestDatabase({ durable: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'pausenplatz-bench-'));
  const server = await startServerProcess(dataDir, {
    DATABASE_URL: database.url(),
    SESSION_SECRET: 'bench-bench-bench-bench-bench-bench',
    DEMO_SCHOOL: 'true',
    TRUST_PROXY: 'true',
  });
  const client = new pg.Client({ connectionString: database.url() });
  await client.connect();
  const pool = new pg.Pool({ connectionString: database.url() });
  const headers = { 'content-type': 'application/json', 'x-pausenplatz-client': 'bench' };
  const tokenOf = async (userName: string): Promise<string> => {
    const body = JSON.stringify({ UserName: userName, Password: demoPassword, keeps: 'bearer' });
    const response = await fetch(`${server.address}/api/auth/login`, { method: 'POST', headers, body });
    const { token }: { token?: string } = await response.json();
    if (!token) throw new Error(`No sign-in for ${userName}: ${response.status}`);
    return token;
  };
  return {
    client,
    signIn: tokenOf,
    async largeClass(classId, pupils) {
      await client.query(
        `insert into user_account (id, user_name, first_name, last_name, roles, pro, password_hash, initial_password)
         select 'bench-pupil-' || lpad(p::text, 10, '0'), 'bench.' || p, 'Kind' || p, 'Klasse', model.roles, false, model.password_hash, false
         from generate_series(1, $1) p, (select roles, password_hash from user_account where user_name = 'noah.meier') model`,
        [pupils],
      );
      await client.query(
        `insert into class_pupil (class_id, user_id, number)
         select $1, 'bench-pupil-' || lpad(p::text, 10, '0'), 100 + p from generate_series(1, $2) p`,
        [classId, pupils],
      );
      await client.query(
        `insert into school_member (school_id, user_id, kind)
         select (select school_id from school_class where id = $1), 'bench-pupil-' || lpad(p::text, 10, '0'), 'pupil' from generate_series(1, $2) p`,
        [classId, pupils],
      );
      await client.query('analyze');
      const tokens: string[] = [];
      for (let pupil = 1; pupil <= pupils; pupil += 1) tokens.push(await tokenOf(`bench.${pupil}`));
      return tokens;
    },
    async timed<Tables>(work: (db: Kysely<Tables>) => Promise<void>) {
      const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
      const began = performance.now();
      await db.transaction().execute(work);
      return performance.now() - began;
    },
    async ask(token, path, init = {}) {
      for (;;) {
        const startedAt = performance.now();
        const response = await fetch(`${server.address}/api/${path}`, {
          ...init,
          headers: { ...headers, authorization: `Bearer ${token}` },
        });
        const text = await response.text();
        if (response.ok) return { text, ms: performance.now() - startedAt };
        if (response.status !== 429) throw new Error(`${path}: ${response.status} ${text}`);
        // A quick machine asks more often than one person may; what waited is not counted.
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
    },
    async stop() {
      await pool.end();
      await client.end();
      await server.stop();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Below which so large a share of the values lies, in whole numbers: 0.5 is the median. */
export function shareOf(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
}
