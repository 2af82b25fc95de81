import { describe, expect, it } from 'vitest';
import { readFramedPath } from './framed-path.ts';

const screens = [
  { name: 'kalender', prefix: '/kalender/einbetten/' },
  { name: 'blatt', prefix: '/modul/blatt' },
];

describe('the address of a frame', () => {
  it.each([
    ['/einbetten/seite/klasse-3a', { kind: 'page', url: 'klasse-3a' }],
    ['/einbetten/seite/%C3%BCber-uns', { kind: 'page', url: 'über-uns' }],
    ['/einbetten/seite/%E0%A4%A', { kind: 'page', url: '%E0%A4%A' }],
    ['/kalender/einbetten/abc-1_X', { kind: 'screen', name: 'kalender', parameter: 'abc-1_X' }],
    ['/kalender/einbetten/', { kind: 'unknown' }],
    ['/modul/blatt', { kind: 'screen', name: 'blatt', parameter: '' }],
    ['/modul/blatter', { kind: 'unknown' }],
    ['/modul/blatt/x', { kind: 'unknown' }],
    ['/kalender/einbetten/a/b', { kind: 'unknown' }],
    ['/einbetten/anmelden', { kind: 'signIn' }],
    ['/einbetten/beam-mich', { kind: 'code' }],
    ['/einbetten/', { kind: 'unknown' }],
    ['/einbetten/seite/', { kind: 'unknown' }],
    ['/einbetten/seite/a/b', { kind: 'unknown' }],
  ])('%s is %j', (path, expected) => {
    expect(readFramedPath(path, screens)).toEqual(expected);
  });
});
