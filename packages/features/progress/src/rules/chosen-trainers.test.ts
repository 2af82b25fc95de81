import { describe, expect, it } from 'vitest';
import { chosenTrainers, toggledTrainer } from './chosen-trainers.ts';

const all = [{ writesAs: ['words'] }, { writesAs: ['cards', 'old-cards'] }, { writesAs: ['sums'] }] as const;

describe('trainers that a block shows', () => {
  it.each([
    ['all where none is named', [], ['words', 'cards', 'sums']],
    ['those that are named, in their own order', ['sums', 'words'], ['words', 'sums']],
    ['without one that no longer exists', ['sums', 'gone'], ['sums']],
    ['none where none exists any more', ['gone'], []],
    ['by the first name alone', ['old-cards'], []],
  ])('%s', (_what, names, expected) => {
    expect(chosenTrainers(all, names).map(({ writesAs: [name] }) => name)).toEqual(expected);
  });
});

describe('a trainer is chosen or left away', () => {
  it.each([
    ['the first that goes leaves the others', [], 'cards', ['words', 'sums']],
    ['one that comes back makes all', ['words', 'sums'], 'cards', []],
    ['one of two goes', ['words', 'sums'], 'words', ['sums']],
    ['one more comes, in its place', ['sums'], 'words', ['words', 'sums']],
    ['what no longer exists goes with the next change', ['gone', 'sums'], 'cards', ['cards', 'sums']],
  ])('%s', (_what, names, name, expected) => {
    expect(toggledTrainer(all, names, name)).toEqual(expected);
  });
});
