import { expect, test } from 'vitest';
import { emailSentence, emptySentence, newPasswordSentence, repeatSentence } from './form-checks.ts';

test.each([
  ['', 'Da muss schon was stehen...'],
  ['  ', 'Da muss schon was stehen...'],
  ['lea@schule', 'E-Mail Adresse ist nicht korrekt.'],
  [' lea@schule.ch ', undefined],
])('the address «%s»: %s', (text, expected) => {
  expect(emailSentence(text)).toBe(expected);
});

test('passwords must be there, long enough and the same twice', () => {
  expect(emptySentence('')).toBe('Da muss schon was stehen...');
  expect(newPasswordSentence('kurz')).toBe('Noch 4 Zeichen, dann ist es lang genug.');
  expect(newPasswordSentence('acht Zeichen')).toBeUndefined();
  expect(repeatSentence('a', 'b')).toMatch(/nicht gleich/);
  expect(repeatSentence('a', 'a')).toBeUndefined();
});
