import { describe, expect, it } from 'vitest';
import { beamTarget } from './beam-target.ts';

const origin = 'https://app.schule.test';

describe('where a code may lead', () => {
  it.each([
    ['/seite/klasse-3a', '/seite/klasse-3a'],
    ['https://app.schule.test/tools/agenda?tag=1#x', '/tools/agenda?tag=1#x'],
    ['https://app.schule.test/', '/'],
    ['antolin.westermann.de', 'https://antolin.westermann.de/'],
    ['https://app.schule.test.boese.example/', 'https://app.schule.test.boese.example/'],
    ['http://alt.example/x', 'http://alt.example/x'],
    ['//boese.example', null],
    ['/\\boese.example', null],
    ['https://app.schule.test//boese.example', null],
    ['https://app.schule.test/%2fboese.example', null],
    ['/goto?to=https://boese.example', null],
    ['/beam-mich?code=ABCDE', null],
    ['/logout', null],
    ['javascript:alert(1)', null],
    ['mailto:a@b.ch', null],
    ['https://ich:geheim@boese.example', null],
    ['#oben', null],
    ['', null],
  ])('%s: %s', (typed, expected) => {
    expect(beamTarget(typed, origin)).toBe(expected);
  });
});
