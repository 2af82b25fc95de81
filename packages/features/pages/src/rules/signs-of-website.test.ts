import { describe, expect, it } from 'vitest';
import { signsOfWebsite } from './signs-of-website.ts';

const at = 'https://schule.example/klassen/3a';

describe('the sign of a website', () => {
  it('is the smallest that is large enough, then larger, then smaller ones, and what browsers look for', () => {
    const markup = `<link rel="icon" href="/16.png" sizes="16x16"><link rel='apple-touch-icon' href=/touch.png>
      <link rel="shortcut icon" href="64.png?a=1&amp;b=2" sizes="64x64"><link rel="stylesheet" href="/a.css">`;
    expect(signsOfWebsite(markup, at)).toEqual([
      'https://schule.example/klassen/64.png?a=1&b=2',
      'https://schule.example/touch.png',
      'https://schule.example/16.png',
      'https://schule.example/favicon.ico',
    ]);
  });

  it('is looked for in one place where the page names none, or only what cannot be drawn anew', () => {
    const own = ['https://schule.example/favicon.ico'];
    for (const markup of [
      '',
      '<link rel="icon" href="/s.svg">',
      '<link rel="icon" type="image/svg+xml" href="/s">',
      '<link rel="icon" href="javascript:x">',
    ])
      expect(signsOfWebsite(markup, at)).toEqual(own);
  });

  // Without a bound for each of them this takes minutes.
  it('is read of a page that is hard to read', () => {
    expect(signsOfWebsite('<link '.repeat(50_000), at)).toEqual(['https://schule.example/favicon.ico']);
  });

  it('is sought at four addresses at most', () => {
    const many = Array.from({ length: 30 }, (_, index) => `<link rel="icon" href="/${index}.png">`).join('');
    expect(signsOfWebsite(many, at)).toHaveLength(4);
  });
});
