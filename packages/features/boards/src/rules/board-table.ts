import type { Board, BoardColumn, BoardEntry, BoardSettings } from '../contract/index.ts';
import { placesOf, sumOf } from './cells.ts';

interface TableWords {
  readonly label: string;
  readonly author: string;
  readonly likes: string;
  readonly places: string;
  readonly waits: string;
  readonly state: string;
  readonly yes: string;
  readonly sum: string;
  readonly hidden: string;
  readonly unnamed: string;
}

type Cell = string | number;

/** A board as lines of a table: head, entries in their order, sums below where a column has one. */
export function boardTable(
  { columns, label, members }: Pick<BoardSettings, 'columns' | 'label' | 'members'>,
  { entries }: Pick<Board, 'entries'>,
  words: TableWords,
): Cell[][] {
  const named = (column: BoardColumn) => column.name || words.unnamed;
  const head = [
    label || words.label,
    ...columns.flatMap((column) => (column.kind === 'places' ? [named(column), words.places] : [named(column)])),
    words.author,
    ...(members.like ? [words.likes] : []),
    ...(members.release ? [words.state] : []),
  ];
  const line = (entry: BoardEntry): Cell[] => [
    entry.title,
    ...columns.flatMap((column) => cellsOf(column, entry, words)),
    entry.author?.name ?? '',
    ...(members.like ? [entry.likes] : []),
    ...(members.release ? [entry.isReleased ? '' : words.waits] : []),
  ];
  const hasSums = columns.some((column) => column.kind === 'number' && column.sum);
  const sums = [
    words.sum,
    ...columns.flatMap((column): Cell[] => {
      if (column.kind === 'places') return ['', ''];
      return [column.kind === 'number' && column.sum ? sumOf(column, entries) : ''];
    }),
  ];
  return [head, ...entries.map(line), ...(hasSums ? [sums] : [])];
}

function cellsOf(column: BoardColumn, { cells, marks }: BoardEntry, words: TableWords): Cell[] {
  const mark = marks.find(({ columnId }) => columnId === column.id);
  const names = mark?.people.map(({ name }) => name).join(', ') ?? '';
  switch (column.kind) {
    case 'tick':
      return [(mark?.count ?? 0) > 0 ? words.yes : ''];
    case 'vote':
      return [mark === undefined ? 0 : (mark.count ?? words.hidden)];
    case 'places':
      return [names, placesOf(column, cells)];
    case 'text':
    case 'number':
    case 'date':
      return [cells[column.id] ?? ''];
  }
}
