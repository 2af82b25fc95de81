import { statfs } from 'node:fs/promises';
import { brand } from '@pausenplatz/kernel-contract';
import { sql } from 'kysely';
import { type BackupFile, listBackups } from '../backup/backup-files.ts';
import { backupConfig } from '../backup/config.ts';
import { backupFolder } from '../backup/run-backup.ts';
import type { Services } from '../services.ts';
import { operationsConfig, type Role } from './config.ts';

interface QueueFacts {
  readonly name: string;
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
  /** Seconds since the oldest waiting job could have begun. */
  readonly oldestSeconds: number;
}

export interface OperatorFacts {
  readonly versions: { readonly product: string; readonly node: string; readonly database: string };
  readonly role: Role;
  readonly schema: { readonly steps: number; readonly last: string };
  readonly databaseBytes: number;
  readonly queues: readonly QueueFacts[];
  readonly disk: { readonly freeBytes: number; readonly totalBytes: number };
  readonly backup: { readonly isNightly: boolean; readonly folder: string; readonly last: BackupFile | null };
}

/** What the database and the disk say; asked as the server itself. */
export async function operatorFacts(services: Services): Promise<OperatorFacts> {
  const { config, db } = services;
  const { rows: about } = await sql<{ version: string; bytes: string; steps: number; last: string }>`
    select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes,
      (select count(*)::int from migration) as steps, (select name from migration order by applied_at desc, name desc limit 1) as last`.execute(
    db,
  );
  const { rows: queues } = await sql<QueueFacts>`
    select name, (count(*) filter (where state in ('created', 'retry')))::int as waiting,
      (count(*) filter (where state = 'active'))::int as active,
      (count(*) filter (where state = 'failed' and created_on > now() - interval '7 days'))::int as failed,
      coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after < now())), 0)::int as "oldestSeconds"
    from jobs.job where name not like '\\_\\_%' group by name order by name`.execute(db);
  const disk = await statfs(config.dataDir);
  const folder = backupFolder(config);
  return {
    versions: { product: brand.webVersion, node: process.versions.node, database: about[0]?.version ?? '' },
    role: config.of(operationsConfig).role,
    schema: { steps: about[0]?.steps ?? 0, last: about[0]?.last ?? '' },
    databaseBytes: Number(about[0]?.bytes ?? 0),
    queues,
    disk: { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
    backup: { isNightly: config.of(backupConfig).dir !== null, folder, last: (await listBackups(folder))[0] ?? null },
  };
}
