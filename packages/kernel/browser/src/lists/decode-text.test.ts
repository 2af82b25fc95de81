import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (...all: number[]) => new Uint8Array(all);

describe('the encoding of a list is guessed', () => {
  it.each([
    ['Windows umlauts', bytes(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72), 'Müller', 'windows-1252'],
    ['a Windows dash and the euro sign', bytes(0x96, 0x80), '–€', 'windows-1252'],
    ['UTF-8 umlauts', bytes(0x4d, 0xc3, 0xbc, 0x6c), 'Mül', 'utf-8'],
    ['UTF-8 with the mark of Excel', bytes(0xef, 0xbb, 0xbf, 0x4d), 'M', 'utf-8'],
    ['UTF-16 with its mark', bytes(0xff, 0xfe, 0x4d, 0x00, 0xfc, 0x00), 'Mü', 'utf-16'],
    ['UTF-16 the other way round', bytes(0xfe, 0xff, 0x00, 0x4d, 0x00, 0xfc), 'Mü', 'utf-16'],
    ['an overlong form, which is no UTF-8', bytes(0xc0, 0xaf), 'À¯', 'windows-1252'],
    ['nothing', bytes(), '', 'utf-8'],
  ])('%s', (_what, given, text, encoding) => {
    expect(decodeText(given)).toEqual({ text, encoding });
  });

  it('reads back every text that was written as UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const encoded = new TextEncoder().encode(text);
        fc.pre(!(encoded[0] === 0xef && encoded[1] === 0xbb && encoded[2] === 0xbf));
        expect(decodeText(encoded)).toEqual({ text, encoding: 'utf-8' });
      }),
    );
  });

  it('agrees with the platform on what is UTF-8, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 12 }), (given) => {
        fc.pre(!(given[0] === 0xff && given[1] === 0xfe) && !(given[0] === 0xfe && given[1] === 0xff));
        let platform: string | null = null;
        try {
          platform = new TextDecoder('utf-8', { fatal: true }).decode(given);
        } catch {
          platform = null;
        }
        const { text, encoding } = decodeText(given);
        expect(encoding === 'utf-8' ? text : null).toBe(platform);
      }),
    );
  });
});
