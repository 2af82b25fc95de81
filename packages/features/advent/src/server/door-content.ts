import type { BlockType } from '@pausenplatz/kernel-contract';
import type { CallContext, Work } from '@pausenplatz/kernel-server';
import type { DoorContent } from '../contract/index.ts';
import { isDoorBlock } from '../rules/door-block.ts';
import { adventRefusalTexts } from '../texts.refusals.ts';
import { refuse } from './advent.ts';
import type { AdventTables } from './tables.ts';

/** Block types of the product, which the host hands in; the search for one is by its name. */
export type Catalogue = () => readonly BlockType[];

/** Which columns hold what is put behind a door. */
interface StoredContent {
  readonly content: string | null;
  readonly file_id: string | null;
}

/** A block's settings obey the schema of their type, and need no file. */
export function judgeBlock(catalogue: Catalogue, content: DoorContent): DoorContent {
  if (content.kind !== 'block') return content;
  const type = catalogue().find((one) => one.type === content.type);
  const settings = type && isDoorBlock(type) ? type.settings.safeParse(content.settings) : undefined;
  if (!type || !settings?.success) return refuse('ADVENT_BLOCK_WRONG');
  if ((type.filesIn?.(settings.data) ?? []).length > 0) return refuse('ADVENT_BLOCK_WRONG');
  return { ...content, settings: settings.data as Record<string, unknown> };
}

export function storedContent(content: DoorContent | null): StoredContent {
  if (content === null) return { content: null, file_id: null };
  const { fileId = null, ...rest } = { fileId: null, ...content } as { fileId?: string | null } & Record<string, unknown>;
  return { content: JSON.stringify(rest), file_id: fileId };
}

const types = { picture: 'image/', video: 'video/', audio: 'audio/' } as const;

/** One may show own files of the right kind, and those that already are in this calendar; holds them until the commit. */
export async function proveFile(
  work: Work<AdventTables>,
  context: Pick<CallContext<AdventTables>, 'actor'>,
  { calendarId, fileId, kind }: { readonly calendarId: string; readonly fileId: string; readonly kind: keyof typeof types },
): Promise<void> {
  const userId = context.actor.kind === 'user' ? context.actor.userId : '';
  const file = await work.db
    .selectFrom('file')
    .select('id')
    .where('id', '=', fileId)
    .where('mime_type', 'like', `${types[kind]}%`)
    .where((where) =>
      where.or([
        where('owner_id', '=', userId),
        where.exists(
          where
            .selectFrom('advent_door')
            .select('file_id')
            .whereRef('advent_door.file_id', '=', 'file.id')
            .where('advent_door.calendar_id', '=', calendarId),
        ),
        where.exists(
          where.selectFrom('advent_calendar').select('picture_id').whereRef('picture_id', '=', 'file.id').where('id', '=', calendarId),
        ),
      ]),
    )
    // Nobody sweeps a file away that is about to be shown.
    .forKeyShare('file')
    .executeTakeFirst();
  if (!file) refuse('FILE_NOT_FOUND', { fields: { 'content.fileId': adventRefusalTexts.FILE_NOT_FOUND.body } });
}
