import { expect, test } from 'vitest';
import { beginWriting } from './begin-writing.ts';

const title = (text: string, size = 'large') => ({ text, size });
const kept = (mine: string, base: string, sent?: string) => ({
  settings: title(mine),
  base: title(base),
  ...(sent !== undefined && { sent: title(sent) }),
});

test.each([
  ['nothing was kept', null, 'Turnen', { kind: 'fresh', settings: title('Turnen'), base: title('Turnen') }],
  [
    'nothing was typed',
    kept('Turnen', 'Turnen'),
    'Kein Turnen',
    { kind: 'fresh', settings: title('Kein Turnen'), base: title('Kein Turnen') },
  ],
  [
    'it was saved already',
    kept('Turnen um 9', 'Turnen'),
    'Turnen um 9',
    { kind: 'fresh', settings: title('Turnen um 9'), base: title('Turnen um 9') },
  ],
  ['nobody else wrote', kept('Turnen um 9', 'Turnen'), 'Turnen', { kind: 'goesOn', settings: title('Turnen um 9'), base: title('Turnen') }],
  [
    'somebody wrote elsewhere in the text',
    kept('Am Montag Turnen um 9', 'Am Montag Turnen'),
    'Am Freitag Turnen',
    { kind: 'goesOn', settings: title('Am Freitag Turnen um 9'), base: title('Am Freitag Turnen') },
  ],
  [
    'somebody wrote at the same place',
    kept('Turnen um 9', 'Turnen'),
    'Singen',
    { kind: 'decide', mine: title('Turnen um 9'), theirs: title('Singen') },
  ],
  [
    'one’s own words arrived, and the answer was lost',
    kept('Turnen um 9 Uhr', 'Singen', 'Turnen um 9'),
    'Turnen um 9',
    { kind: 'goesOn', settings: title('Turnen um 9 Uhr'), base: title('Turnen um 9') },
  ],
])('a form where %s', (_when, writing, now, beginning) => {
  expect(beginWriting(writing, title(now))).toEqual(beginning);
});

test('a change of the size and a change of the words are both kept', () => {
  const mine = { settings: title('Turnen', 'small'), base: title('Turnen') };
  expect(beginWriting(mine, title('Kein Turnen'))).toMatchObject({ kind: 'goesOn', settings: title('Kein Turnen', 'small') });
});
