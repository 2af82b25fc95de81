import type { Services } from '@pausenplatz/kernel-server';
import type { Kysely, Selectable } from 'kysely';
import type { StoredFile } from '../contract/index.ts';
import { fileAddress } from './addresses.ts';
import type { DocumentsTables } from './tables.ts';

export function presentFile(services: Pick<Services, 'signer' | 'clock'>, row: Selectable<DocumentsTables['file']>): StoredFile {
  const { id, name, width, height } = row;
  return { id, name, width, height, mimeType: row.mime_type, sizeBytes: row.size_bytes, url: fileAddress(services, id) };
}

/** The files with these ids as a map, in one query; missing ones are left out. Whoever calls has checked that they may be shown. */
export async function filesById(
  services: Pick<Services, 'signer' | 'clock'>,
  db: Kysely<DocumentsTables>,
  ids: readonly string[],
): Promise<Record<string, StoredFile>> {
  if (ids.length === 0) return {};
  const rows = await db.selectFrom('file').selectAll().where('id', 'in', ids).execute();
  return Object.fromEntries(rows.map((row) => [row.id, presentFile(services, row)]));
}
