import { expect, test } from 'vitest';
import { listBlock } from '../contract/index.ts';
import { cardRights } from './card-rights.ts';

const members = { add: true, changeOthers: false, comment: true, like: true, release: false };
const switches = { ...listBlock.empty, members };
const member = { isKeeper: false, today: '2026-12-04' };
const facts = { isOwn: false, isReleased: true, isAssigned: false };

test.each([
  ['a stranger’s card', switches, facts, member, { mayChange: false, mayDelete: false, mayCheck: false }],
  ['their own', switches, { ...facts, isOwn: true }, member, { mayChange: true, mayDelete: true, mayCheck: true }],
  [
    'one that is assigned to them',
    switches,
    { ...facts, isAssigned: true },
    member,
    { mayChange: false, mayDelete: false, mayCheck: true },
  ],
  [
    'one of others where that is on',
    { ...switches, members: { ...members, changeOthers: true } },
    facts,
    member,
    { mayChange: true, mayDelete: false },
  ],
  [
    'their own while the board rests',
    { ...switches, isFrozen: true },
    { ...facts, isOwn: true, isAssigned: true },
    member,
    { mayChange: false, mayCheck: false },
  ],
  [
    'any while it rests, for the keeper',
    { ...switches, isFrozen: true },
    facts,
    { ...member, isKeeper: true },
    { mayChange: true, mayDelete: true, mayCheck: true },
  ],
])('%s', (_card, of, card, who, expected) => {
  expect(cardRights(of, card, who)).toMatchObject(expected);
});
