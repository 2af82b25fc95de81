import { expect, test } from 'vitest';
import { type BoardCard, kanbanBlock } from '../contract/index.ts';
import { cardTableTexts } from '../texts.cards.ts';
import { cardTable } from './card-table.ts';

const person = (name: string) => ({ id: 'x'.repeat(22), name });
const card: BoardCard = {
  id: 'a',
  text: 'Plakat',
  laneId: 'fertig',
  color: 'red',
  dueOn: '2026-12-18',
  assignee: person('Mia'),
  checks: [
    { id: 'a', text: 'Farbe', isDone: true },
    { id: 'b', text: 'Pinsel', isDone: false },
  ],
  files: [],
  author: person('Noah'),
  isOwn: false,
  isReleased: false,
  mayChange: true,
  mayDelete: true,
  mayCheck: true,
  likes: 2,
  isLiked: false,
  comments: 1,
  hasHistory: false,
};

test('cards are lines, column after column', () => {
  const cards = [card, { ...card, checks: [], text: 'Plan', laneId: 'offen', author: null, assignee: null, dueOn: null, isReleased: true }];
  expect(cardTable(kanbanBlock.empty, cards, cardTableTexts)).toEqual([
    ['Spalte', 'Karte', 'Von', 'Für', 'Bis', 'Erledigt', 'Dateien', 'Gefällt', 'Kommentare', 'Stand'],
    ['Zu tun', 'Plan', '', '', '', '', '', 2, 1, ''],
    ['Fertig', 'Plakat', 'Noah', 'Mia', '2026-12-18', '1/2', '', 2, 1, 'wartet auf Freigabe'],
  ]);
});
