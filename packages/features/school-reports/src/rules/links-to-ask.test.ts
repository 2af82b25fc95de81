import { describe, expect, it } from 'vitest';
import { askedAddress, linksToAsk } from './links-to-ask.ts';

const of = (site: string, count: number) => Array.from({ length: count }, (_, index) => `https://${site}.example/${index}`);
const counts = (urls: readonly string[], addresses: number, perSite: number) => {
  const { bySite, leftOut } = linksToAsk(urls, { addresses, perSite });
  return [Object.fromEntries([...bySite].map(([site, own]) => [site.replace('.example', ''), own.length])), leftOut];
};

describe('the links that one check asks', () => {
  it.each([
    ['all, where there are few', [...of('a', 3), ...of('b', 2)], { a: 3, b: 2 }, 0],
    ['each address once', [...of('a', 3), ...of('a', 3)], { a: 3 }, 0],
    ['not more than some of the same website', of('a', 4_000), { a: 5 }, 3_995],
    [
      'of every website something, before more of one',
      [...of('a', 5), ...of('b', 5), ...of('c', 5), ...of('d', 1)],
      { a: 4, b: 3, c: 2, d: 1 },
      6,
    ],
    ['nothing where there is nothing', [], {}, 0],
    ['nothing of what is no address', ['', 'Wald', 'https://'], {}, 0],
  ] as const)('%s', (_what, urls, asked, leftOut) => {
    const [found, left] = counts(urls, 10, 5);
    expect(left).toBe(leftOut);
    expect(Object.values(found ?? {}).reduce((sum: number, count) => sum + Number(count), 0)).toBeLessThanOrEqual(10);
    if (Object.keys(asked).length < 4) expect(found).toEqual(asked);
    else expect(Object.keys(found ?? {})).toEqual(Object.keys(asked));
  });

  it('takes addresses that differ only behind the # as one', () => {
    expect(askedAddress('https://a.example/x#oben')).toBe('https://a.example/x');
    expect(counts(['https://a.example/x#1', 'https://a.example/x#2'], 10, 5)).toEqual([{ a: 1 }, 0]);
  });
});
