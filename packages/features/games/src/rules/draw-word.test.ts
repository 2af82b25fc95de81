import { addDays } from '@pausenplatz/kernel-format';
import { describe, expect, it } from 'vitest';
import { type ClassSource, comesFromClass, nextWord, wordOfDay } from './draw-word.ts';

const words = ['APFEL', 'BIRNE', 'FUCHS', 'KANNE', 'LAMPE', 'REGEN', 'TANNE'];

describe('the word of a day', () => {
  it('is the same all day, and each comes once in a turn', () => {
    expect(wordOfDay('2026-11-28', words)).toBe(wordOfDay('2026-11-28', words));
    // 2026-11-28 is day 20785 since 1970; a turn of seven begins with day 20783.
    const turn = words.map((_word, index) => wordOfDay(addDays('2026-11-26', index), words));
    expect(turn.toSorted()).toEqual(words);
  });

  it('comes in another order in the next turn', () => {
    const turnFrom = (day: string) => words.map((_word, index) => wordOfDay(addDays(day, index), words)).join();
    const turns = ['2026-11-26', '2026-12-03', '2026-12-10', '2026-12-17'].map(turnFrom);
    expect(new Set(turns).size).toBe(4);
  });
});

describe('the next word of a class', () => {
  it('leaves none out and repeats none before all have come', () => {
    const drawn: string[] = [];
    for (const _word of words) drawn.push(nextWord(words, drawn.at(-1) ?? null, '3a'));
    expect(drawn.toSorted()).toEqual(words);
  });

  it('goes on where it was, also when the last one was taken away', () => {
    const first = nextWord(words, null, '3a');
    const second = nextWord(words, first, '3a');
    expect(
      nextWord(
        words.filter((word) => word !== first),
        first,
        '3a',
      ),
    ).toBe(second);
  });
});

const list = (more: Partial<ClassSource>): ClassSource => ({ words, isDaily: true, dailyFrom: '2026-11-28', drawnOn: null, ...more });

it.each<[string, ClassSource | null, boolean]>([
  ['no list', null, false],
  ['a list from today on', list({}), true],
  ['a list since long ago', list({ dailyFrom: '2026-08-10', drawnOn: '2026-11-27' }), true],
  ['a list from tomorrow on', list({ dailyFrom: '2026-11-29' }), false],
  ['a list for free boards alone', list({ isDaily: false, dailyFrom: null }), false],
  ['an empty list', list({ words: [] }), false],
  ['switched off in the morning, after the first child began', list({ isDaily: false, dailyFrom: null, drawnOn: '2026-11-28' }), true],
  ['emptied after the first child began', list({ words: [], drawnOn: '2026-11-28' }), true],
])('%s', (_case, source, isOfClass) => {
  expect(comesFromClass(source, '2026-11-28')).toBe(isOfClass);
});
