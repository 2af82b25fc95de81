import { expect, test } from 'vitest';
import { initialSidebar, sidebarAfter } from './sidebar-rule.ts';

const closed = { open: false, pinned: false };
const open = { open: true, pinned: false };
const pinned = { open: true, pinned: true };

test('the sidebar opens, closes and toggles', () => {
  expect(sidebarAfter(closed, 'open')).toEqual(open);
  expect(sidebarAfter(open, 'close')).toEqual(closed);
  expect(sidebarAfter(closed, 'toggle')).toEqual(open);
  expect(sidebarAfter(open, 'toggle')).toEqual(closed);
});

test.each(['open', 'close', 'toggle'] as const)('a pinned sidebar does not react to %s', (action) => {
  expect(sidebarAfter(pinned, action)).toEqual(pinned);
});

test('pinning opens, unpinning leaves it open', () => {
  expect(sidebarAfter(closed, 'pin')).toEqual(pinned);
  expect(sidebarAfter(pinned, 'unpin')).toEqual(open);
});

test('a narrow window never starts pinned; a wide one does unless it was unpinned', () => {
  expect(initialSidebar(true, false)).toEqual(closed);
  expect(initialSidebar(null, true)).toEqual(pinned);
  expect(initialSidebar(false, true)).toEqual(closed);
});
