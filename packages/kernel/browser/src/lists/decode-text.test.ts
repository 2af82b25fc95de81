import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, decodeTextAs, textEncodings } from './decode-text.ts';

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
    expect(decodeText(given)).toMatchObject({ text, encoding });
  });

  it('reads back every text that was written as UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const encoded = new TextEncoder().encode(text);
        fc.pre(!text.includes('\0') && !(encoded[0] === 0xef && encoded[1] === 0xbb && encoded[2] === 0xbf));
        expect(decodeText(encoded)).toEqual({ text, encoding: 'utf-8', isGuess: false });
      }),
    );
  });

  it('agrees with the platform on what is UTF-8, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 12 }), (given) => {
        fc.pre(!given.includes(0) && !(given[0] === 0xff && given[1] === 0xfe) && !(given[0] === 0xfe && given[1] === 0xff));
        let platform: string | null = null;
        try {
          platform = new TextDecoder('utf-8', { fatal: true }).decode(given);
        } catch {
          platform = null;
        }
        const { text, encoding, isGuess } = decodeText(given);
        expect(encoding === 'utf-8' && !isGuess ? text : null).toBe(platform);
      }),
    );
  });

  const list = 'Vorname;Name;Klasse\r\nZoë;Müller;9q\r\nJürg;Äschbacher;9q\r\n';
  const utf16 = (order: 'le' | 'be') =>
    Uint8Array.from(Array.from(list, (sign) => sign.codePointAt(0) ?? 0).flatMap((code) => (order === 'le' ? [code, 0] : [0, code])));
  const page = (letters: Readonly<Record<string, number>>) => Uint8Array.from(list, (sign) => letters[sign] ?? sign.codePointAt(0) ?? 0);
  it.each([
    ['of an old Mac', page({ ë: 0x91, ü: 0x9f, Ä: 0x80 }), 'macintosh'],
    ['of DOS', page({ ë: 0x89, ü: 0x81, Ä: 0x8e }), 'ibm850'],
    ['of Windows', page({}), 'windows-1252'],
    ['in UTF-16 without its mark', utf16('le'), 'utf-16'],
    ['in UTF-16 the other way round, without its mark', utf16('be'), 'utf-16'],
  ])('a list %s is recognised by what names can be', (_what, given, encoding) => {
    expect(decodeText(given)).toEqual({ text: list, encoding, isGuess: false });
  });

  it('a byte that fits nowhere in UTF-8 is one of Windows, the others stay as they are, and it is but a guess', () => {
    const given = bytes(...new TextEncoder().encode('Zoë;Müller\nRe'), 0xe9, ...new TextEncoder().encode('my;Frei'));
    expect(decodeText(given)).toEqual({ text: 'Zoë;Müller\nReémy;Frei', encoding: 'utf-8', isGuess: true });
  });

  it.each([
    ['a letter that is one in several pages', bytes(0x41, 0xe6, 0x61)],
    ['letters that no name here has', bytes(0x50, 0xf0, 0xfe, 0x20, 0x61, 0xd0)],
  ])('%s is but a guess', (_what, given) => expect(decodeText(given).isGuess).toBe(true));

  it('each choice reads all bytes', () => {
    const given = Uint8Array.from({ length: 256 }, (_, at) => at);
    for (const encoding of textEncodings) expect(decodeTextAs(given, encoding).length).toBeGreaterThan(100);
    expect(decodeTextAs(bytes(0xe8, 0xe6), 'windows-1250')).toBe('čć');
  });
});
