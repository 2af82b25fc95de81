import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@pausenplatz/account/contract';
import { demoPassword } from '@pausenplatz/account/server';
import type { AnyCall, InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import { cloneDatabase, startTestDatabase } from '@pausenplatz/kernel-server/testing';
import { printLetters } from '@pausenplatz/printing/contract';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { requestFor } from '../../testing/call-request.ts';
import { closeAtTheEnd } from '../../testing/open.ts';
import { startServerProcess } from '../../testing/server-process.ts';

it('a server that gets SIGTERM while six papers are set gives all six as a whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pausenplatz-papers-'));
  chmodSync(folder, 0o755);
  closeAtTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  const databases = await startTestDatabase({ durable: true });
  closeAtTheEnd(() => databases.stop());
  const databaseUrl = await cloneDatabase(databases.url('postgres'), 'template0');
  const server = await startServerProcess(folder, { DATABASE_URL: databaseUrl, SESSION_SECRET: 'x'.repeat(40), DEMO_SCHOOL: 'true' });
  closeAtTheEnd(() => server.stop());
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  closeAtTheEnd(() => database.end());
  const ask = async <C extends AnyCall>(token: string | null, call: C, input: InputOf<C>): Promise<OutputOf<C>> => {
    const [path, init] = requestFor(call, input as Record<string, unknown>, token, {});
    const response = await fetch(server.address + path, init);
    expect(response.status, call.path).toBe(200);
    return (await response.json()) as OutputOf<C>;
  };
  const { rows } = await database.query<{ class_id: string; user_id: string }>(
    "select class_id, user_id from class_pupil join school_class on school_class.id = class_id where name = '3a'",
  );
  const input = { classId: rows[0]?.class_id ?? '', userIds: rows.map(({ user_id }) => user_id) };
  const { token } = await ask(null, login, { UserName: 'lea.brunner', Password: demoPassword, keeps: 'bearer' });
  let ended = 0;
  const papers = Array.from({ length: 6 }, async () => {
    const paper = await ask(token, printLetters, input);
    ended += 1;
    return Buffer.from(paper.base64, 'base64');
  });
  const begun = async () =>
    (await database.query<{ count: number }>("select count(*) from audit.entry where action = 'letters.print'")).rows[0]?.count;
  await vi.waitFor(async () => expect(await begun()).toBe(6), { timeout: 20_000, interval: 10 });
  const [endedBefore] = [ended];
  const stopped = server.stop();
  const files = await Promise.all(papers);
  await stopped;
  expect(endedBefore).toBeLessThan(6);
  for (const file of files) {
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.subarray(-10).toString().trimEnd()).toMatch(/%%EOF$/);
  }
}, 60_000);
