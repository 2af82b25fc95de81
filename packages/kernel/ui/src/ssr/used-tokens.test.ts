import { expect, test } from 'vitest';
import { usedTokens } from './used-tokens.ts';

const schemes = { light: { ink: '#000', rest: '1px' }, dark: { ink: '#fff', rest: '1px' } } as const;
const texts = ['.a{color:var(--ink)}', '.b{margin:var(--other)}'];

test('only what is used comes along', () => {
  expect(usedTokens(texts, { ...schemes, scheme: 'light', isChangeable: false })).toBe(':root{color-scheme:light;--ink:#000}');
});

test('without a choice the device decides', () => {
  expect(usedTokens(texts, { ...schemes, scheme: 'system', isChangeable: false })).toBe(
    ':root{color-scheme:light;--ink:#000}@media (prefers-color-scheme:dark){:root:not([data-scheme="light"]){color-scheme:dark;--ink:#fff}}',
  );
});

test('a website around a frame may still choose the dark one', () => {
  expect(usedTokens(texts, { ...schemes, scheme: 'system', isChangeable: true })).toContain(
    ':root[data-scheme="dark"]{color-scheme:dark;--ink:#fff}',
  );
});
