import { describe, expect, test } from 'vitest';
import { pageIn, placeOfDrop, placeOfStep, treeMove, visibleRows, withoutPage, withPage } from './page-tree.ts';

interface Leaf {
  readonly id: string;
  readonly parentId: string | null;
  readonly expanded: boolean;
  readonly pages: readonly Leaf[];
}
const leaf = (id: string, parentId: string | null, pages: readonly Leaf[] = [], expanded = true): Leaf => ({
  id,
  parentId,
  expanded,
  pages,
});

/** a (a1, a2 (a21)), b, c (c1, closed) */
const tree = [
  leaf('a', null, [leaf('a1', 'a'), leaf('a2', 'a', [leaf('a21', 'a2')])]),
  leaf('b', null),
  leaf('c', null, [leaf('c1', 'c')], false),
];
const drawn = (pages: readonly Leaf[] | null): string | null =>
  pages && pages.map((page) => (page.pages.length > 0 ? `${page.id}(${drawn(page.pages)})` : page.id)).join(' ');

describe('the tree of pages', () => {
  test('shows children only below open pages', () => {
    expect(visibleRows(tree).map(({ page, depth }) => `${depth}${page.id}`)).toEqual(['0a', '1a1', '1a2', '2a21', '0b', '0c']);
  });

  test.each([
    ['to the top of everything', 'b', { parentId: null, afterId: null }, 'b a(a1 a2(a21)) c(c1)'],
    ['under another page', 'b', { parentId: 'a', afterId: 'a1' }, 'a(a1 b a2(a21)) c(c1)'],
    ['out of its parent', 'a2', { parentId: null, afterId: 'a' }, 'a(a1) a2(a21) b c(c1)'],
    ['with everything below it', 'a', { parentId: 'c', afterId: 'c1' }, 'b c(c1 a(a1 a2(a21)))'],
    ['to the end when the neighbour is gone', 'a', { parentId: null, afterId: 'gone' }, 'b c(c1) a(a1 a2(a21))'],
  ])('moves a page %s', (_sentence, id, place, expected) => {
    expect(drawn(treeMove(tree, id, place))).toBe(expected);
  });

  test.each([
    ['under itself', 'a', { parentId: 'a', afterId: null }],
    ['under its own child', 'a', { parentId: 'a21', afterId: null }],
    ['behind itself', 'a', { parentId: null, afterId: 'a' }],
    ['under a page that is gone', 'a', { parentId: 'gone', afterId: null }],
    ['that is gone', 'gone', { parentId: null, afterId: null }],
  ])('never moves a page %s', (_sentence, id, place) => {
    expect(treeMove(tree, id, place)).toBeNull();
  });

  test('opens the parent that gets a child and tells the child', () => {
    const moved = treeMove(tree, 'b', { parentId: 'c', afterId: null });
    expect(moved && pageIn(moved, 'c')?.expanded).toBe(true);
    expect(moved && pageIn(moved, 'b')?.parentId).toBe('c');
  });

  test.each([
    ['b', 'up', { parentId: null, afterId: null }],
    ['a', 'up', null],
    ['a', 'down', { parentId: null, afterId: 'b' }],
    ['c', 'down', null],
    ['b', 'in', { parentId: 'a', afterId: 'a2' }],
    ['a1', 'in', null],
    ['a21', 'out', { parentId: 'a', afterId: 'a2' }],
    ['a', 'out', null],
    ['gone', 'up', null],
  ] as const)('%s one step %s', (id, step, expected) => {
    expect(placeOfStep(tree, id, step)).toEqual(expected);
  });

  test.each([
    ['a', 'before', { parentId: null, afterId: null }],
    ['c', 'before', { parentId: null, afterId: 'b' }],
    ['a2', 'before', { parentId: 'a', afterId: 'a1' }],
    ['a2', 'behind', { parentId: 'a', afterId: 'a2' }],
    ['a2', 'inside', { parentId: 'a2', afterId: 'a21' }],
    ['b', 'inside', { parentId: 'b', afterId: null }],
  ] as const)('dropped on %s, %s', (ontoId, zone, expected) => {
    expect(placeOfDrop(tree, ontoId, zone)).toEqual(expected);
  });

  test('a changed page leaves the others as they are', () => {
    const changed = withPage(tree, 'a1', (page) => ({ ...page, expanded: false }));
    expect(pageIn(changed, 'a1')?.expanded).toBe(false);
    expect(changed[1]).toBe(tree[1]);
    expect(drawn(withoutPage(tree, 'a2'))).toBe('a(a1) b c(c1)');
  });
});
