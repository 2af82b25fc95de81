import type { BackgroundType } from '@pausenplatz/kernel-host';
import { expect, test } from 'vitest';
import { type Paint, paintFor, pictureNames } from './paint-for.ts';

const around = { week: 47, personId: 'k3l' };

test.each<[BackgroundType, string | undefined, Paint]>([
  ['default', undefined, { kind: 'tint', color: 'teal' }],
  ['yellow', undefined, { kind: 'tint', color: 'yellow' }],
  ['color', 'violet', { kind: 'tint', color: 'violet' }],
  ['color', '#12ab9f', { kind: 'tint', color: '#12ab9f' }],
  ['color', 'url(x)', { kind: 'tint', color: 'teal' }],
  ['gradient', 'pink-blue', { kind: 'gradient', from: 'pink', to: 'blue' }],
  ['pattern', 'waves-red', { kind: 'pattern', pattern: 'waves', color: 'red' }],
  ['pattern', 'unknown', { kind: 'pattern', pattern: 'dots', color: 'teal' }],
  ['picture', 'winter-snowman', { kind: 'landscape', landscape: { season: 'winter', motif: 'snowman' } }],
  ['page', undefined, { kind: 'paper' }],
  ['own', 'A'.repeat(22), { kind: 'paper' }],
])('background %s with value %s is drawn as said', (type, value, paint) => {
  expect(paintFor({ type, value }, around)).toEqual(paint);
});

test('the weekly background follows the week, the own colour the person', () => {
  expect(paintFor({ type: 'weekly' }, { ...around, week: 3 })).not.toEqual(paintFor({ type: 'weekly' }, { ...around, week: 4 }));
  expect(paintFor({ type: 'user' }, around)).toEqual(paintFor({ type: 'user' }, { ...around, week: 1 }));
});

test('a picture of one’s own is drawn as itself, as soon as it is there', () => {
  const picture = { url: '/f/1', name: 'igel.png', mimeType: 'image/png', sizeBytes: 1, width: 4, height: 3, widths: [], preview: null };
  expect(paintFor({ type: 'own', value: 'A'.repeat(22), picture }, around)).toEqual({ kind: 'photo', picture });
});

test('every picture that can be chosen is drawn as itself', () => {
  expect(new Set(pictureNames).size).toBe(16);
  for (const name of pictureNames) {
    const paint = paintFor({ type: 'picture', value: name }, around);
    expect(paint.kind === 'landscape' && `${paint.landscape.season}-${paint.landscape.motif}`).toBe(name);
  }
});
