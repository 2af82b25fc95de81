import { expect, test } from 'vitest';
import { cardName, isWritten } from './card-words.ts';

test.each([
  ['Plakat malen', 'Plakat malen'],
  ['Plakat malen\nmit Farbe', 'Plakat malen'],
  ['Eine sehr lange Karte, die niemand ganz vorliest', 'Eine sehr lange Karte, die niemand ganz …'],
  ['Donaudampfschifffahrtsgesellschaftskapitänsmütze', 'Donaudampfschifffahr …'],
])('«%s» is called «%s»', (text, expected) => {
  expect(cardName(text)).toBe(expected);
});

const before = { text: 'Plakat', color: 'grey', dueOn: null, checks: [{ id: 'a', text: 'Farbe', isDone: false }] } as const;
const words = { ...before, checks: [...before.checks] };

test.each([
  ['other words', { ...words, text: 'Plan' }, true],
  ['another colour', { ...words, color: 'red' as const }, true],
  ['a day', { ...words, dueOn: '2026-12-18' }, true],
  ['another line', { ...words, checks: [{ id: 'a', text: 'Pinsel', isDone: false }] }, true],
  ['a tick', { ...words, checks: [{ id: 'a', text: 'Farbe', isDone: true }] }, false],
  ['nothing', words, false],
])('%s: a version is kept: %s', (_what, after, expected) => {
  expect(isWritten(words, after)).toBe(expected);
});
