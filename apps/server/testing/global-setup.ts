import { accountServer } from '@pausenplatz/account/server';
import { startTestDatabase } from '@pausenplatz/kernel-server/testing';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { serverFeatures } from '../src/features.ts';
import { migrateForTests } from './migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test run's database server. */
    databaseUrl: string;
  }
}

/** One database server a run, with one migrated template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!serverFeatures.includes(accountServer)) throw new Error('The features of the server are not those that are tested');
  const database = await startTestDatabase();
  const admin = new pg.Client({ connectionString: database.url('postgres') });
  await admin.connect();
  await admin.query('create database template_migrated');
  await admin.end();
  await migrateForTests(database.url('template_migrated'));
  project.provide('databaseUrl', database.url('postgres'));
  return () => database.stop();
}
