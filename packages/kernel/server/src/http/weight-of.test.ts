import { expect, test } from 'vitest';
import { weightOf } from './weight-of.ts';

test.each([
  [{ title: 'Igel', blocks: [{ settings: { text: 'x'.repeat(1_000), isOpen: true, height: null } }, 12_345, []] }],
  ['Grüezi'],
  [Array.from({ length: 200 }, (_, index) => ({ id: String(index), words: ['a', 'b'] }))],
])('weighs about what its JSON has', (value) => {
  const bytes = JSON.stringify(value).length;
  expect(Math.abs(weightOf(value, Infinity) - bytes)).toBeLessThan(bytes / 5);
});

test('stops where it is heavy enough', () => {
  let read = 0;
  const item = () => Object.defineProperty({}, 'words', { enumerable: true, get: () => ((read += 1), 'x'.repeat(100)) });
  expect(weightOf(Array.from({ length: 1_000 }, item), 1_000)).toBeGreaterThan(1_000);
  expect(read).toBeLessThan(20);
});
