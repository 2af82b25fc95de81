import { expect, it } from 'vitest';
import { type BoardEntry, listBlock } from '../contract/index.ts';
import { boardTable } from './board-table.ts';

const words = {
  label: 'Was',
  author: 'Von',
  likes: 'Gefällt',
  places: 'Anzahl Plätze',
  waits: 'wartet',
  state: 'Stand',
  yes: 'ja',
  sum: 'Summe',
  hidden: 'verdeckt',
  unnamed: 'Spalte',
};

const entry = (more: Partial<BoardEntry>): BoardEntry => ({
  id: 'e'.repeat(22),
  title: 'Kuchen',
  cells: {},
  author: null,
  isOwn: false,
  isReleased: true,
  mayChange: false,
  mayDelete: false,
  marks: [],
  likes: 0,
  isLiked: false,
  comments: 0,
  ...more,
});

it('is the board as it stands, with sums where a column has one and hidden votes hidden', () => {
  const settings = {
    ...listBlock.empty,
    columns: [
      { id: 'fr', name: 'Franken', kind: 'number', sum: true },
      { id: 'da', name: '', kind: 'tick' },
      { id: 'v', name: 'Stimmen', kind: 'vote', several: false },
      { id: 'p', name: 'Wer', kind: 'places', places: 3 },
    ],
    members: { ...listBlock.empty.members, release: true },
  } as const;
  const noah = { id: 'n'.repeat(22), name: 'Noah Meier' };
  const entries = [
    entry({
      cells: { fr: 2.5, p: 2 },
      author: noah,
      marks: [
        { columnId: 'da', isOwn: false, count: 1, people: [noah] },
        { columnId: 'v', isOwn: true, count: null, people: [] },
        { columnId: 'p', isOwn: false, count: 1, people: [noah] },
      ],
    }),
    entry({ title: 'Salat', cells: { fr: 4 }, isReleased: false }),
  ];
  expect(boardTable({ ...settings, columns: [...settings.columns] }, { entries }, words)).toEqual([
    ['Was', 'Franken', 'Spalte', 'Stimmen', 'Wer', 'Anzahl Plätze', 'Von', 'Stand'],
    ['Kuchen', 2.5, 'ja', 'verdeckt', 'Noah Meier', 2, 'Noah Meier', ''],
    ['Salat', 4, '', 0, '', 3, '', 'wartet'],
    ['Summe', 6.5, '', '', '', ''],
  ]);
});
