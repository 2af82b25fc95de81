import { describe, expect, it } from 'vitest';
import { textBlock } from './blocks/words.ts';
import { pageLimits } from './limits.ts';
import { linkedFilesOf, picturesOf, type RichText, richText } from './rich-text.ts';

const id = (name: string) => name.padEnd(22, '0');
const picture = (fileId: string, more: object = {}) => ({
  type: 'picture',
  attrs: { fileId: id(fileId), alt: 'Ein Igel', caption: 'Im Laub', width: 'small', side: 'left', ...more },
});
const words = (text: string, fileId?: string) => ({
  type: 'paragraph',
  content: [
    {
      type: 'text',
      text,
      ...(fileId !== undefined && { marks: [{ type: 'link', attrs: { href: `/dokumente/${id(fileId)}`, fileId: id(fileId) } }] }),
    },
  ],
});
const doc = (...content: object[]) => ({ type: 'doc', content }) as RichText;
const isTaken = (text: unknown) => richText.safeParse(text).success;
const settings = (text: RichText) => ({ text, card: true });

describe('numbers of a list', () => {
  const list = (attrs: object) => doc({ type: 'orderedList', attrs, content: [{ type: 'listItem', content: [words('Igel')] }] });
  it.each([
    [
      { start: 3, type: 'a' },
      { start: 3, type: 'a' },
    ],
    [{ start: 1, type: null }, { start: 1 }],
    [{ type: 'I' }, { type: 'I' }],
    [{ type: 'disc' }, {}],
  ])('keep where they begin and their letters, and nothing else: %j', (given, kept) => {
    const [node] = richText.safeParse(list(given)).data?.content ?? [];
    expect(node?.type === 'orderedList' && node.attrs).toEqual(kept);
  });
});

describe('pictures and files in a text', () => {
  const text = doc(
    words('Lies das Blatt.', 'blatt'),
    { type: 'box', attrs: { color: 'yellow' }, content: [picture('igel'), words('Noch einmal.', 'blatt')] },
    { type: 'bulletList', content: [{ type: 'listItem', content: [words('Punkt', 'plan'), picture('laub', { alt: '' })] }] },
  );

  it('are taken, wherever they stand', () => {
    expect(isTaken(text)).toBe(true);
    expect(picturesOf(text).map(({ fileId }) => fileId)).toEqual([id('igel'), id('laub')]);
    expect(linkedFilesOf(text)).toEqual([id('blatt'), id('plan')]);
  });

  it('are files of their block, are told to who shares the page, and found by their words', () => {
    expect(textBlock.filesIn?.(settings(text))).toEqual([id('igel'), id('laub'), id('blatt'), id('plan')]);
    expect(textBlock.shows?.(settings(text))).toEqual(['words', 'pictures']);
    expect(textBlock.wordsIn?.(settings(text))).toContain('Ein Igel\nIm Laub');
  });

  it('are told to the author where a picture has no words', () => {
    expect(textBlock.concerns?.(settings(text), '2026-12-01')).toEqual(['pictureWithoutWords']);
    expect(textBlock.concerns?.(settings(doc(picture('igel'))), '2026-12-01')).toEqual([]);
  });

  it('are nothing else than that', () => {
    expect(isTaken(doc(picture('igel', { src: 'https://x.example/a.png' })))).toBe(false);
    expect(isTaken(doc(picture('igel', { width: '4000px' })))).toBe(false);
    expect(isTaken(doc({ type: 'paragraph', content: [picture('igel')] }))).toBe(false);
  });

  it('say whose a picture is, where somebody said so', () => {
    expect(isTaken(doc(picture('igel', { source: 'Nina Nager', licence: 'cc-by' })))).toBe(true);
    expect(isTaken(doc(picture('igel', { licence: 'unbekannt' })))).toBe(false);
    expect(isTaken(doc(picture('igel', { source: 'x'.repeat(301) })))).toBe(false);
  });

  it('are so many in a text', () => {
    const pictures = (count: number) => doc(...Array.from({ length: count }, (_none, at) => picture(`p${at}`)));
    expect(isTaken(pictures(pageLimits.picturesPerText))).toBe(true);
    expect(isTaken(pictures(pageLimits.picturesPerText + 1))).toBe(false);
    const links = (count: number) => doc(...Array.from({ length: count }, (_none, at) => words('x', `f${at}x`)));
    expect(isTaken(links(pageLimits.filesPerText))).toBe(true);
    expect(isTaken(links(pageLimits.filesPerText + 1))).toBe(false);
  });
});
