import { ConfigError, readConfig } from '@pausenplatz/kernel-server';
import { expect, it } from 'vitest';
import { newsletterConfig } from './config.ts';

const parts = [newsletterConfig];
function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment, parts);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
}

it('hands addresses of people to a newsletter service by https alone', () => {
  expect(problemsOf({ NEWSLETTER_URL: 'http://newsletter.example/x' })).toEqual(['NEWSLETTER_URL braucht https.']);
  const { url } = readConfig({ NEWSLETTER_URL: 'https://newsletter.example/x?key=1' }, parts).of(newsletterConfig);
  expect(url).toBe('https://newsletter.example/x?key=1');
  expect(readConfig({}, parts).of(newsletterConfig)).toEqual({ url: null });
});

it.each([['NEWSLETTER_URL', 'newsletter.schule.example']])('answers %s=%s with one sentence that says what it must be', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} ist nicht lesbar\\. Erwartet: .{5,}\\.$`))]);
});
