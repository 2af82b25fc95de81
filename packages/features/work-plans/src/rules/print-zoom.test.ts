import { expect, it } from 'vitest';
import { printZoom } from './print-zoom.ts';

it.each([
  ['three tasks', { tasks: 3, sections: 1, characters: 120 }, 0.8],
  ['a usual plan', { tasks: 20, sections: 3, characters: 1_200 }, 0.44],
  ['more than a sheet holds', { tasks: 120, sections: 10, characters: 9_000 }, 0.34],
])('%s are printed at their size', (_what, sheet, zoom) => {
  expect(printZoom(sheet)).toBe(zoom);
});
