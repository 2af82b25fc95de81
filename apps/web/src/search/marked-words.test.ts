import { plainWords } from '@pausenplatz/kernel-format';
import { expect, test } from 'vitest';
import { markedWords } from './marked-words.ts';

const marked = (text: string, typed: string) =>
  markedWords(text, plainWords(typed))
    .filter(({ isMarked }) => isMarked)
    .map((part) => part.text);

test('words are marked whose beginning was typed, however an umlaut is written', () => {
  expect(marked('Ausflug zur Mühle, Mühlestrasse 3', 'muehle')).toEqual(['Mühle', 'Mühlestrasse']);
  expect(marked('Ausflug zur Mu\u0308hle', 'Mühle')).toEqual(['Mu\u0308hle']);
  expect(marked('Ausflug', 'flug')).toEqual([]);
});

test('signs alone and nothing typed mark nothing, and no letter of the text is lost', () => {
  expect([...marked('«Igel» & Co.', '«'), ...marked('Igel', '')]).toEqual([]);
  const text = ' «Igel» & Dachs, 3a – 4b ';
  expect(
    markedWords(text, ['igel', '3a'])
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
