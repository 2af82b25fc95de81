import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@pausenplatz/kernel-contract';
import { cloneDatabase, dropDatabase, runStatement, startTestDatabase } from '@pausenplatz/kernel-server/testing';

/** A demo school that was set up once: the folder with its files, and the database to copy. */
export interface Planted {
  readonly folder: string;
  /** Connection string of the database server, as one who may make databases. */
  readonly adminUrl: string;
  readonly template: string;
}

/** The school of one journey: a database and a folder of its own. */
export interface OwnSchool {
  readonly folder: string;
  /** Null: the folder holds a database of its own. */
  readonly databaseUrl: () => string | null;
  /** Another copy in the same folder; nothing is left of what was done so far. */
  renew(): Promise<void>;
  remove(): Promise<void>;
}

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'pausenplatz-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
};

/** A folder that the product fills itself, with the embedded database that belongs to it. */
export function emptySchool(): OwnSchool {
  const folder = newFolder();
  const remove = async () => rmSync(folder, { recursive: true, force: true });
  return {
    folder,
    databaseUrl: () => null,
    remove,
    async renew() {
      await remove();
      // What was still being written when the server came to rest may have made it anew.
      mkdirSync(folder, { recursive: true, mode: 0o755 });
    },
  };
}

export async function copiedSchool(planted: Planted): Promise<OwnSchool> {
  const folder = newFolder();
  let databaseUrl = '';
  const fill = async () => {
    execFileSync('cp', ['-a', `${planted.folder}/.`, folder]);
    databaseUrl = await cloneDatabase(planted.adminUrl, planted.template);
  };
  const remove = async () => {
    rmSync(folder, { recursive: true, force: true });
    await dropDatabase(planted.adminUrl, databaseUrl);
  };
  await fill();
  return {
    folder,
    databaseUrl: () => databaseUrl,
    remove,
    async renew() {
      await remove();
      // What was still being written when the server came to rest may have made it anew.
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      await fill();
    },
  };
}

/** One database server for all journeys, which need not survive a crash, and in it a school that `fillIn` sets up. */
export async function plantOnce(
  fillIn: (school: OwnSchool) => Promise<void>,
): Promise<{ readonly planted: Planted; readonly stop: () => Promise<void> }> {
  const database = await startTestDatabase();
  const folder = newFolder();
  const template = 'planted';
  await runStatement(database.url('postgres'), `create database ${template}`);
  const forGood = async () => undefined;
  await fillIn({ folder, databaseUrl: () => database.url(template), renew: forGood, remove: forGood });
  // They would lie above whatever a journey is about; the one about them takes this back.
  await runStatement(database.url(template), `update user_account set seen_release_notes = '${brand.webVersion}'`);
  return {
    planted: { folder, adminUrl: database.url('postgres'), template },
    stop: async () => {
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
