import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { placedBlocksStep } from '@pausenplatz/schools/server';
import { type BoardSettings, kanbanBlock, listBlock } from '../contract/index.ts';
import { exportCards, type PageCards, readPageCards } from './export-cards.ts';
import { shownCells } from '../rules/index.ts';
import type { BoardsTables } from './tables.ts';

interface Person {
  readonly first_name: string | null;
  readonly last_name: string | null;
}

const nameOf = ({ first_name, last_name }: Person): string => [first_name, last_name].filter(Boolean).join(' ');

/** Lists and cards on the pages of a class for who changes those; for whom somebody voted belongs to them alone and is in no list. */
export const exportClass: NonNullable<Steps['exportClass']> = async (services, classId, asker) => {
  const db = ownTables<BoardsTables>(services.db);
  const [places] = services.steps.given(placedBlocksStep);
  const placed = (await places?.step.ofClass({ db, actor: asker }, classId, [listBlock.type, kanbanBlock.type])) ?? [];
  const lists = [];
  const boards = [];
  const files: PageCards['files'] = [];
  for (const { pageId, page, blocks } of placed) {
    const { entries, marks } = await readPage(services, pageId);
    const cards = await readPageCards(db, pageId);
    files.push(...cards.files);
    for (const { id, type, settings: stored } of blocks) {
      if (type === kanbanBlock.type) {
        boards.push({ page, ...exportCards(stored, id, cards) });
        continue;
      }
      const settings = listBlock.settings.parse(stored);
      const own = entries.filter((entry) => entry.block_id === id);
      lists.push({
        page,
        ...describe(settings),
        entries: own.map((entry) => ({ ...exportEntry(settings, entry), marks: named(settings, entry.id, marks) })),
      });
    }
  }
  return lists.length + boards.length === 0 ? null : { data: { lists, boards }, files };
};

async function readPage(services: Parameters<NonNullable<Steps['exportClass']>>[0], pageId: string) {
  const db = ownTables<BoardsTables>(services.db);
  const entries = await db
    .selectFrom('board_entry')
    .leftJoin('user_account', 'user_account.id', 'author_id')
    .select(['board_entry.id', 'block_id', 'title', 'cells', 'released_at', 'first_name', 'last_name'])
    .where('page_id', '=', pageId)
    .where('board_entry.deleted_at', 'is', null)
    .orderBy('position')
    .execute();
  const marks = await db
    .selectFrom('board_mark')
    .innerJoin('board_entry', 'board_entry.id', 'entry_id')
    .innerJoin('user_account', 'user_account.id', 'user_id')
    .select(['entry_id', 'column_id', 'first_name', 'last_name'])
    .where('page_id', '=', pageId)
    .orderBy('board_mark.at')
    .execute();
  return { entries, marks };
}

type Page = Awaited<ReturnType<typeof readPage>>;

const describe = ({ title, columns }: BoardSettings) => ({
  title,
  columns: columns.map(({ id, name, kind }) => ({ id, name, kind })),
});

const exportEntry = ({ columns }: BoardSettings, entry: Page['entries'][number]) => ({
  title: entry.title,
  by: nameOf(entry),
  isReleased: entry.released_at !== null,
  cells: shownCells(columns, entry.cells),
});

const named = ({ columns }: BoardSettings, entryId: string, marks: Page['marks']) =>
  columns
    .filter(({ kind }) => kind === 'places' || kind === 'tick')
    .map(({ id }) => ({
      column: id,
      people: marks.filter((mark) => mark.entry_id === entryId && mark.column_id === id).map(nameOf),
    }));
