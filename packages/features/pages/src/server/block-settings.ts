import { type BlockType, fieldSentences } from '@pausenplatz/kernel-contract';
import { type CallContext, personOf } from '@pausenplatz/kernel-server';
import { pagesTexts } from '../texts.ts';
import { refuse } from './scope.ts';
import type { PagesTables } from './tables.ts';

/** Settings that obey their type's schema, ready to be stored. */
export interface StoredSettings {
  readonly json: string;
  readonly fileIds: readonly string[];
  readonly words: string;
}

export function typeOf(catalogue: readonly BlockType[], name: string): BlockType {
  return catalogue.find((type) => type.type === name) ?? refuse('BLOCK_TYPE_UNKNOWN');
}

/** Checks settings and the files in them: one may show own files, and those that the page shows already. */
export async function proveSettings(
  context: CallContext<PagesTables>,
  type: BlockType,
  pageId: string,
  settings: unknown,
): Promise<StoredSettings> {
  const isPupil = personOf(context).roles.includes('Pupil');
  const parsed = ((isPupil ? type.settingsOfPupils : null) ?? type.settings).safeParse(settings);
  if (!parsed.success) return refuse('BLOCK_SETTINGS_INVALID', { fields: fieldSentences(parsed.error.issues) });
  const fileIds = [...new Set(type.filesIn?.(parsed.data) ?? [])];
  if (fileIds.length > 0) await proveFiles(context, pageId, fileIds);
  return { json: JSON.stringify(parsed.data), fileIds, words: type.wordsIn?.(parsed.data) ?? '' };
}

/** Whoever changes a page may show own files on it, and those that it shows already. */
export async function proveFiles(context: CallContext<PagesTables>, pageId: string, fileIds: readonly string[]): Promise<void> {
  const { userId } = personOf(context);
  const allowed = await context.db
    .selectFrom('file')
    .select('id')
    .where('id', 'in', fileIds)
    .where((where) =>
      where.or([
        where('owner_id', '=', userId),
        where.exists(
          where
            .selectFrom('page_file')
            .select('file_id')
            .whereRef('page_file.file_id', '=', 'file.id')
            .where('page_file.page_id', '=', pageId),
        ),
      ]),
    )
    .execute();
  if (allowed.length !== fileIds.length) refuse('FILE_NOT_FOUND', { fields: { fileId: pagesTexts.fields.fileGone } });
}
