import { describe, expect, test } from 'vitest';
import { outlineMove, outlineOf, unfoldedRows } from './outline.ts';

/** Capitals are titles. */
const page = (letters: string) =>
  Array.from(letters, (id) => ({ id, place: 'full' as const, type: id === id.toUpperCase() ? 'Title' : 'Text' }));
const rowsOf = (letters: string) => outlineOf(page(letters), 'Title');
const ids = (blocks: readonly { id: string }[]) => blocks.map(({ id }) => id).join('');

describe('the outline of a page', () => {
  test('of few blocks has no sections', () => {
    expect(rowsOf('AbcDe').every(({ below, isInside }) => below.length === 0 && !isInside)).toBe(true);
  });

  test('of many blocks has one for each title', () => {
    const rows = rowsOf('xAbcdeFghijKlm');
    expect(rows.map(({ below }) => ids(below))).toEqual(['', 'bcde', '', '', '', '', 'ghij', '', '', '', '', 'lm', '', '']);
    expect(ids(rows.filter(({ isInside }) => isInside).map(({ block }) => block))).toBe('bcdeghijlm');
  });

  test('of many blocks under a single title has none', () => {
    expect(rowsOf('Abcdefghijklmn').some(({ isInside }) => isInside)).toBe(false);
  });

  test('shows the titles of folded sections', () => {
    const rows = rowsOf('xAbcdeFghijKlm');
    expect(ids(unfoldedRows(rows, new Set(['A', 'K'])).map(({ block }) => block))).toBe('xAFghijK');
  });
});

describe('a move in the outline', () => {
  test.each([
    ['a block down', '', 'xAbcdeFghijKlm', 2, 4, 'b', '', 'd'],
    ['a block up', '', 'xAbcdeFghijKlm', 4, 2, 'd', '', 'A'],
    ['to the top', '', 'xAbcdeFghijKlm', 2, 0, 'b', '', null],
    ['a title alone, where its section is open', '', 'xAbcdeFghijKlm', 6, 1, 'F', '', 'x'],
    ['a folded section with all that is in it', 'F', 'xAbcdeFghijKlm', 6, 1, 'F', 'ghij', 'x'],
    ['behind a folded section, not into it', 'A', 'xAbcdeFghijKlm', 0, 1, 'x', '', 'e'],
    ['before a folded section', 'AF', 'xAbcdeFghijKlm', 2, 1, 'F', 'ghij', 'x'],
    ['a block below a folded section up behind it', 'AF', 'xAbcdeFghijKlm', 4, 3, 'l', '', 'j'],
  ] as const)('%s', (_name, folded, letters, from, to, blockId, along, afterId) => {
    const closed = new Set(folded);
    const seen = unfoldedRows(rowsOf(letters), closed);
    expect(outlineMove(seen, closed, { from, to })).toMatchObject({ blockId, along: Array.from(along), afterId });
  });

  test('to where it stands, or from nowhere, is none', () => {
    const seen = rowsOf('Ab');
    expect(outlineMove(seen, new Set(), { from: 1, to: 1 })).toBeNull();
    expect(outlineMove(seen, new Set(), { from: 5, to: 1 })).toBeNull();
  });

  test('takes the place of the block that it is put onto', () => {
    const seen = outlineOf(
      [
        { id: 'a', type: 'Text', place: 'full' as const },
        { id: 'b', type: 'Text', place: 'left' as const },
        { id: 'c', type: 'Text', place: 'right' as const },
      ],
      'Title',
    );
    expect(outlineMove(seen, new Set(), { from: 0, to: 2 })).toEqual({ blockId: 'a', along: [], afterId: 'c', place: 'right' });
    expect(outlineMove(seen, new Set(), { from: 0, to: 1 })).toEqual({ blockId: 'a', along: [], afterId: null, place: 'left' });
  });

  test('of a folded section tears no columns apart, and leaves every block in its own', () => {
    const rows = rowsOf('xAbcdeFghijKlm').map((row) => ({
      ...row,
      block: {
        ...row.block,
        place: row.block.id === 'l' ? ('left' as const) : row.block.id === 'm' ? ('right' as const) : row.block.place,
      },
    }));
    const closed = new Set(['A']);
    const seen = unfoldedRows(rows, closed);
    const onto = seen.findIndex(({ block }) => block.id === 'l');
    expect(outlineMove(seen, closed, { from: 1, to: onto })).toEqual({ blockId: 'A', along: ['b', 'c', 'd', 'e'], afterId: 'm' });
  });
});
