import { describe, expect, it } from 'vitest';
import { playableWords, readWord, wordsIn } from './letters.ts';

describe('a word', () => {
  it.each([
    ['fuchs', { word: 'FUCHS' }],
    [' Käfer ', { word: 'KÄFER' }],
    ['ka\u0308fer', { word: 'KÄFER' }],
    ['ÄRGER', { word: 'ÄRGER' }],
    ['Haus', { problem: 'length' }],
    ['Häuser', { problem: 'length' }],
    ['', { problem: 'length' }],
    ['Straß', { problem: 'letters' }],
    ['großt', { problem: 'letters' }],
    ['Café!', { problem: 'letters' }],
    ['12345', { problem: 'letters' }],
    ['a b c', { problem: 'letters' }],
    ['🦊🦊🦊🦊🦊', { problem: 'letters' }],
  ])('%s', (typed, read) => {
    expect(readWord(typed)).toEqual(read);
  });
});

it('words that are practised are taken without their article, each once', () => {
  expect(playableWords(['der Fuchs', 'die Tanne', 'das Moos', 'FUCHS', 'ein Apfel', 'laufen', 'sich irren', 'im Wald'])).toEqual([
    'APFEL',
    'FUCHS',
    'IRREN',
    'TANNE',
  ]);
});

it('a list is read however it was written', () => {
  expect(wordsIn(' Fuchs, Tanne;Birne\n\nApfel\tHasen ')).toEqual(['Fuchs', 'Tanne', 'Birne', 'Apfel', 'Hasen']);
  expect(wordsIn('  ')).toEqual([]);
});
