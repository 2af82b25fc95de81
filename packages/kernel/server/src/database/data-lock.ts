import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../runtime/operator-error.ts';
import { isAlive, processFacts } from './embedded/process-table.ts';

/** Another server already works on this data folder. */
export class DataFolderInUse extends OperatorError {
  constructor(dataDir: string, pid: number) {
    super(
      `Auf dem Datenordner ${dataDir} arbeitet schon ein Server (Prozess ${pid}). Beende ihn zuerst oder wähle mit DATA_DIR einen anderen Ordner.`,
    );
    this.name = 'DataFolderInUse';
  }
}

/** Takes the data folder for this process; the returned function gives it back. A dead owner's lock is taken over. */
export function lockDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'server.lock');
  const own = `${process.pid} ${processFacts(process.pid)?.startedAt ?? ''}`;
  if (existsSync(path)) {
    const [pid = '0', startedAt = ''] = readFileSync(path, 'utf8').trim().split(' ');
    if (Number(pid) !== process.pid && isAlive(Number(pid), startedAt)) throw new DataFolderInUse(dataDir, Number(pid));
    rmSync(path, { force: true });
  }
  try {
    // "wx" lets only one of two simultaneous starts win.
    writeFileSync(path, own, { flag: 'wx' });
  } catch {
    throw new DataFolderInUse(dataDir, Number(readFileSync(path, 'utf8').split(' ')[0]));
  }
  return () => rmSync(path, { force: true });
}
