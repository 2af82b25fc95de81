import { kernelMigrations, migrate, openDatabase } from '@pausenplatz/kernel-server';
import { PgBoss } from 'pg-boss';
import { serverFeatures } from '../src/features.ts';

/** Brings a fresh database to the newest schema, the job queue's tables included. */
export async function migrateForTests(url: string): Promise<void> {
  const { systemDb, close } = openDatabase(url, 2);
  await migrate(systemDb, [...kernelMigrations, ...serverFeatures.flatMap((feature) => feature.migrations)]);
  await close();
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}
