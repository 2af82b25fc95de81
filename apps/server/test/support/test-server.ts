import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actorSource } from '@pausenplatz/account/server';
import {
  type AnyCall,
  brand,
  clientHeader,
  type InputOf,
  type OutputOf,
  pathParameters,
  type RefusalBody,
} from '@pausenplatz/kernel-contract';
import { createLog, readConfig, type RunningServer, type ServerSettings, startServer } from '@pausenplatz/kernel-server';
import { cloneDatabase, dropDatabase, type MovableClock, movableClock } from '@pausenplatz/kernel-server/testing';
import { afterAll, inject } from 'vitest';
import { serverFeatures } from '../../src/features.ts';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  /** The body as text, for searching it. */
  readonly text: string;
  readonly headers: Headers;
}

export interface TestServer {
  readonly server: RunningServer;
  readonly clock: MovableClock;
  readonly logLines: readonly string[];
  /** Makes a call over HTTP as the bearer of a token, or as nobody. */
  call<C extends AnyCall>(
    token: string | null,
    call: C,
    input: InputOf<C>,
    headers?: Record<string, string>,
  ): Promise<Answer<OutputOf<C> & RefusalBody>>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** Starts the real server in this process against a database of its own; everything is gone after the file's tests. */
export async function testServer(environment: Record<string, string> = {}, site: ServerSettings['site'] = null): Promise<TestServer> {
  const adminUrl = inject('databaseUrl');
  const databaseUrl = await cloneDatabase(adminUrl, 'template_migrated');
  const dataDir = mkdtempSync(join(tmpdir(), 'pausenplatz-files-'));
  const clock = movableClock();
  const logLines: string[] = [];
  const log = createLog('debug', { write: (line: string) => void logLines.push(line) });
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, DEMO_SCHOOL: 'false', ...environment });
  const server = await startServer({ config, features: serverFeatures, actorSource, site, clock, log, databaseUrl });
  afterAll(async () => {
    await server.stop();
    await dropDatabase(adminUrl, databaseUrl);
    rmSync(dataDir, { recursive: true, force: true });
  });
  const send = (path: string, init: RequestInit = {}) => fetch(`${server.address}${path}`, init);
  return {
    server,
    clock,
    logLines,
    fetch: send,
    async call(token, call, input, headers = {}) {
      const response = await send(...requestFor(call, input as Record<string, unknown>, token, headers));
      const text = await response.text();
      return { status: response.status, body: JSON.parse(text), text, headers: response.headers };
    },
  };
}

function requestFor(
  call: AnyCall,
  input: Record<string, unknown>,
  token: string | null,
  more: Record<string, string>,
): [string, RequestInit] {
  const rest = { ...input };
  let path = call.path;
  for (const name of pathParameters(call.path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name])));
    delete rest[name];
  }
  const headers = { [clientHeader]: brand.webVersion, ...(token && { authorization: `Bearer ${token}` }), ...more };
  if (call.method === 'GET' || call.method === 'DELETE') {
    const query = new URLSearchParams(
      Object.entries(rest)
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([key, value]) => [key, String(value)]),
    );
    return [`/api/${path}?${query}`, { method: call.method, headers }];
  }
  return [
    `/api/${path}`,
    {
      method: call.method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(call.arrayBodyKey ? rest[call.arrayBodyKey] : rest),
    },
  ];
}
