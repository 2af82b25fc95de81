import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { processFacts, waitUntilGone } from './process-table.ts';

/**
 * Ends the database server that a killed process left behind, and clears its pid file.
 * A pid file alone proves nothing: the number may belong to another program by now, or to a zombie.
 */
export async function stopLeftover(cluster: string, say: (line: string) => void): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const facts = Number.isInteger(pid) && pid > 1 ? processFacts(pid) : null;
  const isOurs = facts !== null && !facts.isZombie && (facts.command === '' || facts.command.includes(cluster));
  if (isOurs) {
    say('Die Datenbank vom letzten Mal läuft noch und wird zuerst beendet …');
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
      process.kill(pid, signal);
      if (await waitUntilGone(pid, signal === 'SIGINT' ? 10_000 : 2_000)) break;
    }
  }
  rmSync(pidFile, { force: true });
}
