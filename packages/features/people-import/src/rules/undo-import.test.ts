import { expect, it } from 'vitest';
import { type PersonState, undoObstaclesOf } from './undo-import.ts';

const mia: PersonState = { firstName: 'Mia', lastName: 'Meier', email: null, birthYear: 2015, externalId: '7', classId: '3a', number: 1 };
const present = (state: PersonState | null, hasSignedIn = false) => new Map(state ? [['mia', { state, hasSignedIn }]] : []);

it.each([
  ['unchanged since', 'changed', present(mia), []],
  ['made by the import and never used', 'created', present(mia), []],
  ['made by the import and used', 'created', present(mia, true), ['signedIn']],
  ['changed by the import and used', 'changed', present(mia, true), []],
  ['in another class by now', 'changed', present({ ...mia, classId: '4b' }), ['changedSince']],
  ['archived and fetched back', 'archived', present({ ...mia, classId: null }), ['changedSince']],
  ['gone', 'changed', present(null), ['gone']],
] as const)('a person who is %s', (_what, how, now, expected) => {
  expect(
    undoObstaclesOf([{ userId: 'mia', how, before: how === 'created' ? null : mia, after: mia }], now).map(({ obstacle }) => obstacle),
  ).toEqual(expected);
});
