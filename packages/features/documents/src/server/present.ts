import type { Services } from '@pausenplatz/kernel-server';
import type { Selectable } from 'kysely';
import type { StoredFile } from '../contract/index.ts';
import { fileAddress } from './addresses.ts';
import type { DocumentsTables } from './tables.ts';

/** What features read of a file that they show. */
export const fileColumns = [
  'file.id',
  'file.name',
  'file.mime_type',
  'file.size_bytes',
  'file.width',
  'file.height',
  'file.widths',
  'file.preview',
] as const;

export type FileRow = Pick<
  Selectable<DocumentsTables['file']>,
  'id' | 'name' | 'mime_type' | 'size_bytes' | 'width' | 'height' | 'widths' | 'preview'
>;

/** A file as those see it who may see it, with an address signed for about a day. */
export function presentFile(services: Pick<Services, 'signer' | 'clock'>, row: FileRow): StoredFile {
  const { id, name, width, height, widths, preview } = row;
  return { id, name, width, height, widths, preview, mimeType: row.mime_type, sizeBytes: row.size_bytes, url: fileAddress(services, id) };
}
