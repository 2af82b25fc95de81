import type { LockContent } from '../contract/index.ts';
import { refuse } from './breakouts.ts';
import type { Context, OwnWork } from './change.ts';

/** One may show own files of the right kind, and those that already are in this breakout; holds them until the commit. */
export async function proveFiles(
  work: OwnWork,
  context: Pick<Context, 'actor'>,
  { blockId, lock }: { readonly blockId: string; readonly lock: Pick<LockContent, 'pictureId' | 'audioId'> },
): Promise<void> {
  if (lock.pictureId !== null) await proveFile(work, context, { blockId, fileId: lock.pictureId, begins: 'image/' });
  if (lock.audioId !== null) await proveFile(work, context, { blockId, fileId: lock.audioId, begins: 'audio/' });
}

interface Asked {
  readonly blockId: string;
  readonly fileId: string;
  readonly begins: string;
}

async function proveFile(work: OwnWork, { actor }: Pick<Context, 'actor'>, { blockId, fileId, begins }: Asked): Promise<void> {
  const file = await work.db
    .selectFrom('file')
    .select('id')
    .where('id', '=', fileId)
    .where('mime_type', 'like', `${begins}%`)
    .where((where) =>
      where.or([
        where('owner_id', '=', actor.kind === 'user' ? actor.userId : ''),
        where.exists(
          where
            .selectFrom('breakout_lock')
            .select('breakout_lock.id')
            .where('block_id', '=', blockId)
            .where((shown) => shown.or([shown('picture_id', '=', fileId), shown('audio_id', '=', fileId)])),
        ),
      ]),
    )
    // Nobody sweeps a file away that is about to be shown.
    .forKeyShare('file')
    .executeTakeFirst();
  if (!file) refuse('BREAKOUT_FILE_WRONG');
}
