import { describe, expect, it } from 'vitest';
import { attributeIn, tagsIn } from './tags-in.ts';

describe('tags of a website', () => {
  it.each([
    ['<meta a="1"><p><META b>', ['<meta a="1">', '<META b>']],
    ['<metadata><meta/>', ['<meta/>']],
    ['<meta a', []],
    [`<meta ${'a'.repeat(20_000)}><meta b>`, ['<meta b>']],
  ])('in %.30s', (markup, tags) => {
    expect(tagsIn(markup, 'meta')).toEqual(tags);
  });

  it.each([
    [`<meta name="a" content='b "c"'>`, 'content', 'b "c"'],
    ['<link HREF = /a.png rel=icon>', 'href', '/a.png'],
    ['<link data-href="x" href="y">', 'href', 'y'],
    ['<meta charset>', 'charset', ''],
    ['<meta name="content">', 'content', ''],
  ])('%s says as %s: %s', (tag, name, value) => {
    expect(attributeIn(tag, name)).toBe(value);
  });

  // What goes back to the beginning at each of them takes minutes.
  it.each(['<meta ', '<meta "', '<meta a=" b=', `<meta a='" `, '<meta ='])('are found in a megabyte of %s', (part) => {
    const markup = `${part.repeat(1_000_000 / part.length)}>`;
    expect(tagsIn(markup, 'meta')).toEqual([]);
    expect(attributeIn(markup, 'content')).toBe('');
  });
});
