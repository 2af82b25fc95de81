import { newId } from '@pausenplatz/kernel-server';
import type { copiedBlocksStep } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import { kanbanBlock, listBlock } from '../contract/index.ts';
import type { BoardsTables } from './tables.ts';

const types: ReadonlySet<string> = new Set([kanbanBlock.type, listBlock.type]);

/**
 * A copy has what all of the page see of its boards: released entries and cards with their files. What single people did to them stays:
 * ticks, votes, places, likes, comments, earlier versions and the trash. As many queries for one board as for many.
 */
export const copyEntries: NonNullable<(typeof copiedBlocksStep)['of']> = async (work, copied, taken) => {
  const targets = new Map(copied.flatMap((block) => (types.has(block.type) ? [[block.from, block]] : [])));
  if (!taken || targets.size === 0) return;
  // The one database, through the tables of this feature.
  const db = work.db as unknown as Kysely<BoardsTables>;
  const entries = await db
    .selectFrom('board_entry')
    .select(['id', 'block_id', 'author_id', 'title', 'cells', 'position', 'released_at', 'created_at'])
    .where('block_id', 'in', [...targets.keys()])
    .where('released_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
  if (entries.length === 0) return;
  const ids = new Map(entries.map(({ id }) => [id, newId()]));
  const copyOf = (id: string) => ids.get(id) ?? '';
  const rows = entries.map(({ id, block_id, author_id, cells, ...entry }) => {
    const { to = '', toPageId = '' } = targets.get(block_id) ?? {};
    const author = taken.isThere(author_id) ? author_id : '';
    return { ...entry, id: copyOf(id), block_id: to, page_id: toPageId, author_id: author, cells: JSON.stringify(cells) };
  });
  await db.insertInto('board_entry').values(rows).execute();
  await copyCards(db, copyOf, [...ids.keys()], taken.isThere);
};

async function copyCards(
  db: Kysely<BoardsTables>,
  copyOf: (id: string) => string,
  entryIds: readonly string[],
  isThere: (userId: string) => boolean,
): Promise<void> {
  const cards = await db.selectFrom('board_card').selectAll().where('entry_id', 'in', entryIds).execute();
  if (cards.length === 0) return;
  const rows = cards.map((card) => ({
    ...card,
    entry_id: copyOf(card.entry_id),
    assignee_id: card.assignee_id !== null && isThere(card.assignee_id) ? card.assignee_id : null,
    checks: JSON.stringify(card.checks),
  }));
  await db.insertInto('board_card').values(rows).execute();
  const files = await db.selectFrom('board_card_file').selectAll().where('entry_id', 'in', entryIds).execute();
  if (files.length > 0)
    await db
      .insertInto('board_card_file')
      .values(files.map((file) => ({ ...file, entry_id: copyOf(file.entry_id) })))
      .execute();
}
