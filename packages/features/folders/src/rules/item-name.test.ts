import { expect, it } from 'vitest';
import { itemName } from './item-name.ts';

it.each([
  ['Igel', { name: 'IMG_1.jpg' }, 'Igel.jpg'],
  ['Igel.JPG', { name: 'IMG_1.jpg' }, 'Igel.JPG'],
  ['Igel.exe', { name: 'IMG_1.jpg' }, 'Igel.exe.jpg'],
  ['a/b', { name: 'ohne' }, 'a_b'],
  ['Woche 49', null, 'Woche 49'],
  ['../oben', null, '.._oben'],
])('%s', (typed, file, name) => {
  expect(itemName(typed, file)).toBe(name);
});
