import { cleanFileName, freeName } from '@pausenplatz/documents/rules';
import type { PersonExport, ReadableDocument, ReadableTable, Services } from '@pausenplatz/kernel-server';
import { text } from 'node:stream/consumers';

/** What one feature gave for one school or class, with the places that its files have in the archive. */
export interface Collected {
  /** With a slash at its end; empty for the top. */
  readonly folder: string;
  readonly feature: string;
  readonly json: string;
  readonly tables: readonly ReadableTable[];
  readonly documents: readonly ReadableDocument[];
  readonly files: readonly { readonly path: string; readonly name: string; readonly blob: string }[];
  readonly leftOut: readonly string[];
}

export function collectedOf(folder: string, feature: string, part: PersonExport): Collected {
  const taken = new Set<string>();
  return {
    folder,
    feature,
    json: JSON.stringify(part.data, null, 2),
    tables: part.tables ?? [],
    documents: part.documents ?? [],
    files: (part.files ?? []).map(({ name, blob }) => ({
      path: `${folder}${feature}/${freeName(cleanFileName(name), taken)}`,
      name,
      blob,
    })),
    leftOut: part.leftOut ?? [],
  };
}

/** What an earlier step of the export stored. */
export async function readStored<Content>({ blobs }: Pick<Services, 'blobs'>, name: string): Promise<Content> {
  const blob = await blobs.get(name);
  if (!blob) throw new Error('A piece of an export is gone');
  // It was written by this code, of this shape.
  return JSON.parse(await text(await blob.body())) as Content;
}
