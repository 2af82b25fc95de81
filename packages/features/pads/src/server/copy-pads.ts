import type { copiedBlocksStep } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import { padBlock } from '../contract/index.ts';
import type { PadsTables } from './tables.ts';

/** A copy has the text as it stands, and who wrote which part where they are there as well; what it was before stays with the first one. */
export const copyPads: NonNullable<(typeof copiedBlocksStep)['of']> = async (work, copied, taken) => {
  const targets = new Map(copied.flatMap((block) => (block.type === padBlock.type ? [[block.from, block]] : [])));
  if (!taken || targets.size === 0) return;
  // The one database, through the tables of this feature.
  const db = work.db as unknown as Kysely<PadsTables>;
  const pads = await db
    .selectFrom('pad')
    .selectAll()
    .where('block_id', 'in', [...targets.keys()])
    .execute();
  if (pads.length === 0) return;
  const rows = pads.map(({ block_id, spans, ...pad }) => {
    const { to = '', toPageId = '' } = targets.get(block_id) ?? {};
    return { ...pad, block_id: to, page_id: toPageId, spans: JSON.stringify(spans), writers: '[]' };
  });
  await db.insertInto('pad').values(rows).execute();
  const authors = await db
    .selectFrom('pad_author')
    .selectAll()
    .where(
      'pad_id',
      'in',
      pads.map(({ block_id }) => block_id),
    )
    .execute();
  const named = authors.map(({ pad_id, no, user_id }) => ({
    pad_id: targets.get(pad_id)?.to ?? '',
    no,
    user_id: taken.isThere(user_id) ? user_id : '',
  }));
  if (named.length > 0) await db.insertInto('pad_author').values(named).execute();
};
