import { describe, expect, it } from 'vitest';
import { drawSigns, drawWords } from './generate.ts';
import { isWeak } from './weak.ts';
import { childWords } from './words.data.ts';

const draw = (limit: number) => crypto.getRandomValues(new Uint32Array(1))[0]! % limit;
const nobody = { userName: '', name: '', title: '' };

describe('words for children', () => {
  it('are many, once each, and of letters that every keyboard has', () => {
    expect(childWords.length).toBeGreaterThanOrEqual(256);
    expect(new Set(childWords).size).toBe(childWords.length);
    expect(childWords.filter((word) => !/^[a-z]{3,10}$/.test(word))).toEqual([]);
  });

  it('make passwords of three different ones and a number, none of them weak', () => {
    for (let at = 0; at < 200; at += 1) {
      const made = drawWords(draw);
      const [first, second, third, number] = made.split('-');
      expect(new Set([first, second, third]).size, made).toBe(3);
      expect(Number(number), made).toBeGreaterThanOrEqual(10);
      expect(isWeak(made, nobody), made).toBe(false);
    }
  });
});

describe('signs', () => {
  it.each([12, 20, 40])('%i of them have every sort and nothing that is mistaken', (length) => {
    for (let at = 0; at < 200; at += 1) {
      const made = drawSigns(length, draw);
      expect(made).toHaveLength(length);
      for (const sort of [/[a-z]/, /[A-Z]/, /\d/, /[-_.!?+*#]/]) expect(made).toMatch(sort);
      expect(made).not.toMatch(/[0OIl1]/);
    }
  });
});
