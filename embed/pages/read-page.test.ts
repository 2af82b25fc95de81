import { getFraming, getPage } from '@pausenplatz/pages/contract';
import { expect, test } from 'vitest';
import { framedPaths } from './read-page.ts';

test('a frame reads what the contract offers to frames', () => {
  expect(framedPaths).toEqual({ page: getPage.path, framing: getFraming.path });
  expect([getPage.method, getFraming.method, getPage.framed, getFraming.framed]).toEqual(['GET', 'GET', true, true]);
});
