import { expect, it } from 'vitest';
import { isOneOf } from './is-one-of.ts';

const screens = ['/', '/verwaltung', '/mein-konto/:section?'];

it.each(['/', '/verwaltung', '/mein-konto', '/mein-konto/sicherheit'])('%s leads to a screen', (path) =>
  expect(isOneOf(screens, path)).toBe(true),
);
it.each(['/verwaltung/klasse', '/mein-konto/sicherheit/mehr', '/nirgendwo'])('%s does not', (path) =>
  expect(isOneOf(screens, path)).toBe(false),
);
