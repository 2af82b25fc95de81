import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { isDiskFull } from '../database/faults.ts';
import { newId } from '../ids.ts';
import { OperatorError } from './operator-error.ts';
import { startTexts as texts } from './texts.ts';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** More than file systems keep beside a name: on a full disk an empty file may still come about. */
const probeBytes = 65_536;

/** What programs of PostgreSQL say where Node says a code. */
const saidByOthers = { ENOSPC: 'No space left on device', EROFS: 'Read-only file system', EDQUOT: 'Disk quota exceeded' } as const;

/** Why a folder took no more, told by Node or by a program of the database; other faults come back as they are. */
export function folderProblem(error: unknown, folder: string): unknown {
  if (isDiskFull(error)) return new OperatorError(texts.folder(folder, texts.why['ENOSPC'] ?? ''));
  const said = error instanceof Error ? error.message : '';
  const code = Object.entries(saidByOthers).find(([name, words]) => codeOf(error) === name || said.includes(words))?.[0];
  return code ? new OperatorError(texts.folder(folder, texts.why[code] ?? code)) : error;
}

/** Refuses a data folder that cannot be written to, before anything is half done. */
export function assertWritable(folder: string): void {
  const probe = join(folder, `.probe-${newId()}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, Buffer.alloc(probeBytes));
  } catch (error) {
    throw new OperatorError(texts.folder(folder, texts.why[codeOf(error)] ?? codeOf(error)));
  } finally {
    // A probe that did not fit is there with less in it; below a file there is none.
    if (existsSync(probe)) rmSync(probe);
  }
}

/** A database that is only just starting, as after a restart of the whole machine, is waited for so long. */
const patienceMs = 20_000;

/** Comes back when the configured database lets us in; throws OperatorError with the reason where it does not. */
export async function assertDatabase(url: string, say: (line: string) => void, waitMs = patienceMs): Promise<void> {
  for (const deadline = Date.now() + waitMs, began = Date.now(); ;) {
    const error = await connectOnce(url);
    if (error === null) return;
    if (!isPassing(error) || Date.now() > deadline) throw databaseProblem(url, error);
    if (Date.now() - began < 1_000) say(texts.databaseWaits(new URL(url).host));
    await pause(1_000);
  }
}

async function connectOnce(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Not there yet, or in the middle of its own start. */
const isPassing = (error: unknown): boolean => ['ECONNREFUSED', '57P03'].includes(reasonOf(error));

/** Names with several addresses fail with a list of faults, one for each. */
function reasonOf(error: unknown): string {
  const code = codeOf(error);
  return code || (error instanceof AggregateError ? codeOf(error.errors[0]) : '');
}

function databaseProblem(url: string, error: unknown): unknown {
  const { host, username, pathname } = new URL(url);
  const message = error instanceof Error ? error.message : '';
  const code = reasonOf(error);
  if (code === '28P01' || code === '28000') {
    if (/no encryption|SSL off/i.test(message)) return new OperatorError(texts.needsTls(host));
    return new OperatorError(texts.wrongPassword(decodeURIComponent(username), host));
  }
  if (code === '3D000') return new OperatorError(texts.noSuchDatabase(decodeURIComponent(pathname.slice(1)), host));
  if (code === '53300') return new OperatorError(texts.tooManyConnections(host));
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new OperatorError(texts.databaseUnknownHost(host));
  if (/does not support SSL/.test(message)) return new OperatorError(texts.noTls(host));
  if (/password must be a string|no password/i.test(message))
    return new OperatorError(texts.wrongPassword(decodeURIComponent(username), host));
  return new OperatorError(texts.noDatabase(host, code || message));
}

/** Why nothing can listen there, and by which settings that is mended; other faults come back as they are. */
export function listenProblem(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>, settings: '' | 'OPERATIONS_' = ''): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return new OperatorError(texts.portTaken(host, port, `${settings}PORT`));
  if (code === 'EACCES') return new OperatorError(texts.portForbidden(port, `${settings}PORT`));
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new OperatorError(texts.hostUnknown(host, `${settings}HOST`));
  return error;
}

/** Refuses an address where something listens already, before anything is made for a server that could not answer there. */
export async function assertFree(at: Pick<Config, 'host' | 'port'>, settings: '' | 'OPERATIONS_' = ''): Promise<void> {
  if (at.port === 0) return;
  const probe = createServer();
  try {
    probe.listen(at.port, at.host);
    await once(probe, 'listening');
  } catch (error) {
    throw listenProblem(error, at, settings);
  } finally {
    await new Promise<void>((resolve) => probe.close(() => resolve()));
  }
}
