import { describe, expect, it } from 'vitest';
import { clampHeight, isErrorCode, isOwnPath, isThemeName, readFrameMessage, readWidgetMessage } from './messages.ts';

describe('messages of a frame', () => {
  it.each([
    [100.2, 101],
    [1, 40],
    [1e9, 20_000],
    [Number.NaN, null],
    ['100', null],
    [null, null],
  ])('a height of %j becomes %j', (given, expected) => {
    expect(clampHeight(given)).toBe(expected);
  });

  it.each([
    ['/seite/klasse-3a', true],
    ['/login?redirectUrl=/seite/x', true],
    ['//boese.example', false],
    ['/\\boese.example', false],
    ['https://boese.example', false],
    ['javascript:alert(1)', false],
    [{ path: '/seite/x' }, false],
  ])('%j is an own path: %j', (given, expected) => {
    expect(isOwnPath(given)).toBe(expected);
  });

  it('knows its names and nothing that it inherits', () => {
    expect([isThemeName('dark'), isThemeName('toString'), isErrorCode('TIMEOUT'), isErrorCode('constructor')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it.each([
    [{ pausenplatz: 2, type: 'hello', more: 'ignored' }, { type: 'hello' }],
    [
      { pausenplatz: 2, type: 'ready', title: 'Klasse 3a' },
      { type: 'ready', title: 'Klasse 3a' },
    ],
    [
      { pausenplatz: 2, type: 'height', height: 90_000 },
      { type: 'height', height: 20_000 },
    ],
    [
      { pausenplatz: 2, type: 'navigate', path: '/seite/x' },
      { type: 'navigate', path: '/seite/x' },
    ],
    [{ pausenplatz: 2, type: 'navigate', path: 'https://boese.example' }, null],
    [
      { pausenplatz: 2, type: 'error', code: 'FORBIDDEN' },
      { type: 'error', code: 'FORBIDDEN' },
    ],
    [{ pausenplatz: 2, type: 'error', code: 'toString' }, null],
    [{ pausenplatz: 2, type: 'later', what: 1 }, null],
    [{ pausenplatz: 1, type: 'hello' }, null],
    [{ type: 'height', height: 500 }, null],
    [Object.create({ pausenplatz: 2, type: 'hello' }), null],
    [['hello'], null],
    ['hello', null],
    [null, null],
  ])('%j is read as %j', (data, expected) => {
    expect(readFrameMessage(data)).toEqual(expected);
  });
});

describe('messages of a widget', () => {
  it.each([
    [
      { pausenplatz: 2, type: 'options', theme: 'dark' },
      { type: 'options', theme: 'dark' },
    ],
    [{ pausenplatz: 2, type: 'options', theme: 'auto' }, null],
    [{ pausenplatz: 2, type: 'options', theme: '__proto__' }, null],
    [{ type: 'options', theme: 'dark' }, null],
    [undefined, null],
  ])('%j is read as %j', (data, expected) => {
    expect(readWidgetMessage(data)).toEqual(expected);
  });
});
