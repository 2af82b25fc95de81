import { describe, expect, it } from 'vitest';
import { marksOf, marksOfVault } from './marks.ts';

const row = (firstName: string, secret: string | null, isSeen = true) => ({
  userId: firstName,
  firstName,
  lastName: 'Test',
  userName: '',
  secret,
  isSeen,
});

describe('marks of a column', () => {
  it('name those who have the same, and what is soon guessed', () => {
    const marks = marksOf('Leseraupe', [
      row('Jana', 'igel-apfel-12'),
      row('David', 'igel-apfel-12'),
      row('Mia', 'mia12345'),
      row('Ben', null),
    ]);
    expect([...marks]).toEqual([
      ['Jana', { isWeak: false, sameAs: ['David'] }],
      ['David', { isWeak: false, sameAs: ['Jana'] }],
      ['Mia', { isWeak: true, sameAs: [] }],
    ]);
  });

  it('say nothing of what is hidden from who reads, on neither side', () => {
    const marks = marksOf('Leseraupe', [row('Jana', 'kurz', false), row('David', 'kurz')]);
    expect([...marks]).toEqual([['David', { isWeak: true, sameAs: [] }]]);
  });
});

it('marks of a vault name the other entries with the same password; an entry without one has none', () => {
  const entry = (title: string, secret: string, userName = '') => ({ id: title, title, userName, secret });
  const marks = marksOfVault([
    entry('Bank', 'tulpe-anker-16'),
    entry('Post', 'tulpe-anker-16'),
    entry('Notiz', ''),
    entry('Leer', ''),
    entry('Ebay', 'leabrunner1', 'lea.brunner'),
  ]);
  expect([...marks]).toEqual([
    ['Bank', { isWeak: false, sameAs: ['Post'] }],
    ['Post', { isWeak: false, sameAs: ['Bank'] }],
    ['Ebay', { isWeak: false, sameAs: [] }],
  ]);
});
