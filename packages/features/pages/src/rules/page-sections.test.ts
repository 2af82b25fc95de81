import { describe, expect, test } from 'vitest';
import { pageSections, type PageSection, readSections } from './page-sections.ts';

const places = { f: 'full', l: 'left', r: 'right' } as const;
type Letter = keyof typeof places;
/** A page by the places of its blocks; they are called by their numbers. */
const page = (...letters: Letter[]) => letters.map((letter, at) => ({ id: String(at + 1), place: places[letter] }));
const drawn = (sections: readonly PageSection<{ readonly id: string }>[]) =>
  sections.map((section) => {
    const ids = (blocks: readonly { readonly id: string }[]) => blocks.map(({ id }) => id).join('');
    return section.kind === 'full' ? section.block.id : `${ids(section.left)}|${ids(section.right)}`;
  });

describe('a page', () => {
  test.each([
    ['without columns', page('f', 'f'), ['1', '2']],
    ['with two columns', page('f', 'l', 'l', 'r', 'f'), ['1', '23|4', '5']],
    ['with two pairs of columns', page('l', 'r', 'l', 'r', 'r'), ['1|2', '3|45']],
    ['with columns of which one is empty', page('r', 'f', 'l', 'f'), ['|1', '2', '3|', '4']],
    ['without blocks', page(), []],
  ])('%s is drawn in its order', (_name, blocks, expected) => {
    expect(drawn(pageSections(blocks))).toEqual(expected);
  });

  test('shows its readers no empty column', () => {
    expect(drawn(readSections(page('r', 'r', 'f', 'l', 'f', 'l', 'r')))).toEqual(['1', '2', '3', '4', '5', '6|7']);
  });
});
