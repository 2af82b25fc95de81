import { describe, expect, it, test } from 'vitest';
import { exerciseFor, lookMs } from './exercise.ts';
import { coreOf, gapOf } from './gap.ts';
import { boxes } from './ladder.ts';

const bare = { word: 'der Fuchs', sentence: '', sentence2: '', sentence3: '', sentence4: '' };
const rich = {
  word: 'der Fuchs',
  sentence: 'Ein Fuchs schleicht.',
  sentence2: 'Im Bau schläft der Fuchs.',
  sentence3: 'Zwei Füchse bellen.',
  sentence4: 'Der Fuchs jagt Mäuse.',
};

describe('the way in which a word is asked', () => {
  it('is that of its box', () => {
    expect(boxes.slice(0, 6).map((box) => exerciseFor(rich, box, 0).form)).toEqual(['look', 'hear', 'gap', 'gap', 'hear', 'sentence']);
    expect(exerciseFor(rich, 2, 0)).toMatchObject({
      before: 'Ein ',
      answer: 'Fuchs',
      after: ' schleicht.',
      spoken: 'Ein Fuchs schleicht.',
    });
    expect(exerciseFor(rich, 5, 0)).toMatchObject({ answer: 'Der Fuchs jagt Mäuse.' });
  });

  it('falls back to the word where sentences are missing', () => {
    expect(boxes.map((box) => [exerciseFor(bare, box, 3).form, exerciseFor(bare, box, 3).answer])).toEqual([
      ['look', 'der Fuchs'],
      ...Array.from({ length: 6 }, () => ['hear', 'der Fuchs']),
    ]);
  });

  it('is mixed in the last box', () => {
    expect([0, 1, 2, 3, 4].map((turn) => exerciseFor(rich, 6, turn).form)).toEqual(['hear', 'gap', 'gap', 'sentence', 'hear']);
  });
});

test.each([
  ['in the middle', 'Ein Fuchs schleicht.', 'der Fuchs', ['Ein ', 'Fuchs', ' schleicht.']],
  ['at the beginning, with its capital', 'Rennen ist schön.', 'rennen', ['', 'Rennen', ' ist schön.']],
  ['as a word of its own, not as a part of one', 'Die Fuchsbaute ist des Fuchs.', 'Fuchs', ['Die Fuchsbaute ist des ', 'Fuchs', '.']],
  ['not inside of another word', 'Die Füchsin und die Fuchsbaute', 'Fuchs', null],
  ['with signs that mean something elsewhere', 'Er sagt (leise) a.b*', 'a.b*', ['Er sagt (leise) ', 'a.b*', '']],
  ['nothing to find', 'Ein Satz.', '', null],
  ['no sentence', '', 'Fuchs', null],
])('a gap %s', (_name, sentence, word, expected) => {
  const found = gapOf(sentence, word);
  expect(found && [found.before, found.answer, found.after]).toEqual(expected);
});

test('an article is no part of the word, unless there is nothing else', () => {
  expect(['das Moos', 'Das Moos', 'die', 'dieser', 'ein Igel'].map(coreOf)).toEqual(['Moos', 'Moos', 'die', 'dieser', 'Igel']);
});

test('three seconds for a word, more for a sentence, never for ever', () => {
  expect([lookMs('der Hund'), lookMs('a'.repeat(30)), lookMs('a'.repeat(400))]).toEqual([3_000, 6_000, 12_000]);
});
