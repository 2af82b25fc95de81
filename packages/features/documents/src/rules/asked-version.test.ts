import { describe, expect, it } from 'vitest';
import { askedVersion } from './asked-version.ts';

describe('an address of a file', () => {
  it.each([
    [{}, null],
    [
      { w: '480', f: 'avif' },
      { width: 480, format: 'avif' },
    ],
    [
      { w: '1600', f: 'webp' },
      { width: 1600, format: 'webp' },
    ],
    [{ w: '480' }, 'impossible'],
    [{ f: 'avif' }, 'impossible'],
    [{ w: '480', f: 'svg' }, 'impossible'],
    [{ w: '0480', f: 'avif' }, 'impossible'],
    [{ w: '48000', f: 'avif' }, 'impossible'],
    [{ w: '-1', f: 'avif' }, 'impossible'],
    [{ w: ['480', '960'], f: 'avif' }, 'impossible'],
    [{ w: '../480', f: 'avif' }, 'impossible'],
  ])('with %j asks for %j', (query, expected) => {
    expect(askedVersion(query)).toEqual(expected);
  });
});
