import { describe, expect, test } from 'vitest';
import { leoAddress } from './leo-address.ts';

describe('a word at LEO', () => {
  test.each([
    ['en', 'house', 'https://dict.leo.org/englisch-deutsch/house'],
    ['fr', 'l’été', 'https://dict.leo.org/franz%C3%B6sisch-deutsch/l%E2%80%99%C3%A9t%C3%A9'],
    ['it', 'buon giorno', 'https://dict.leo.org/italienisch-deutsch/buon%20giorno'],
    ['es', '../../x?y#z', 'https://dict.leo.org/spanisch-deutsch/..%2F..%2Fx%3Fy%23z'],
  ] as const)('%s: %s has an address', (language, word, address) => {
    expect(leoAddress(language, word)).toBe(address);
  });

  test('without a word it is the dictionary', () => {
    expect(leoAddress('en')).toBe('https://dict.leo.org/englisch-deutsch/');
  });
});
