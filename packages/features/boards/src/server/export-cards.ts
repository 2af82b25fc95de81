import type { Kysely } from 'kysely';
import { kanbanBlock } from '../contract/index.ts';
import { laneOf } from '../rules/index.ts';
import { nameOf } from './present.ts';
import type { BoardsTables } from './tables.ts';

/** Cards of a page with who wrote them, and their files. */
export async function readPageCards(db: Kysely<BoardsTables>, pageId: string) {
  const cards = await db
    .selectFrom('board_card')
    .innerJoin('board_entry', 'board_entry.id', 'entry_id')
    .leftJoin('user_account as author', (join) => join.onRef('author.id', '=', 'author_id').on('author.deleted_at', 'is', null))
    .leftJoin('user_account as assignee', (join) => join.onRef('assignee.id', '=', 'assignee_id').on('assignee.deleted_at', 'is', null))
    .select(['block_id', 'title', 'lane_id', 'board_card.color', 'due_on', 'checks', 'released_at'])
    .select([nameOf('author').as('author'), nameOf('assignee').as('assignee')])
    .where('page_id', '=', pageId)
    .where('board_entry.deleted_at', 'is', null)
    .orderBy('position')
    .execute();
  const files = await db
    .selectFrom('board_card_file')
    .innerJoin('board_entry', 'board_entry.id', 'entry_id')
    .innerJoin('file', 'file.id', 'file_id')
    .select(['file.name', 'file.blob_name as blob'])
    .distinct()
    .where('page_id', '=', pageId)
    .where('board_entry.deleted_at', 'is', null)
    .execute();
  return { cards, files };
}

export type PageCards = Awaited<ReturnType<typeof readPageCards>>;

/** One board of them, column by column as it is called today. */
export function exportCards(stored: unknown, blockId: string, { cards }: PageCards) {
  const settings = kanbanBlock.settings.parse(stored);
  const { title, lanes } = settings;
  return {
    title,
    cards: cards
      .filter((card) => card.block_id === blockId)
      .map((card) => ({
        column: lanes.find(({ id }) => id === laneOf(settings, { laneId: card.lane_id }))?.name ?? '',
        text: card.title,
        by: card.author,
        for: card.assignee,
        color: card.color,
        dueOn: card.due_on,
        checks: card.checks,
        isReleased: card.released_at !== null,
      })),
  };
}
