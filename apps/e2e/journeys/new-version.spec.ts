import { appOrigin } from '../stack/addresses.ts';
import { expect, test } from '../support/browser.ts';
import { control } from '../support/control.ts';

const title = 'Neue Version von Pausenplatz';

test('a new version is offered, waits patiently, may be postponed, and comes with one tap', async ({ visitor }) => {
  const page = await visitor();
  // Where visitors only read, the product does not start; here they write.
  await page.goto(`${appOrigin}/konto-erstellen`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.reload();
  await expect(page.getByText(title)).toHaveCount(0);
  await control('second-version');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect(page.getByText(title)).toBeVisible();

  await test.step('postponed, it is offered again at the next visit', async () => {
    await page.getByRole('button', { name: 'Später' }).click();
    await expect(page.getByText(title)).toHaveCount(0);
    await page.clock.install();
    await page.reload();
    await expect(page.getByText(title)).toBeVisible();
  });

  await test.step('it does not leave by itself, however long somebody thinks about it', async () => {
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.clock.fastForward('02:00');
    await expect(page.getByText(title)).toBeVisible();
  });

  await test.step('updating loads the page anew, once', async () => {
    await page.getByRole('button', { name: 'Jetzt aktualisieren' }).click();
    await expect.poll(() => page.evaluate(() => Reflect.has(globalThis, 'sameDocument')).catch(() => true)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  });
});
