import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actorSource } from '@pausenplatz/account/server';
import { type AnyCall, type InputOf, type OutputOf, type RefusalBody } from '@pausenplatz/kernel-contract';
import {
  createLog,
  type SafeFetch,
  readConfig,
  type RunningServer,
  type ServerFeature,
  type ServerSettings,
  startServer,
  undeclaredRefusal,
} from '@pausenplatz/kernel-server';
import { cloneDatabase, dropDatabase, type MovableClock, movableClock } from '@pausenplatz/kernel-server/testing';
import { inject } from 'vitest';
import { featureConfig, serverFeatures } from '../src/features.ts';
import { requestFor } from './call-request.ts';
import { closeAtTheEnd } from './open.ts';

interface Answer<T> {
  readonly status: number;
  readonly body: T;
  /** The body as text, for searching it. */
  readonly text: string;
  readonly headers: Headers;
}

export interface TestServer {
  readonly server: RunningServer;
  readonly databaseUrl: string;
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

/** A line of the log without what differs each time. */
const nameless = (line: string) => line.replaceAll(/"(time|pid|hostname)":("[^"]*"|\d+),?/g, '');

/**
 * Starts the real server in this process against a database of its own; everything is gone after the file's tests.
 * `more` brings features that exist for a test alone, a way to the test's own servers, a server to share the database with, and how
 * long a server that is stopped waits for requests.
 */
export async function testServer(
  environment: Record<string, string> = {},
  site: ServerSettings['site'] = null,
  more: {
    readonly features?: readonly ServerFeature[];
    readonly safeFetch?: SafeFetch;
    readonly besides?: TestServer;
    readonly requestsMayTakeMs?: number;
  } = {},
): Promise<TestServer> {
  const adminUrl = inject('databaseUrl');
  const databaseUrl = more.besides?.databaseUrl ?? (await cloneDatabase(adminUrl, 'template_migrated'));
  const dataDir = mkdtempSync(join(tmpdir(), 'pausenplatz-files-'));
  const clock = movableClock();
  const logLines: string[] = [];
  const log = createLog('debug', { write: (line: string) => void logLines.push(line) });
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, DEMO_SCHOOL: 'false', ...environment }, [
    ...featureConfig,
    ...(more.features ?? []).flatMap((feature) => feature.config ?? []),
  ]);
  const server = await startServer({
    config,
    features: [...serverFeatures, ...(more.features ?? [])],
    actorSource,
    site,
    clock,
    log,
    databaseUrl,
    ...(more.safeFetch && { safeFetch: more.safeFetch }),
    ...(more.requestsMayTakeMs !== undefined && { requestsMayTakeMs: more.requestsMayTakeMs }),
  });
  closeAtTheEnd(async () => {
    await server.stop();
    if (!more.besides) await dropDatabase(adminUrl, databaseUrl);
    rmSync(dataDir, { recursive: true, force: true });
    // Whoever uses the API could not have known of these.
    const undeclared = logLines.filter((line) => line.includes(undeclaredRefusal));
    if (undeclared.length > 0) throw new Error([...new Set(undeclared.map(nameless))].join('\n'));
  });
  const send = (path: string, init: RequestInit = {}) => fetch(`${server.address}${path}`, init);
  return {
    server,
    databaseUrl,
    clock,
    logLines,
    fetch: send,
    async call(token, call, input, headers = {}) {
      const response = await send(...requestFor(call, input as Record<string, unknown>, token, headers));
      const text = await response.text();
      // A streamed answer is the list of its lines.
      const isInLines = response.headers.get('content-type')?.startsWith('application/x-ndjson') ?? false;
      const body = JSON.parse(isInLines ? `[${text.trimEnd().replaceAll('\n', ',')}]` : text);
      return { status: response.status, body, text, headers: response.headers };
    },
  };
}
