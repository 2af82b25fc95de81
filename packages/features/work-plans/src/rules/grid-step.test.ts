import { expect, it } from 'vitest';
import { gridStep } from './grid-step.ts';

const grid = { rows: 28, columns: 60, page: 10 };
const from = { row: 5, column: 7 };

it.each([
  ['ArrowUp', [4, 7]],
  ['ArrowDown', [6, 7]],
  ['ArrowLeft', [5, 6]],
  ['ArrowRight', [5, 8]],
  ['Home', [5, 0]],
  ['End', [5, 59]],
  ['PageUp', [0, 7]],
  ['PageDown', [15, 7]],
])('%s leads to %j', (key, [row, column]) => {
  expect(gridStep(key, from, grid, false)).toEqual({ row, column });
});

it('ends at the edges, and goes to the corners where the key is held', () => {
  expect(gridStep('ArrowLeft', { row: 0, column: 0 }, grid, false)).toEqual({ row: 0, column: 0 });
  expect(gridStep('PageDown', { row: 25, column: 3 }, grid, false)).toEqual({ row: 27, column: 3 });
  expect(gridStep('Home', from, grid, true)).toEqual({ row: 0, column: 0 });
  expect(gridStep('End', from, grid, true)).toEqual({ row: 27, column: 59 });
});

it('leaves other keys to others', () => {
  expect(gridStep('n', from, grid, false)).toBeNull();
});
