import { expect, test } from 'vitest';
import { anchorOf } from './anchor-of.ts';

test.each([
  ['Der Igel im Winter', 'titel-der-igel-im-winter'],
  ['  «Mühle» & Grösse: 3 Teile! ', 'titel-muhle-grosse-3-teile'],
  ['🦔', null],
  ['Wort '.repeat(40), `titel-${Array.from({ length: 12 }, () => 'wort').join('-')}`],
])('the title «%s» is reached by #%s', (title, anchor) => expect(anchorOf(title)).toBe(anchor));
