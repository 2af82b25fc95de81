import type { Services } from '@pausenplatz/kernel-server';
import { type Version, versionFormats } from '../../contract/versions.ts';
import { versionWidths } from '../../rules/index.ts';

/** What of a file's row says under which names it lies in the store. */
export interface StoredRow {
  readonly blob_name: string;
  readonly width: number | null;
  readonly widths: readonly number[];
}

export const blobColumns = ['blob_name', 'width', 'widths'] as const;

/** Beside the picture, under a name that follows from it. */
export const versionName = (blobName: string, { width, format }: Version): string => `${blobName}-${format}${width}`;

/** Deletes files with all their versions, also those of a drawing that broke off before its row knew of them. */
export async function deleteBlobs({ blobs }: Pick<Services, 'blobs'>, rows: readonly StoredRow[]): Promise<void> {
  for (const { blob_name, width, widths } of rows) {
    const all = new Set([...widths, ...(width === null ? [] : versionWidths(width))]);
    for (const one of all) for (const format of versionFormats) await blobs.delete(versionName(blob_name, { width: one, format }));
    await blobs.delete(blob_name);
  }
}
