import { describe, expect, it } from 'vitest';
import type { LockSecret } from '../contract/index.ts';
import { showMechanism } from './show-mechanism.ts';

const items = ['a', 'b', 'c'].map((id) => ({ id, text: id.toUpperCase() }));
const shownOrder = (draws: Readonly<Record<string, number>>) => {
  const shown = showMechanism({ kind: 'order', items }, (word) => draws[word] ?? 0);
  return shown.kind === 'order' ? shown.items.map(({ id }) => id).join('') : '';
};

describe('what players see of a lock', () => {
  it.each<[string, LockSecret, unknown]>([
    ['a number', { kind: 'number', value: '1024' }, { kind: 'number' }],
    ['a word', { kind: 'word', words: ['Laterne'] }, { kind: 'word' }],
    ['colours', { kind: 'colors', values: ['red', 'red', 'blue'] }, { kind: 'colors', count: 3 }],
    ['directions', { kind: 'directions', values: ['up', 'left'] }, { kind: 'directions', count: 2 }],
    ['places', { kind: 'points', spots: [{ x: 13, y: 37 }] }, { kind: 'points', count: 1 }],
  ])('%s: how it is pressed, and nothing of what is right', (_name, secret, shown) => {
    expect(showMechanism(secret, () => 0)).toEqual(shown);
  });

  it('an order is mixed as it is drawn, and never the right one', () => {
    expect(shownOrder({ a: 3, b: 1, c: 2 })).toBe('bca');
    expect(shownOrder({ a: 1, b: 2, c: 3 })).toBe('bca');
    expect(shownOrder({})).toBe('bca');
  });
});
