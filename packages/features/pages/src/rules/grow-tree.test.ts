import { describe, expect, it } from 'vitest';
import { growTree } from './grow-tree.ts';

describe('the tree of pages', () => {
  it('nests children in their order', () => {
    const tree = growTree([
      { id: 'a', parentId: null },
      { id: 'b', parentId: 'a' },
      { id: 'c', parentId: 'b' },
      { id: 'd', parentId: 'a' },
    ]);
    expect(tree.map((page) => page.id)).toEqual(['a']);
    expect(tree[0]?.pages.map((page) => page.id)).toEqual(['b', 'd']);
    expect(tree[0]?.pages[0]?.pages.map((page) => page.id)).toEqual(['c']);
  });

  it('shows a page at the top whose parent is in the archive', () => {
    expect(growTree([{ id: 'b', parentId: 'gone' }]).map((page) => page.id)).toEqual(['b']);
  });
});
