import { expect, test } from 'vitest';
import { readPreferences } from './preferences.ts';

const standard = { scheme: 'system', readingEase: false, sidebarPinned: null, schoolClass: null };

test('what was stored comes back', () => {
  const stored = { scheme: 'dark', readingEase: true, sidebarPinned: false, schoolClass: 'k' };
  expect(readPreferences(JSON.stringify(stored))).toEqual(stored);
});

test.each([null, '', 'no json', '[]', '"x"', '{"scheme":"blue","readingEase":1,"sidebarPinned":"yes"}'])(
  'from %s the standard serves',
  (stored) => {
    expect(readPreferences(stored)).toEqual(standard);
  },
);
