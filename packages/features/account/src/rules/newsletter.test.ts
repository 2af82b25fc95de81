import { expect, it } from 'vitest';
import { isNewsletterAgreed, newsletterWords } from './newsletter.ts';

it.each([
  ['1', true],
  ['ok', true],
  [' OK\n', true],
  ['true', false],
  ['10', false],
  ['Already subscribed.', false],
  ['', false],
])('a newsletter service that answers «%s» has taken the change over: %s', (answer, expected) => {
  expect(isNewsletterAgreed(answer)).toBe(expected);
});

it('shows a foreign answer as one short line without markup', () => {
  expect(newsletterWords('<h1>Already\r\n subscribed.</h1>\u202E', 200)).toBe('Already subscribed.');
  expect(newsletterWords('x'.repeat(500), 200)).toHaveLength(200);
});
