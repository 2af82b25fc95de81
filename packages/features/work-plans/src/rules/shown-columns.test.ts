import { expect, it } from 'vitest';
import { shownColumns } from './shown-columns.ts';

it.each([
  [
    { left: 0, width: 360, columnWidth: 36, count: 60 },
    { from: 0, to: 16 },
  ],
  [
    { left: 720, width: 360, columnWidth: 36, count: 60 },
    { from: 14, to: 36 },
  ],
  [
    { left: 1800, width: 360, columnWidth: 36, count: 60 },
    { from: 44, to: 60 },
  ],
  [
    { left: 0, width: 900, columnWidth: 36, count: 9 },
    { from: 0, to: 9 },
  ],
  [
    { left: 0, width: 0, columnWidth: 36, count: 0 },
    { from: 0, to: 0 },
  ],
])('%j draws %j', (scrolled, shown) => {
  expect(shownColumns(scrolled)).toEqual(shown);
});
