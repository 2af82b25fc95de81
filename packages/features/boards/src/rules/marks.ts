import type { Board, BoardColumn, BoardEntry, BoardMark, BoardPerson } from '../contract/index.ts';
import { placesOf } from './cells.ts';

export const markOf = ({ marks }: Pick<BoardEntry, 'marks'>, columnId: string): BoardMark =>
  marks.find((mark) => mark.columnId === columnId) ?? { columnId, isOwn: false, count: 0, people: [] };

export const isTicked = (mark: BoardMark): boolean => (mark.count ?? 0) > 0;

/** Whether one more person may put themselves down. */
export function hasRoom(column: BoardColumn, entry: Pick<BoardEntry, 'cells' | 'marks'>): boolean {
  return column.kind !== 'places' || (markOf(entry, column.id).count ?? 0) < placesOf(column, entry.cells);
}

const withMark = (entry: BoardEntry, mark: BoardMark): BoardEntry => ({
  ...entry,
  marks: [...entry.marks.filter(({ columnId }) => columnId !== mark.columnId), mark],
});

/** A mark as it will be once the server agrees: one tick for all, one vote of each where only one is given. */
export function marked(board: Board, column: BoardColumn, id: string, isSet: boolean, who: BoardPerson): Board {
  const set = (entry: BoardEntry, own: boolean): BoardEntry => {
    const mark = markOf(entry, column.id);
    if (column.kind === 'tick')
      return withMark(entry, { ...mark, isOwn: own, count: own ? 1 : 0, people: own ? (isTicked(mark) ? mark.people : [who]) : [] });
    if (mark.isOwn === own) return entry;
    const others = mark.people.filter((one) => one.id !== who.id);
    const people = column.kind === 'vote' ? [] : own ? [...others, who] : others;
    return withMark(entry, { ...mark, isOwn: own, count: mark.count === null ? null : mark.count + (own ? 1 : -1), people });
  };
  const isOnlyOne = column.kind === 'vote' && !column.several && isSet;
  return {
    ...board,
    entries: board.entries.map((entry) => {
      if (entry.id === id) return set(entry, isSet);
      return isOnlyOne && markOf(entry, column.id).isOwn ? set(entry, false) : entry;
    }),
  };
}

/** Votes of all entries in one column; null while they are hidden. */
export function votesIn(entries: readonly BoardEntry[], columnId: string): number | null {
  const counts = entries.map((entry) => markOf(entry, columnId).count);
  return counts.includes(null) ? null : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
