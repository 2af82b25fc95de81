import { expect, it } from 'vitest';
import { sheetPart } from './sheet-part.ts';

it('cells read as in the workbook: days, sums without their error, truth in German', () => {
  const { rows, columns, isWhole } = sheetPart([
    ['Znüni', 0.1 + 0.2, true],
    [new Date('2026-03-01T00:00:00Z'), null],
  ]);
  expect(columns).toEqual(['A', 'B', 'C']);
  expect(rows.map((row) => row.map(({ words }) => words))).toEqual([
    ['Znüni', '0.3', 'WAHR'],
    ['1.3.2026', '', ''],
  ]);
  expect(rows[0]?.map(({ isNumber }) => isNumber)).toEqual([false, true, false]);
  expect(isWhole).toBe(true);
});

it('a long or wide sheet is shown in part, and that is told', () => {
  const wide = sheetPart([Array.from({ length: 60 }, () => 1)]);
  expect([wide.columns.length, wide.columns.at(-1), wide.isWhole]).toEqual([50, 'AX', false]);
  const long = sheetPart(Array.from({ length: 501 }, () => ['x']));
  expect([long.rows.length, long.isWhole]).toEqual([500, false]);
});

it('an empty sheet has neither rows nor columns', () => expect(sheetPart([])).toEqual({ rows: [], columns: [], isWhole: true }));
