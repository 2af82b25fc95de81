import { describe, expect, it } from 'vitest';
import { positionBehind, positionsBehind } from './position-behind.ts';

const list = [
  { id: 'a', position: 'a0' },
  { id: 'b', position: 'a1' },
  { id: 'c', position: 'a2' },
];

describe('the position behind another one', () => {
  it.each([
    ['at the top', null, (p: string) => p < 'a0'],
    ['between two', 'a', (p: string) => p > 'a0' && p < 'a1'],
    ['at the end', 'c', (p: string) => p > 'a2'],
  ] as const)('lies %s', (_name, afterId, fits) => {
    const position = positionBehind(list, afterId);
    expect(position !== null && fits(position)).toBe(true);
  });

  it('is unknown behind something that is not there', () => {
    expect(positionBehind(list, 'gone')).toBeNull();
  });

  it('exists in an empty list', () => {
    expect(positionBehind([], null)).toBe('a0');
  });

  it('comes after all that share one position', () => {
    const equal = [
      { id: 'a', position: 'a0' },
      { id: 'b', position: 'a0' },
      { id: 'c', position: 'a1' },
    ];
    const position = positionBehind(equal, 'a');
    expect(position !== null && position > 'a0' && position < 'a1').toBe(true);
  });

  it('can be several ones, in their order', () => {
    const positions = positionsBehind(list, 'a', 3) ?? [];
    expect(positions).toHaveLength(3);
    expect(['a0', ...positions, 'a1']).toEqual(['a0', ...positions, 'a1'].toSorted());
    expect(positionsBehind(list, 'gone', 3)).toBeNull();
  });
});
