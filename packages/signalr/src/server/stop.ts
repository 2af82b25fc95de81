import { setTimeout as wait } from 'node:timers/promises';
import type { Backplane } from '../backplane/backplane.ts';
import { closeConnection, dispose } from '../connection/lifecycle.ts';
import type { Core } from './core.ts';

const lookMs = 20;

/** Ends a server gracefully: Close with allowReconnect to all, at most closeTimeoutMs for them to go, then force (1.8). */
export async function stop(core: Core, backplane: Backplane, stopScan: () => void): Promise<void> {
  if (core.isStopping) return;
  core.isStopping = true;
  for (const connection of core.registry.byId.values()) closeConnection(connection, { error: null, allowReconnect: true });
  const started = performance.now();
  const isLate = () => performance.now() - started > core.limits.closeTimeoutMs;
  while ((core.registry.closing.size > 0 || core.background.size > 0) && !isLate()) await wait(lookMs);
  for (const connection of core.registry.closing) {
    const { transport } = connection;
    dispose(connection, null);
    transport?.terminate();
  }
  stopScan();
  await backplane.stop();
}
