import { describe, expect, it } from 'vitest';
import { heightOf, inOrder, wayTo, withBelow } from './tree.ts';

const item = (id: string, parentId: string | null, isFolder = true) => ({ id, parentId, isFolder, name: id });
const items = [item('a', null), item('b', 'a'), item('c', 'b'), item('f', 'c', false), item('g', 'a', false), item('z', null)];
const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

describe('the tree of a folder', () => {
  it('knows the way from the top', () => {
    expect(ids(wayTo(items, 'c'))).toEqual(['a', 'b', 'c']);
    expect(wayTo(items, null)).toEqual([]);
    expect(wayTo(items, 'nowhere')).toEqual([]);
  });

  it('ends where two folders say that they lie in each other', () => {
    expect(ids(wayTo([item('x', 'y'), item('y', 'x')], 'x'))).toEqual(['y', 'x']);
  });

  it('finds what goes along', () => {
    expect(ids(withBelow(items, ['b', 'z']))).toEqual(['b', 'c', 'f', 'z']);
    expect(ids(withBelow(items, ['f']))).toEqual(['f']);
  });

  it('counts folders inside of each other', () => {
    expect(['a', 'c', 'f', 'z'].map((id) => heightOf(items, id))).toEqual([3, 1, 0, 1]);
  });

  it('shows folders first, and numbers as people count', () => {
    const named = (name: string, isFolder = false) => ({ name, isFolder });
    expect(inOrder([named('Blatt 10'), named('Blatt 2'), named('Älter'), named('Zoo', true)]).map(({ name }) => name)).toEqual([
      'Zoo',
      'Älter',
      'Blatt 2',
      'Blatt 10',
    ]);
  });
});
