import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newSecret } from '../../ids.ts';
import type { Unprivileged } from './folders.ts';

const run = promisify(execFile);

export const databaseUser = 'pausenplatz';

/** The password of the embedded database, made once and readable only by the owner of the data folder. */
export function databasePassword(home: string): string {
  const path = join(home, 'password');
  if (!existsSync(path)) {
    writeFileSync(`${path}.new`, newSecret(), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  return readFileSync(path, 'utf8').trim();
}

/**
 * Makes the cluster on first use. initdb works in a temporary folder that is renamed when it is whole:
 * a kill half-way leaves rubbish that the next start throws away, never a broken database.
 */
export async function ensureCluster(home: string, binaries: string, user: Unprivileged | null): Promise<string> {
  const cluster = join(home, 'cluster');
  if (existsSync(join(cluster, 'PG_VERSION'))) return cluster;
  const work = mkdtempSync(join(home, 'new-'));
  const passwordFile = join(work, 'password');
  writeFileSync(passwordFile, databasePassword(home), { mode: 0o600 });
  if (user) for (const path of [work, passwordFile]) chownSync(path, user.uid, user.gid);
  const options = ['--encoding=UTF8', '--locale=C', '--auth=scram-sha-256', `--username=${databaseUser}`, `--pwfile=${passwordFile}`];
  await run(join(binaries, 'bin', 'initdb'), ['-D', join(work, 'cluster'), ...options], {
    ...user,
    cwd: home,
    env: { LC_ALL: 'C', PATH: process.env['PATH'] },
  });
  chmodSync(join(work, 'cluster'), 0o700);
  syncFolder(join(work, 'cluster'));
  renameSync(join(work, 'cluster'), cluster);
  syncFolder(home);
  rmSync(work, { recursive: true, force: true });
  return cluster;
}

function syncFolder(path: string): void {
  // Windows cannot open a folder; there the file system orders renames by itself.
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
