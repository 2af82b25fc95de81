import { ConfigError, readConfig } from '@pausenplatz/kernel-server';
import { expect, it } from 'vitest';
import { entraConfig, insideConfig } from './config.ts';

const parts = [entraConfig, insideConfig];
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
  expect(readConfig({}, parts).of(entraConfig)).toMatchObject({ clientId: null, authority: 'https://login.microsoftonline.com' });
  expect(readConfig({ ENTRA_AUTHORITY: 'https://entra.example/' }, parts).of(entraConfig).authority).toBe('https://entra.example');
});

it.each([
  ['ENTRA_CLIENT_ID', 'meine-app'],
  ['ENTRA_AUTHORITY', 'login'],
  ['IDENTITY_PROVIDERS_INSIDE', 'http://login.schule.intern'],
  ['IDENTITY_PROVIDERS_INSIDE', 'https://login.schule.intern/realms/schule'],
  ['IDENTITY_PROVIDERS_INSIDE', 'https://a.intern, 10.0.0.1'],
])('answers %s=%s with one sentence that says what it must be', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} ist nicht lesbar\\. Erwartet: .{5,}\\.$`))]);
});

it('vouches for nobody inside of the network unless they are listed', () => {
  expect(readConfig({}, parts).of(insideConfig).origins).toEqual([]);
  const IDENTITY_PROVIDERS_INSIDE = 'https://login.schule.intern:8443/, https://10.0.3.4';
  expect(readConfig({ IDENTITY_PROVIDERS_INSIDE }, parts).of(insideConfig).origins).toEqual([
    'https://login.schule.intern:8443',
    'https://10.0.3.4',
  ]);
});
