import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { outdated, type Retention } from './retention.ts';

export interface BackupFile {
  readonly path: string;
  readonly at: Date;
  readonly bytes: number;
}

/** Name of a backup made at this moment; standard tools know what it is by its end. */
export function backupName(at: Date, isSealed: boolean): string {
  const moment = at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  return `pausenplatz-${moment}Z.tar.zst${isSealed ? '.age' : ''}`;
}

const named = /^pausenplatz-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.zst(\.age)?$/;

/** The backups in a folder, the newest first; other files there are nobody's business. */
export async function listBackups(folder: string): Promise<readonly BackupFile[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const [, year, month, day, hour, minute, second] = named.exec(name) ?? [];
      if (!year) return null;
      const path = join(folder, name);
      const facts = await stat(path).catch(() => null);
      return facts && { path, bytes: facts.size, at: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) };
    }),
  );
  return found.filter((one) => one !== null).toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

const unfinishedForMs = 24 * 3_600_000;

/** Makes the folder, and takes away what a backup that was killed has left there. */
export async function openFolder(folder: string, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of (await readdir(folder)).filter((one) => named.test(one.replace(/\.part$/, '')) && one.endsWith('.part'))) {
    const facts = await stat(join(folder, name)).catch(() => null);
    if (facts && now.getTime() - facts.mtimeMs > unfinishedForMs) await rm(join(folder, name), { force: true });
  }
}

/** Deletes what retention does not keep; answers how many. */
export async function letGo(folder: string, keep: Retention): Promise<number> {
  const old = outdated(await listBackups(folder), keep);
  for (const { path } of old) await rm(path, { force: true });
  return old.length;
}
