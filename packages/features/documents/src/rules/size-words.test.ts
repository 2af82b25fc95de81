import { expect, it } from 'vitest';
import { sizeWords } from './size-words.ts';

it.each([
  [0, '1 KB'],
  [1_500, '1 KB'],
  [1_048_063, '1023 KB'],
  [1_048_576, '1.0 MB'],
  [26_214_400, '25.0 MB'],
])('%i bytes are %s', (bytes, expected) => expect(sizeWords(bytes)).toBe(expected));
