import { cleanFileName, freeName } from '@pausenplatz/documents/rules';
import { readSettings } from '@pausenplatz/kernel-contract';
import type { Kysely } from 'kysely';
import { galleryBlock } from '../../contract/index.ts';
import { galleryZipTexts } from '../../texts.gallery-block.ts';
import type { PagesTables } from '../tables.ts';

interface GalleryFile {
  readonly path: string;
  readonly blobName: string;
}

/** The pictures that a gallery shows now, named by their place and their words: what children call their files is for them. */
export async function galleryFiles(db: Kysely<PagesTables>, blockId: string): Promise<GalleryFile[]> {
  const block = await db
    .selectFrom('page_block')
    .innerJoin('page', 'page.id', 'page_block.page_id')
    .select(['version', 'settings'])
    .where('page_block.id', '=', blockId)
    .where('type', '=', 'Gallery')
    .where('page_block.deleted_at', 'is', null)
    .where('page.deleted_at', 'is', null)
    .executeTakeFirst();
  const { pictures = [] } = (block && readSettings(galleryBlock, block)) ?? {};
  if (pictures.length === 0) return [];
  const rows = await db
    .selectFrom('page_file')
    .innerJoin('file', 'file.id', 'page_file.file_id')
    .select(['file.id', 'file.name', 'file.blob_name'])
    .where('block_id', '=', blockId)
    .execute();
  const files = new Map(rows.map(({ id, ...file }) => [id, file]));
  const taken = new Set<string>();
  return pictures.flatMap(({ fileId, caption, alt }, at) => {
    const file = files.get(fileId);
    if (!file) return [];
    const number = String(at + 1).padStart(String(pictures.length).length, '0');
    const words = (caption || alt || galleryZipTexts.picture).slice(0, 80);
    const ending = /\.[a-z0-9]{1,5}$/i.exec(file.name)?.[0] ?? '';
    return [{ path: freeName(cleanFileName(`${number} ${words}${ending}`), taken), blobName: file.blob_name }];
  });
}
