import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databasePassword, databaseUser } from './cluster.ts';
import { databaseHome, unprivilegedUser } from './folders.ts';
import { isAlive } from './process-table.ts';

/** Address of the embedded database that a running server has started; null where none runs. */
export function runningDatabase(dataDir: string): string | null {
  if (!existsSync(join(dataDir, 'postgres'))) return null;
  const home = databaseHome(dataDir, unprivilegedUser());
  const pidFile = join(home, 'cluster', 'postmaster.pid');
  if (!existsSync(pidFile)) return null;
  // PostgreSQL's own file: its process stands first, the port on the fourth line.
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!port || !isAlive(pid)) return null;
  return `postgres://${databaseUser}:${databasePassword(home)}@127.0.0.1:${port}/pausenplatz`;
}
