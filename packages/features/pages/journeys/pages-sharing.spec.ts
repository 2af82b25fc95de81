import type { Page } from '@playwright/test';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { answered } from './editor.ts';

interface Me {
  readonly id: string;
  readonly classId: string;
}

const post = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([address, json]) => {
      const headers = { 'content-type': 'application/json', 'x-pausenplatz-client': 'journey', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch(address, { method: 'POST', headers, body: json });
      return { status: answer.status, body: await answer.json() };
    },
    [`${appOrigin}/api/${path}`, JSON.stringify(body)] as const,
  );

async function whoIs(page: Page): Promise<Me> {
  const { body } = await post(page, 'account/checkauthentication', {});
  return { id: body.user.id, classId: body.user.schoolClasses.find(({ name }: { name: string }) => name === '3a').id };
}

/** A shown page of the class 3a, as the dialog for new pages makes it. */
async function aPageFor3a(lea: Page, title: string): Promise<void> {
  await lea.getByRole('link', { name: 'Seiten', exact: true }).first().click();
  await lea.getByRole('button', { name: 'Neue Seite', exact: true }).click();
  await lea.getByRole('dialog').getByLabel('Titel').fill(title);
  await lea.getByRole('dialog').getByLabel('Für wen?').selectOption({ label: '3a' });
  await lea.getByRole('dialog').getByRole('button', { name: 'Anlegen' }).click();
  await answered(lea, 'pages/update', () => lea.getByRole('button', { name: 'Zeigen', exact: true }).click());
  await lea.getByRole('button', { name: 'Fertig' }).click();
  await expect(lea.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('a page is shared with a group, asked about before a name goes further, taken back, and its code printed on a small paper', async ({
  visitor,
}) => {
  const [lea, noah, lina] = [await visitor(), await visitor(), await visitor()];
  await signIn(lea, 'lea.brunner');
  await signIn(noah, 'noah.meier');
  await signIn(lina, 'lina.moser');
  for (const page of [lea, noah]) await page.goto(`${appOrigin}/seiten`);
  const [teacher, pupil] = [await whoIs(lea), await whoIs(noah)];
  const made = await post(lea, 'administration/group/save', {
    id: null,
    classId: teacher.classId,
    name: 'Gruppe Blau',
    userIds: [pupil.id],
  });
  expect(made.status).toBe(200);
  await aPageFor3a(lea, 'Waldtag mit Noah');
  const address = new URL(lea.url()).pathname;
  const reads = async (child: Page) => {
    await child.goto(appOrigin + address);
    return child.getByRole('heading', { level: 1, name: 'Waldtag mit Noah' });
  };

  await test.step('with a group, whose children read it and the others do not', async () => {
    await lea.getByRole('button', { name: 'Teilen' }).click();
    await answered(lea, 'pages/update', () => lea.getByRole('radio', { name: /^Gruppe/ }).click());
    await expect(lea.getByText('1 Person: Noah Meier')).toBeVisible();
    await expect(await reads(noah)).toBeVisible();
    await expect(await reads(lina)).toHaveCount(0);
    await expect(lina.getByText('Seite nicht gefunden').first()).toBeVisible();
  });

  await test.step('asked before a name goes out, and taken back', async () => {
    await lea.getByRole('radio', { name: /^Öffentlich/ }).click();
    await expect(lea.getByRole('alertdialog')).toContainText('Auf der Seite stehen Namen aus der Klasse: Noah.');
    await answered(lea, 'pages/update', () => lea.getByRole('button', { name: 'Trotzdem teilen' }).click());
    await expect(lea.getByRole('radio', { name: /^Öffentlich/ })).toBeChecked();
    await expect(lea.getByText('Im Text stehen Namen aus der Klasse: Noah.', { exact: false })).toBeVisible();
    await expect(await reads(lina)).toBeVisible();
    // The choice is shown before the server has it.
    await answered(lea, 'pages/update', () => lea.getByRole('button', { name: 'Rückgängig' }).last().click());
    await expect(lea.getByRole('radio', { name: /^Gruppe/ })).toBeChecked();
    await expect(await reads(lina)).toHaveCount(0);
  });

  await test.step('its code on a paper of A6, alone', async () => {
    await lea.evaluate(() =>
      Object.assign(globalThis, { print: () => Object.assign(document.documentElement.dataset, { printed: 'yes' }) }),
    );
    await lea.getByRole('button', { name: 'QR drucken' }).click();
    await expect(lea.locator('html[data-printed]')).toHaveCount(1);
    await lea.emulateMedia({ media: 'print' });
    await expect(lea.locator('[data-code-sheet]').getByText('Waldtag mit Noah')).toBeVisible();
    await expect(lea.getByRole('dialog')).toBeHidden();
    await lea.emulateMedia({ media: null });
    // Making the paper ends as printing does: the sheet goes away again.
    const pdf = (await lea.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const [, width = 0, height = 0] = (/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? []).map(Number);
    expect([Math.round(width / 10), Math.round(height / 10)]).toEqual([30, 42]);
    await expect(lea.locator('[data-code-sheet]')).toHaveCount(0);
  });
});

test('who shares a page sees it small, as a visitor gets it, at an address that is nowhere without its seal', async ({ visitor }) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(`${appOrigin}/seite/leseecke`);
  await lea.getByRole('button', { name: 'Teilen' }).click();
  await lea.getByRole('button', { name: 'Vorschau zeigen' }).click();
  const preview = lea.frameLocator('iframe[title="Vorschau von Leseecke"]');
  await expect(preview.getByRole('heading', { level: 1, name: 'Leseecke' })).toBeVisible();
  const picture = preview.getByRole('img', { name: 'Sieben bunte Bücher auf einem Regal' });
  // It loads when it comes into view.
  await picture.scrollIntoViewIfNeeded();
  const isDrawn = () => picture.evaluate((one: HTMLImageElement) => one.naturalWidth > 0);
  await expect.poll(isDrawn).toBe(true);
  const address = (await lea.locator('iframe[title^="Vorschau"]').getAttribute('src')) ?? '';
  const statusOf = (path: string) => lea.evaluate(async (at) => (await fetch(at)).status, path);
  expect(address).toMatch(/^\/helpers\/screenshot\//);
  expect([await statusOf(address), await statusOf(address.split('?')[0] ?? ''), await statusOf(`${address}x`)]).toEqual([200, 404, 404]);
  const kept = await lea.evaluate(async (at) => {
    const { headers } = await fetch(at);
    return [headers.get('cache-control'), headers.get('x-robots-tag')];
  }, address);
  expect(kept).toEqual(['no-store', 'noindex']);
});
