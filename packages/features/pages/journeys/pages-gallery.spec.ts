import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';

const websites = ['Helle Website, wie von WordPress', 'Dunkle Website, wie von TYPO3', 'Website mit eigenwilligen Stilen'];

test('whoever looks, without an account, sees a page alive on three websites of their own will, and its lines', async ({ visitor }) => {
  const page = await visitor();
  await page.goto(`${appOrigin}/einbetten?page=klasse-3a`);
  await expect(page.getByLabel('Zeilen zum Einbetten')).toContainText('<pausenplatz-seite page="klasse-3a">');
  const schemes = { 0: 'light', 1: 'dark', 2: 'light' } as const;
  for (const [index, name] of websites.entries()) {
    await page.getByRole('region', { name }).scrollIntoViewIfNeeded();
    const frame = page.frameLocator(`iframe[title="${name}"]`).frameLocator('pausenplatz-seite iframe');
    await expect(frame.getByRole('heading', { level: 1, name: 'Klasse 3a' })).toBeVisible();
    const inside = await frame.locator('html').evaluate((html) => getComputedStyle(html).colorScheme);
    expect([name, inside]).toEqual([name, schemes[index as 0 | 1 | 2]]);
  }
  await page.getByLabel('Hell oder dunkel').selectOption('dark');
  await expect(page.getByLabel('Zeilen zum Einbetten')).toContainText('theme="dark"');
  await page.getByRole('region', { name: websites[0] ?? '' }).scrollIntoViewIfNeeded();
  await expect(page.frameLocator(`iframe[title="${websites[0]}"]`).locator('pausenplatz-seite')).toHaveAttribute('theme', 'dark');
});

test('the other elements are there too, and rules that reach for everything do not reach them', async ({ visitor }) => {
  const page = await visitor();
  await page.goto(`${appOrigin}/einbetten?element=beam-mich`);
  await page.getByRole('region', { name: websites[2] ?? '' }).scrollIntoViewIfNeeded();
  const hostile = page.frameLocator(`iframe[title="${websites[2]}"]`);
  const button = hostile.getByRole('button', { name: 'Los' });
  await expect(button).toBeVisible();
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole('tab', { name: 'Anmelden' }).click();
  await expect(page.getByLabel('Zeilen zum Einbetten')).toContainText('<pausenplatz-anmelden>');
  await expect(hostile.getByRole('link', { name: 'Anmelden', exact: true })).toBeVisible();
});

test('without a page the gallery says what it needs', async ({ visitor }) => {
  const page = await visitor();
  await page.goto(`${appOrigin}/einbetten`);
  await expect(page.getByText('Gib oben die Adresse einer öffentlichen Seite ein')).toBeVisible();
  await page.getByLabel('Adresse der Seite').fill('klasse-3a');
  await expect(page.getByRole('region', { name: websites[0] ?? '' })).toBeVisible();
});
