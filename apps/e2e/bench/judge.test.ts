import { describe, expect, test } from 'vitest';
import type { Figures } from './figures.ts';
import { missed } from './judge.ts';
import type { View } from './views.ts';

const limitMs = 500;
const look = { firstContentMs: 400, largestContentMs: 600, longestTaskMs: 90, requests: 9, requestsBefore: 5, kib: 60, kibOf: {} as never };
const good: Figures = { first: look, second: look, largestIs: 'img', shifts: { 412: 0, 1440: 0.004 } };
const view = (looker: View['looker']): View => ({ name: 'home', germanName: 'Start', looker, address: 'https://app.schule.test/' });
const first = (changes: Partial<typeof look>): Figures => ({ ...good, first: { ...look, ...changes } });
const second = (changes: Partial<typeof look>): Figures => ({ ...good, second: { ...look, ...changes } });

describe('a goal is missed', () => {
  test.each<[string, View['looker'], Figures, readonly string[]]>([
    ['never, where all is well for a visitor', 'visitor', good, []],
    ['never, where all is well for somebody signed in', 'signedIn', good, []],
    ['never by the static file', 'limit', first({ largestContentMs: 5000, requests: 200 }), []],
    [
      'by a visitor who waits longer than the static file',
      'visitor',
      first({ largestContentMs: 660 }),
      ['must: largest content × the limit 1.32, goal 1.3'],
    ],
    [
      'by a long wait of somebody signed in',
      'signedIn',
      first({ largestContentMs: 2300 }),
      ['must: largest content × the limit 4.60, goal 4.5'],
    ],
    ['as an aim alone in between', 'signedIn', first({ largestContentMs: 1500 }), ['aim: largest content × the limit 3.00, goal 2.5']],
    [
      'by a second visit that waits again',
      'signedIn',
      second({ largestContentMs: 700 }),
      ['must: second visit × the limit 1.40, goal 1.3'],
    ],
    [
      'by what a visitor asks for before there is something to see',
      'visitor',
      first({ requests: 60, requestsBefore: 11 }),
      ['must: requests before the largest content 11, goal 10'],
    ],
    ['by all that is asked for when signed in', 'signedIn', first({ requests: 51 }), ['must: requests 51, goal 50']],
    [
      'by what moves at any width',
      'visitor',
      { ...good, shifts: { 412: 0, 820: 0.005, 1440: 0.2 } },
      ['must: layout shift at 820 px 0.01, goal 0', 'must: layout shift at 1440 px 0.20, goal 0'],
    ],
    [
      'by a task that holds everything up, on the second visit too',
      'visitor',
      second({ longestTaskMs: 201 }),
      ['must: longest task in ms 201, goal 200'],
    ],
    [
      'by a figure that nobody got',
      'visitor',
      first({ largestContentMs: Number.NaN }),
      ['must: largest content × the limit NaN, goal 1.3'],
    ],
  ])('%s', (_name, looker, figures, expected) => {
    const verdicts = missed(view(looker), figures, limitMs);
    expect(verdicts.map(({ weight, says }) => `${weight}: ${says}`)).toEqual(expected);
  });
});
