import { expect, it, test } from 'vitest';
import type { BoardColumn } from '../contract/index.ts';
import { fitsCell, placesOf, shownCells, sumOf, writtenCells, wrongCell } from './cells.ts';

const text: BoardColumn = { id: 'wo', name: 'Wo', kind: 'text' };
const number: BoardColumn = { id: 'franken', name: 'Franken', kind: 'number', sum: true };
const date: BoardColumn = { id: 'wann', name: 'Wann', kind: 'date' };
const tick: BoardColumn = { id: 'da', name: 'Da', kind: 'tick' };
const places = { id: 'platz', name: 'Plätze', kind: 'places', places: 5 } as const;
const columns = [text, number, date, tick, places];

test.each([
  [text, 'im Wald', true],
  [text, 3, false],
  [text, '', true],
  [number, 2.5, true],
  [number, -2, true],
  [number, Number.NaN, false],
  [number, 2e9, false],
  [number, '3', false],
  [date, '2026-12-24', true],
  [date, '24.12.2026', false],
  [date, '2026-13-40', false],
  [places, 3, true],
  [places, 0, false],
  [places, 2.5, false],
  [places, 201, false],
  [tick, 'ja', false],
  [tick, '', true],
])('%o takes %o: %s', (column, value, expected) => {
  expect(fitsCell(column, value)).toBe(expected);
});

it('names the first column that does not take what is written, and leaves out what has no column', () => {
  expect(wrongCell(columns, { wo: 'Wald', franken: 'viel', wann: 'bald' })).toBe(number);
  expect(wrongCell(columns, { wo: 'Wald', weg: 'alt' })).toBeNull();
});

it('keeps what is not written anew, empties what is emptied, and keeps cells of a column that may come back', () => {
  expect(writtenCells({ wo: 'Wald', weg: 'alt', franken: 3 }, columns, { wo: '', wann: '2026-12-24', fremd: 'x' })).toEqual({
    weg: 'alt',
    franken: 3,
    wann: '2026-12-24',
  });
});

it('shows cells of the columns of today that still fit', () => {
  expect(shownCells(columns, { wo: 'Wald', weg: 'alt', franken: 'drei' })).toEqual({ wo: 'Wald' });
});

it('gives an entry its own number of places, or that of the column', () => {
  expect([placesOf(places, {}), placesOf(places, { platz: 2 }), placesOf(places, { platz: 'viele' })]).toEqual([5, 2, 5]);
});

it('adds up as people do', () => {
  expect(sumOf(number, [{ cells: { franken: 0.1 } }, { cells: { franken: 0.2 } }, { cells: { franken: 'x' } }, { cells: {} }])).toBe(0.3);
});
