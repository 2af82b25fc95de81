import { Gauge } from 'prom-client';
import { asSystem } from '../security/wall.ts';
import type { Figure } from '../calls/feature.ts';
import type { Services } from '../services.ts';
import type { Observer } from './observer.ts';
import { operatorFacts } from './operator-facts.ts';

/** What this process holds at this moment. */
export interface ProcessFacts {
  readonly hubConnections: () => number;
  readonly isHubLinked: () => boolean;
  readonly pool: () => { readonly total: number; readonly idle: number; readonly waiting: number };
}

/** Figures of a moment; what it answers is called before they are read. */
export function addGauges(
  { registry }: Observer,
  services: Services,
  facts: ProcessFacts,
  figures: readonly Figure[],
): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name: `pausenplatz_${name}`, help, labelNames: [...labelNames], registers: [registry] });
  const info = gauge('info', 'Versions', ['version', 'node', 'role', 'database']);
  const up = gauge('database_up', 'Whether the database answers');
  const size = gauge('database_bytes', 'Size of the database');
  const free = gauge('disk_free_bytes', 'Room where the data folder lies');
  const backup = gauge('last_backup_timestamp_seconds', 'When the newest backup was made; 0 without any');
  const jobs = gauge('queue_jobs', 'Jobs by queue and state', ['queue', 'state']);
  const oldest = gauge('queue_oldest_seconds', 'How long the oldest job has waited', ['queue']);
  const hub = gauge('hub_connections', 'Live connections of this process');
  const backplane = gauge('backplane_up', 'Whether live messages reach the other processes');
  const ofFeatures = figures.map((figure) => ({ figure, gauge: gauge(figure.name, figure.help) }));
  const pool = gauge('database_connections', 'Connections of this process', ['state']);
  return async () => {
    hub.set(facts.hubConnections());
    backplane.set(facts.isHubLinked() ? 1 : 0);
    for (const [state, count] of Object.entries(facts.pool())) pool.set({ state }, count);
    const found = await asSystem(() => operatorFacts(services)).catch(() => null);
    up.set(found ? 1 : 0);
    if (!found) return;
    for (const one of ofFeatures) one.gauge.set(await asSystem(() => one.figure.read(services)));
    const { versions, role } = found;
    info.set({ version: versions.product, node: versions.node, role, database: versions.database }, 1);
    size.set(found.databaseBytes);
    free.set(found.disk.freeBytes);
    backup.set((found.backup.last?.at.getTime() ?? 0) / 1_000);
    for (const { name: queue, waiting, active, failed, oldestSeconds } of found.queues) {
      jobs.set({ queue, state: 'waiting' }, waiting);
      jobs.set({ queue, state: 'active' }, active);
      jobs.set({ queue, state: 'failed' }, failed);
      oldest.set({ queue }, oldestSeconds);
    }
  };
}
