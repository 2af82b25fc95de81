import { ConfigError, readConfig } from '@pausenplatz/kernel-server';
import { expect, it } from 'vitest';
import { entraConfig } from './config.ts';

const parts = [entraConfig];
function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment, parts);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
}

it('knows Microsoft by its own address unless another is set, without a slash at its end', () => {
  expect(readConfig({}, parts).of(entraConfig)).toEqual({ clientId: null, authority: 'https://login.microsoftonline.com' });
  expect(readConfig({ ENTRA_AUTHORITY: 'https://entra.example/' }, parts).of(entraConfig).authority).toBe('https://entra.example');
});

it.each([
  ['ENTRA_CLIENT_ID', 'meine-app'],
  ['ENTRA_AUTHORITY', 'login'],
])('answers %s=%s with one sentence that says what it must be', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} ist nicht lesbar\\. Erwartet: .{5,}\\.$`))]);
});
