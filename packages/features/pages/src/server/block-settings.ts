import { type BlockType, fieldSentences } from '@pausenplatz/kernel-contract';
import { type CallContext, newId, personOf } from '@pausenplatz/kernel-server';
import { type BlockPlace, pageLimits } from '../contract/index.ts';
import { pagesTexts } from '../texts.ts';
import { writtenNow } from './block-versions.ts';
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

type Issues = Parameters<typeof fieldSentences>[0];

/** Settings that obey a schema and fit into a block, or what is wrong with them. */
export function fitSettings(
  schema: BlockType['settings'],
  type: BlockType,
  settings: unknown,
): StoredSettings | { readonly issues: Issues | null } {
  const parsed = schema.safeParse(settings);
  if (!parsed.success) return { issues: parsed.error.issues };
  const json = JSON.stringify(parsed.data);
  if (Buffer.byteLength(json) > pageLimits.blockBytes) return { issues: null };
  return { json, fileIds: [...new Set(type.filesIn?.(parsed.data) ?? [])], words: type.wordsIn?.(parsed.data) ?? '' };
}

/** Settings that obey their type and fit into a block; whose files are in them is the next question. */
export function judgeSettings(context: CallContext<PagesTables>, type: BlockType, settings: unknown): StoredSettings {
  const isPupil = personOf(context).roles.includes('Pupil');
  const fit = fitSettings((isPupil ? type.settingsOfPupils : null) ?? type.settings, type, settings);
  if (!('issues' in fit)) return fit;
  return refuse('BLOCK_SETTINGS_INVALID', fit.issues ? { fields: fieldSentences(fit.issues) } : {});
}

interface NewBlock {
  readonly pageId: string;
  readonly type: BlockType;
  readonly settings: StoredSettings;
  readonly position: string;
  readonly place?: BlockPlace | undefined;
}

/** The row of a block that is added now, written by who asks. */
export const newBlockRow = (context: CallContext<PagesTables>, { pageId, type, settings, position, place }: NewBlock) => ({
  id: newId(),
  page_id: pageId,
  type: type.type,
  version: type.version,
  settings: settings.json,
  words: settings.words,
  position,
  ...(place && { place }),
  ...writtenNow(context),
  deleted_at: null,
});

/** Checks settings and the files in them: one may show own files, and those that the page shows already. */
export async function proveSettings(
  context: CallContext<PagesTables>,
  type: BlockType,
  pageId: string,
  settings: unknown,
): Promise<StoredSettings> {
  const judged = judgeSettings(context, type, settings);
  await proveFiles(context, pageId, judged.fileIds);
  return judged;
}

/** Whoever changes a page may show own files on it, and those that it shows already. */
export async function proveFiles(context: CallContext<PagesTables>, pageId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
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
