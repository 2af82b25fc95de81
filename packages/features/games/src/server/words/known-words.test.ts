import { describe, expect, it } from 'vitest';
import { readWord } from '../../rules/index.ts';
import { answerWords } from './answers.data.ts';
import { blockedWords } from './blocked.data.ts';
import { guessWords } from './guesses.data.ts';
import { answers, dailyAnswers, isBlocked, isKnown } from './known-words.ts';

const wordsOf = (list: string) => list.trim().split(/\s+/u);
const lists = { ...answerWords, guesses: guessWords, blocked: blockedWords };
const all = Object.values(lists).flatMap(wordsOf);

describe('the words of the game', () => {
  it('are enough', () => {
    expect(dailyAnswers.length).toBeGreaterThan(365);
    expect(wordsOf(Object.values(answerWords).join(' ')).length).toBeGreaterThan(800);
    expect(wordsOf(guessWords).length).toBeGreaterThan(1_800);
  });

  it('have five letters that a Swiss keyboard has, and no ß', () => {
    expect(all.filter((word) => !('word' in readWord(word)))).toEqual([]);
  });

  it('stand in one list each, and none that is blocked in another one', () => {
    const seen = new Set<string>();
    expect(all.filter((word) => seen.size === seen.add(word).size)).toEqual([]);
  });

  it('are written as in Switzerland', () => {
    expect(['FUSSE', 'SPASS', 'GRUSS', 'GROSS'].filter((word) => isKnown(word))).not.toEqual([]);
    expect(isKnown('STRAß')).toBe(false);
  });

  it('all may be tried, but for what a school does not want to read', () => {
    for (const level of ['easy', 'middle', 'hard'] as const) expect(answers[level].filter((word) => !isKnown(word))).toEqual([]);
    expect([isBlocked('IDIOT'), isKnown('IDIOT'), isKnown('XYLPQ'), isKnown('TANNE')]).toEqual([true, false, false, true]);
  });
});
