import { describe, expect, it } from 'vitest';
import { readFramedPath } from './framed-path.ts';

describe('the address of a frame', () => {
  it.each([
    ['/einbetten/seite/klasse-3a', { kind: 'page', url: 'klasse-3a' }],
    ['/einbetten/seite/%C3%BCber-uns', { kind: 'page', url: 'über-uns' }],
    ['/einbetten/seite/%E0%A4%A', { kind: 'page', url: '%E0%A4%A' }],
    ['/einbetten/anmelden', { kind: 'signIn' }],
    ['/einbetten/beam-mich', { kind: 'code' }],
    ['/einbetten/', { kind: 'unknown' }],
    ['/einbetten/seite/', { kind: 'unknown' }],
    ['/einbetten/seite/a/b', { kind: 'unknown' }],
  ])('%s is %j', (path, expected) => {
    expect(readFramedPath(path)).toEqual(expected);
  });
});
