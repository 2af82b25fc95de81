import { type CallContext, newId, personOf, type Work } from '@pausenplatz/kernel-server';
import { pageLimits } from '../contract/index.ts';
import { startsVersion } from '../rules/starts-version.ts';
import type { PagesTables } from './tables.ts';

/** Who wrote a block as it stands now, and since when they do. */
interface WrittenColumns {
  readonly written_by: string;
  readonly written_at: Date;
  readonly written_since: Date;
}

/** Who writes a new block. */
export function writtenNow(context: Pick<CallContext<PagesTables>, 'actor' | 'clock'>): WrittenColumns {
  const now = context.clock.now();
  return { written_by: personOf(context).userId, written_at: now, written_since: now };
}

/**
 * Keeps how a block stands before somebody writes over it, where that begins something new or is wanted; the oldest versions go. Answers
 * what the block says of its writer from now on. The page is held, so that nobody writes meanwhile.
 */
export async function keepVersion(
  context: Pick<CallContext<PagesTables>, 'actor' | 'clock'>,
  work: Pick<Work<PagesTables>, 'db'>,
  blockId: string,
  isWanted = false,
): Promise<WrittenColumns> {
  const now = writtenNow(context);
  const block = await work.db.selectFrom('page_block').selectAll().where('id', '=', blockId).executeTakeFirst();
  if (!block) return now;
  const { written_by: by, written_at: at, written_since: since } = block;
  if (!isWanted && !startsVersion({ by, at, since }, now.written_by, now.written_at))
    return { ...now, written_since: since ?? now.written_since };
  const id = newId();
  await work.db
    .insertInto('page_block_version')
    .values({
      id,
      page_id: block.page_id,
      block_id: blockId,
      type: block.type,
      version: block.version,
      settings: JSON.stringify(block.settings),
      written_by: by,
      written_at: at,
      kept_at: now.written_at,
    })
    .execute();
  await work.db
    .insertInto('page_version_file')
    .columns(['version_id', 'page_id', 'file_id'])
    .expression((make) =>
      make
        .selectFrom('page_file')
        .select([make.val(id).as('version_id'), 'page_id', 'file_id'])
        .where('block_id', '=', blockId),
    )
    .execute();
  const old = work.db
    .selectFrom('page_block_version')
    .select('id')
    .where('block_id', '=', blockId)
    .orderBy('kept_at', 'desc')
    .orderBy('id')
    .offset(pageLimits.versionsPerBlock);
  await work.db.deleteFrom('page_block_version').where('id', 'in', old).execute();
  return now;
}
