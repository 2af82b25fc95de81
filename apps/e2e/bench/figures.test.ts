import { expect, test } from 'vitest';
import { figuresOf, median } from './figures.ts';
import type { Look } from './visit.ts';

const look = (changes: Partial<Look>): Look => ({
  firstContentMs: 0,
  largestContentMs: 0,
  largestIs: 'img',
  layoutShift: 0,
  longestTaskMs: 0,
  sent: [],
  sentBefore: 0,
  ...changes,
});
const sent = (kind: 'script' | 'font', bytes: number) => ({ url: 'https://app.schule.test/', kind, at: 0, bytes });

test('one slow round does not count', () => {
  expect(median([900, 300, 310])).toBe(310);
  expect(figuresOf([look({ largestContentMs: 300 }), look({ largestContentMs: 9000 }), look({ largestContentMs: 310 })])).toMatchObject({
    largestContentMs: 310,
  });
});

test('bytes are summed up by what they are for', () => {
  const figures = figuresOf([look({ sent: [sent('script', 1024), sent('script', 2048), sent('font', 512)] })]);
  expect(figures).toMatchObject({ requests: 3, kib: 3.5, kibOf: { script: 3, font: 0.5, picture: 0 } });
});
