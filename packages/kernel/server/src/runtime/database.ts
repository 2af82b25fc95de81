import { DataFolderInUse, lockDataFolder } from '../database/data-lock.ts';
import { runningDatabase } from '../database/embedded/running.ts';
import { startEmbedded } from '../database/embedded/start.ts';
import type { Config } from '../config/config.ts';
import { assertDatabase, assertWritable, folderProblem } from './start-problems.ts';

export interface DatabaseServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * The configured PostgreSQL, or our own one below the data folder, which then belongs to this process alone. `beforehand` may refuse
 * before anything is made.
 */
export async function databaseServer(
  config: Config,
  say: (line: string) => void,
  onExit: () => void,
  beforehand: () => Promise<void> = async () => undefined,
): Promise<DatabaseServer> {
  assertWritable(config.dataDir);
  if (config.databaseUrl) {
    await beforehand();
    await assertDatabase(config.databaseUrl, say);
    return { url: config.databaseUrl, stop: async () => undefined };
  }
  const unlock = await lockPatiently(config.dataDir);
  try {
    await beforehand();
    const embedded = await startEmbedded({ dataDir: config.dataDir, say, onExit });
    return {
      url: embedded.url(),
      async stop() {
        await embedded.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw folderProblem(error, config.dataDir);
  }
}

/** The database of a server that runs or rests: whoever works beside it starts the embedded one only where no server has it. */
export async function operatorDatabase(config: Config, say: (line: string) => void): Promise<DatabaseServer> {
  const running = config.databaseUrl ? null : runningDatabase(config.dataDir);
  return running ? { url: running, stop: async () => undefined } : databaseServer(config, say, () => undefined);
}

const patienceMs = 3_000;

/** A server that is just ending gets a moment to finish; one that goes on working is respected. */
async function lockPatiently(dataDir: string): Promise<() => void> {
  for (const deadline = Date.now() + patienceMs; ;) {
    try {
      return lockDataFolder(dataDir);
    } catch (error) {
      if (!(error instanceof DataFolderInUse) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
