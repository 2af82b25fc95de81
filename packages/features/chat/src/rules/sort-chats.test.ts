import { expect, it } from 'vitest';
import { sortChats } from './sort-chats.ts';

const chats = [
  { name: 'Klasse 10b', newestMessage: '2026-11-20T08:00:00.000Z' },
  { name: 'Äpfel', newestMessage: null },
  { name: 'Klasse 3a', newestMessage: '2026-11-24T08:00:00.000Z' },
  { name: 'Zirkus', newestMessage: null },
];

it.each([
  ['date', ['Klasse 3a', 'Klasse 10b', 'Äpfel', 'Zirkus']],
  ['abc', ['Äpfel', 'Klasse 3a', 'Klasse 10b', 'Zirkus']],
] as const)('chats by %s', (sort, expected) => {
  expect(sortChats(chats, sort).map(({ name }) => name)).toEqual(expected);
});
