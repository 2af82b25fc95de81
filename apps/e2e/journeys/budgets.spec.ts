import { budgets, embedScript, startOf } from '../support/built-files.ts';
import { expect, test } from '../support/browser.ts';
import { appOrigin } from '../stack/addresses.ts';

test('a framed page, the widget, the web host and the Teams host stay within their budgets', () => {
  expect(embedScript()).toBeLessThanOrEqual(budgets.embedScript);
  expect(startOf('embed/pages/index.html')).toBeLessThanOrEqual(budgets.framedPage);
  expect(startOf('apps/web/index.html')).toBeLessThanOrEqual(budgets.web);
  expect(startOf('teams/index.html')).toBeLessThanOrEqual(budgets.teams);
});

test('a framed page loads nothing else later, and everything comes compressed', async ({ visitor }) => {
  const page = await visitor();
  const scripts: { readonly url: string; readonly encoding: string; readonly bytes: number }[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const encoding = response.headers()['content-encoding'] ?? '';
    scripts.push({ url: response.url(), encoding, bytes: Number(response.headers()['content-length'] ?? 0) });
  });
  await page.goto(`${appOrigin}/einbetten/seite/klasse-3a`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(1);
  const small = new Set(scripts.filter(({ bytes }) => bytes < 900).map(({ url }) => url));
  expect(scripts.filter(({ url, encoding }) => !small.has(url) && !/^(?:br|gzip)$/.test(encoding))).toEqual([]);
  // Brotli is smaller than the gzip that the budget speaks of, so this only finds scripts that the start did not name.
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024).toBeLessThanOrEqual(budgets.framedPage);
});
