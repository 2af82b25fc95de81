import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import type { Page } from '@playwright/test';
import { askedNow, giveAnswer } from './answers.ts';

const overview = `${appOrigin}/lernen/einmaleins`;
const tablet = { viewport: { width: 1024, height: 768 } };

/** Solves what is asked until the finish is there. */
async function solveAll(page: Page, ended: RegExp): Promise<void> {
  const finish = page.getByRole('heading', { name: ended });
  const asked = page.getByRole('heading', { name: /^\d+ mal \d+$/ });
  for (let task = 0; task < 20; task += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one task after the other
    await expect(finish.or(asked).first()).toBeVisible();
    // oxlint-disable-next-line no-await-in-loop
    if (await finish.isVisible()) return;
    // oxlint-disable-next-line no-await-in-loop
    const [a, b] = await askedNow(page);
    // oxlint-disable-next-line no-await-in-loop
    await giveAnswer(page, a * b);
    // oxlint-disable-next-line no-await-in-loop -- the praise has gone
    await expect(page.getByRole('status', { name: 'Deine Antwort' }).or(finish).first()).not.toHaveText(String(a * b));
  }
}

test('a child makes a mistake, sees how it goes, writes it, meets it again, and the next level opens', async ({ visitor }) => {
  const page = await visitor(tablet);
  await signIn(page, 'noah.meier');
  await page.goto(overview);
  await page.getByRole('button', { name: /^7er-Reihe/ }).click();
  await page.getByRole('link', { name: 'Stufe 8, Trainieren 1, als Nächstes' }).click();
  await expect(page.getByRole('heading', { name: /^\d+ mal 7$/ })).toBeVisible();
  const [a, b] = await askedNow(page);
  await giveAnswer(page, a * b + 1);
  await expect(page.getByRole('heading', { name: 'Fast! Schau, so geht es:' })).toBeVisible();
  await expect(page.getByText(`Deine Zahl: ${a * b + 1}`)).toBeVisible();
  await expect(page.getByText(`${a} × ${b} kommt nachher nochmals.`)).toBeVisible();
  // By keyboard too; what is copied wrongly does not lead on.
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Fast! Schau, so geht es:' })).toBeVisible();
  await page.keyboard.type(String(a * b));
  await page.keyboard.press('Enter');
  await solveAll(page, /Geschafft/);
  await expect(page.getByText('9 von 10 beim ersten Mal richtig')).toBeVisible();
  await page.getByRole('link', { name: 'Weiter zu Stufe 9' }).click();
  await expect(page.getByText('7er-Reihe, Stufe 9')).toBeVisible();
});

test('a run that ends without a line waits on the device and counts once', async ({ visitor }) => {
  const page = await visitor(tablet);
  await signIn(page, 'lina.moser');
  await page.goto(`${overview}/8/1`);
  await expect(page.getByRole('heading', { name: /^\d+ mal 1$/ })).toBeVisible();
  await page.route('**/api/multiplication/run/finish', (route) => route.abort());
  await solveAll(page, /Gut geübt/);
  await expect(page.getByText('Gespeichert auf diesem Gerät')).toBeVisible();
  // It may go by itself as soon as it can.
  const handedIn = page.waitForResponse('**/api/multiplication/run/finish');
  await page.unroute('**/api/multiplication/run/finish');
  await page.getByRole('button', { name: 'Zur Übersicht' }).click();
  expect((await handedIn).status()).toBe(200);
  await expect(page.getByRole('button', { name: /^1er-Reihe/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Deine Karte' })).toBeVisible();
  await expect(page.getByText('noch nicht abgegeben')).toHaveCount(0);
});

test('a teacher sees the class, opens a child and gives it more time', async ({ visitor }) => {
  const page = await visitor();
  await signIn(page, 'lea.brunner');
  await page.goto(overview);
  await page.getByRole('button', { name: /Noah Meier/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: '7 × 8 = 56: üben' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'mehr Zeit' }).check();
  await dialog.getByRole('checkbox', { name: '12er' }).check();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Schliessen' }).click();
  await expect(page.getByRole('row', { name: /Noah Meier/ }).getByRole('img', { name: 'mehr Zeit' })).toBeVisible();
});
