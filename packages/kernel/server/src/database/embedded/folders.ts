import { createHash } from 'node:crypto';
import { chownSync, existsSync, lstatSync, mkdirSync, readlinkSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Unprivileged {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root; then it runs as "nobody", who owns nothing else on a school's server. */
export function unprivilegedUser(): Unprivileged | null {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;
}

/** True when every folder above `path` lets other users pass. */
export function isReachableByOthers(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    // 0o001: the right of others to pass through a folder.
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * The folder in which the database may live: `dataDir/postgres`. Where root's data folder lies below a folder that
 * nobody else may pass, the database lives under /var/lib and `dataDir/postgres` points there.
 */
export function databaseHome(dataDir: string, user: Unprivileged | null): string {
  const home = join(dataDir, 'postgres');
  mkdirSync(dataDir, { recursive: true });
  if (existsSync(home) || isLink(home)) {
    const real = isLink(home) ? readlinkSync(home) : home;
    mkdirSync(real, { recursive: true });
    return real;
  }
  if (!user || isReachableByOthers(home)) {
    mkdirSync(home);
    if (user) chownSync(home, user.uid, user.gid);
    return home;
  }
  const elsewhere = join('/var/lib/pausenplatz', createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  mkdirSync(elsewhere, { recursive: true });
  chownSync(elsewhere, user.uid, user.gid);
  symlinkSync(elsewhere, home);
  return elsewhere;
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
