import { expect, test } from 'vitest';
import { sheetColumns } from './sheet-columns.ts';

test.each([
  [0, 1, 1],
  [8, 3, 1],
  [10, 2, 1],
  [11, 1, 2],
  [30, 4, 2],
  [120, 30, 2],
])('%i tasks in %i sections stand in %i columns', (tasks, sections, columns) => {
  expect(sheetColumns({ tasks, sections })).toBe(columns);
});
