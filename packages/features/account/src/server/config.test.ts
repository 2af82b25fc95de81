import { ConfigError, readConfig } from '@pausenplatz/kernel-server';
import { expect, it } from 'vitest';
import { entraConfig, newsletterConfig } from './config.ts';

const parts = [newsletterConfig, entraConfig];
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

it('knows Microsoft by its own address unless another is set, without a slash at its end', () => {
  expect(readConfig({}, parts).of(entraConfig)).toEqual({ clientId: null, authority: 'https://login.microsoftonline.com' });
  expect(readConfig({ ENTRA_AUTHORITY: 'https://entra.example/' }, parts).of(entraConfig).authority).toBe('https://entra.example');
});

it.each([
  ['NEWSLETTER_URL', 'newsletter.schule.example'],
  ['ENTRA_CLIENT_ID', 'meine-app'],
  ['ENTRA_AUTHORITY', 'login'],
])('answers %s=%s with one sentence that says what it must be', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} ist nicht lesbar\\. Erwartet: .{5,}\\.$`))]);
});
