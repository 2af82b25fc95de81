import { expect, test } from 'vitest';
import { leanTheme } from './lean-theme.ts';
import { appTheme } from './themes.ts';

test.each(['light', 'dark'] as const)('the lean %s theme says the same as the full one', (scheme) => {
  const full = Object.fromEntries(Object.entries(appTheme({ scheme })).map(([name, value]) => [name, String(value)]));
  const lean = leanTheme({ scheme });
  expect(Object.keys(lean).length).toBeGreaterThan(150);
  expect(full).toMatchObject(lean);
});
