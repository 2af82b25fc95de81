import { describe, expect, it } from 'vitest';
import type { LockAnswer, LockSecret } from '../contract/index.ts';
import { opens } from './judge-answer.ts';

const number = (value: string): LockSecret & LockAnswer => ({ kind: 'number', value });
const word: LockSecret = { kind: 'word', words: ['Laterne', 'Lampe'] };
const colors: LockSecret = { kind: 'colors', values: ['red', 'blue', 'red'] };
const directions: LockSecret = { kind: 'directions', values: ['up', 'up', 'left'] };
const points: LockSecret = {
  kind: 'points',
  spots: [
    { x: 20, y: 20 },
    { x: 30, y: 20 },
  ],
};
const order: LockSecret = { kind: 'order', items: ['ei', 'kueken', 'huhn'].map((id) => ({ id, text: id })) };
const at = (...values: (readonly [number, number])[]): LockAnswer => ({ kind: 'points', values: values.map(([x, y]) => ({ x, y })) });

describe('what opens a lock', () => {
  it.each<[string, LockSecret, LockAnswer, boolean]>([
    ['the number', number('1024'), number('1024'), true],
    ['the number as people write it', number('1024'), number("1'024 "), true],
    ['a comma for a point', number('3.5'), number('3,50'), true],
    ['noughts before it', number('7'), number('007'), true],
    ['another number', number('1024'), number('1025'), false],
    ['nothing', number('0'), number(''), false],
    ['no number', number('0'), number('-'), false],
    ['any of the words', word, { kind: 'word', value: 'lampe' }, true],
    ['a word with a slip', word, { kind: 'word', value: 'Latrene' }, true],
    ['another word', word, { kind: 'word', value: 'Kerze' }, false],
    ['the colours', colors, { kind: 'colors', values: ['red', 'blue', 'red'] }, true],
    ['the colours in another order', colors, { kind: 'colors', values: ['blue', 'red', 'red'] }, false],
    ['too few colours', colors, { kind: 'colors', values: ['red', 'blue'] }, false],
    ['too many colours', colors, { kind: 'colors', values: ['red', 'blue', 'red', 'red'] }, false],
    ['the directions', directions, { kind: 'directions', values: ['up', 'up', 'left'] }, true],
    ['other directions', directions, { kind: 'directions', values: ['up', 'left', 'up'] }, false],
    ['both places', points, at([20, 20], [30, 20]), true],
    ['both places, nearly, the other way round', points, at([33, 22], [15, 19]), true],
    ['both near one place alone', points, at([13, 20], [14, 21]), false],
    ['presses between the two, one for each', points, at([25, 20], [25, 20]), true],
    ['one place twice too far', points, at([20, 20], [20, 40]), false],
    ['one place of two', points, at([20, 20]), false],
    ['everything pressed', points, at([20, 20], [30, 20], [50, 50]), false],
    ['the order', order, { kind: 'order', values: ['ei', 'kueken', 'huhn'] }, true],
    ['another order', order, { kind: 'order', values: ['huhn', 'kueken', 'ei'] }, false],
    ['an answer for another kind of lock', colors, number('3'), false],
  ])('%s', (_name, secret, answer, isOpen) => {
    expect(opens(secret, answer)).toBe(isOpen);
  });
});
