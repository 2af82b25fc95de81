import { expect, test } from 'vitest';
import { passageAround } from './passage-around.ts';

const text = 'Liebe Kinder, am Freitag gehen wir zusammen ins Museum.\nNehmt bitte einen Znüni, eine Trinkflasche und gute Schuhe mit.';

test.each([
  ['the middle of a long text, cut on both sides', ['znuni'], '… Museum. Nehmt bitte einen Znüni, eine Trinkflasche und gute Schuhe mit.'],
  ['the beginning, cut at the end', ['kind'], 'Liebe Kinder, am Freitag gehen wir zusammen ins Museum. Nehmt …'],
  ['the beginning where nothing is found', ['zoo'], 'Liebe Kinder, am Freitag gehen wir zusammen ins Museum. …'],
])('shows %s', (_case, typed, shown) => expect(passageAround(text, typed)).toBe(shown));
