import type { Services } from '@pausenplatz/kernel-server';
import type { Selectable } from 'kysely';
import type { StoredFile } from '../contract/index.ts';
import { fileAddress } from './addresses.ts';
import type { DocumentsTables } from './tables.ts';

export function presentFile(services: Pick<Services, 'signer' | 'clock'>, row: Selectable<DocumentsTables['file']>): StoredFile {
  const { id, name, width, height } = row;
  return { id, name, width, height, mimeType: row.mime_type, sizeBytes: row.size_bytes, url: fileAddress(services, id) };
}
