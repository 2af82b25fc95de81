import { describe, expect, it } from 'vitest';
import type { Board, BoardColumn, BoardEntry, BoardMark } from '../contract/index.ts';
import { hasRoom, isTicked, marked, markOf, votesIn } from './marks.ts';

const noah = { id: 'n'.repeat(22), name: 'Noah' };
const mia = { id: 'm'.repeat(22), name: 'Mia' };
const entry = (id: string, marks: readonly BoardMark[] = [], cells = {}): BoardEntry => ({
  id,
  title: id,
  cells,
  author: null,
  isOwn: false,
  isReleased: true,
  mayChange: false,
  mayDelete: false,
  marks: [...marks],
  likes: 0,
  isLiked: false,
  comments: 0,
});
const boardOf = (...entries: BoardEntry[]): Board => ({
  blockId: 'b'.repeat(22),
  isOver: false,
  rights: { isKeeper: false, mayAdd: true, mayMark: true, mayComment: false, mayLike: false },
  entries,
});
const vote: BoardColumn = { id: 'v', name: 'Stimmen', kind: 'vote', several: false };
const places: BoardColumn = { id: 'p', name: 'Wer', kind: 'places', places: 2 };
const tick: BoardColumn = { id: 't', name: 'Erledigt', kind: 'tick' };
const marksOf = (board: Board, column: BoardColumn) => board.entries.map((one) => markOf(one, column.id));

describe('marking', () => {
  it('moves the only vote, and names nobody', () => {
    const before = boardOf(entry('A', [{ columnId: 'v', isOwn: true, count: 3, people: [] }]), entry('B'));
    expect(marksOf(marked(before, vote, 'B', true, noah), vote)).toMatchObject([
      { isOwn: false, count: 2, people: [] },
      { isOwn: true, count: 1, people: [] },
    ]);
    const several = { ...vote, several: true };
    expect(marksOf(marked(before, several, 'B', true, noah), vote).map(({ isOwn }) => isOwn)).toEqual([true, true]);
  });

  it('leaves hidden votes hidden', () => {
    const before = boardOf(entry('A', [{ columnId: 'v', isOwn: false, count: null, people: [] }]));
    expect(marksOf(marked(before, vote, 'A', true, noah), vote)).toMatchObject([{ isOwn: true, count: null }]);
  });

  it('puts somebody down once, and takes them out again', () => {
    const once = marked(boardOf(entry('A', [{ columnId: 'p', isOwn: false, count: 1, people: [mia] }])), places, 'A', true, noah);
    expect(marksOf(once, places)).toMatchObject([{ isOwn: true, count: 2, people: [mia, noah] }]);
    expect(marked(once, places, 'A', true, noah)).toEqual(once);
    expect(marksOf(marked(once, places, 'A', false, noah), places)).toMatchObject([{ isOwn: false, count: 1, people: [mia] }]);
  });

  it('ticks for all: whoever ticked it, anybody takes it back', () => {
    const ticked = marked(boardOf(entry('A')), tick, 'A', true, mia);
    expect(isTicked(markOf(ticked.entries[0] ?? entry('A'), 't'))).toBe(true);
    expect(marksOf(marked(ticked, tick, 'A', false, noah), tick)).toMatchObject([{ count: 0, people: [] }]);
  });
});

it('knows when an entry is full, by its own number of places where it has one', () => {
  const two: BoardMark = { columnId: 'p', isOwn: false, count: 2, people: [mia, noah] };
  expect([hasRoom(places, entry('A', [two])), hasRoom(places, entry('A', [two], { p: 3 })), hasRoom(vote, entry('A'))]).toEqual([
    false,
    true,
    true,
  ]);
});

it('adds up votes, and says nothing while they are hidden', () => {
  const open = entry('A', [{ columnId: 'v', isOwn: false, count: 3, people: [] }]);
  const hidden = entry('B', [{ columnId: 'v', isOwn: false, count: null, people: [] }]);
  expect([votesIn([open, entry('C')], 'v'), votesIn([open, hidden], 'v')]).toEqual([3, null]);
});
