import { describe, expect, it } from 'vitest';
import { isWebsite, websitesIn } from './website-lines.ts';

describe('the list of allowed websites', () => {
  it('takes addresses as the browser shows them, each once', () => {
    expect(websitesIn(' https://WWW.Schule.ch/klassen/3a?x=1\n\nhttps://www.schule.ch https://b.ch:8443/ ')).toEqual([
      'https://www.schule.ch',
      'https://b.ch:8443',
    ]);
  });

  it.each([
    ['https://www.schule.ch', true],
    ['http://www.schule.ch', false],
    ['www.schule.ch', false],
    ['https://schule', false],
    ['https://*.schule.ch', false],
    ['null', false],
  ])('%s is a website: %s', (value, expected) => {
    expect(isWebsite(value)).toBe(expected);
  });
});
