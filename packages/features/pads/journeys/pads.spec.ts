import { readFileSync } from 'node:fs';
import { appOrigin, schoolSite, teamsOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import type { FrameLocator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

const path = '/seite/unsere-klassengeschichte';
const title = 'Der Fuchs auf dem Pausenplatz';
const field = (page: Page | FrameLocator) => page.getByRole('textbox', { name: `Text von «${title}»` });
const text = (page: Page | FrameLocator) => page.getByRole('group', { name: `Text von «${title}»` });
async function write(page: Page | FrameLocator): Promise<void> {
  await page.getByRole('button', { name: `Mitschreiben in «${title}»` }).click();
  await expect(field(page)).toBeVisible();
}

async function opened(page: Page, userName: string): Promise<Page> {
  await signIn(page, userName);
  await page.goto(appOrigin + path);
  await expect(text(page)).toBeVisible();
  return page;
}

/** Whoever presses the keys to the end of a text stands where all others stand. */
async function typeAtEnd(page: Page, words: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words, { delay: 15 });
}

test('three write at the same place at once, one of them without a line for a while, and no word is lost', async ({ visitor }) => {
  const noah = await opened(await visitor({ viewport: { width: 390, height: 844 } }), 'noah.meier');
  const [lea, lina] = [await opened(await visitor(), 'lea.brunner'), await opened(await visitor(), 'lina.moser')];
  for (const screen of [noah, lina]) await write(screen);

  await test.step('what one writes is read by the other and by who only looks on at once', async () => {
    await typeAtEnd(noah, 'Noah war da.');
    await expect(text(lea)).toContainText('Noah war da.');
    await expect(field(lina)).toHaveValue(/Noah war da\./);
    await expect(lea.getByRole('list', { name: 'Geschrieben von' }).getByText('Noah Meier')).toBeVisible();
  });

  await test.step('both type at the end at the same time', async () => {
    await Promise.all([typeAtEnd(noah, ' Eins zwei drei vier.'), typeAtEnd(lina, ' Links rechts oben unten.')]);
    const isSame = async () => (await field(noah).inputValue()) === (await field(lina).inputValue());
    for (const last of ['vier.', 'unten.']) await expect(field(noah)).toHaveValue(new RegExp(last));
    await expect.poll(isSame).toBe(true);
    for (const screen of [noah, lina]) await expect(screen.getByText('Gespeichert', { exact: true })).toBeVisible();
    const words = await field(noah).inputValue();
    // Letters of two may stand among each other; none is gone.
    for (const letter of 'EinszweidreivierLinksrechtsobenunten') expect(words).toContain(letter);
    await expect(text(lea)).toHaveText(words);
  });

  await test.step('what is typed without a line, and through a reload, comes in later', async () => {
    await noah.context().setOffline(true);
    await typeAtEnd(noah, ' Im Tunnel.');
    await expect(noah.getByText('Keine Verbindung.', { exact: false }).first()).toBeVisible();
    await typeAtEnd(lina, ' Inzwischen.');
    await expect(lina.getByText('Gespeichert', { exact: true })).toBeVisible();
    // The line is back, and what he wrote not sent yet: the page that is loaded anew goes on with it by itself.
    await noah.route(/\/api\/pads\/change$/, (route) => route.abort());
    await noah.context().setOffline(false);
    await noah.reload();
    await expect(field(noah)).toHaveValue(/Im Tunnel\./);
    await noah.unroute(/\/api\/pads\/change$/);
    await expect(field(noah)).toHaveValue(/Inzwischen\./);
    await expect(field(lina)).toHaveValue(/Im Tunnel\./);
  });

  await test.step('undoing takes away the own words and leaves those of others', async () => {
    await typeAtEnd(lina, 'Hoppla');
    await expect(field(noah)).toHaveValue(/Hoppla/);
    await typeAtEnd(noah, 'Danach');
    await expect(field(lina)).toHaveValue(/Danach/);
    await lina.keyboard.press('Control+z');
    await expect(field(lina)).not.toHaveValue(/Hoppla/);
    await expect(field(noah)).not.toHaveValue(/Hoppla/);
    await expect(field(noah)).toHaveValue(/Danach/);
  });

  await test.step('the teacher takes the text along, and fetches back what a child has deleted', async () => {
    await lea.getByRole('button', { name: 'Mitnehmen' }).first().click();
    const download = lea.waitForEvent('download');
    await lea.getByRole('menuitem', { name: 'Als Word-Dokument (.docx)' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Der Fuchs auf dem Pausenplatz \d{4}-\d{2}-\d{2}\.docx$/);
    const document = strFromU8(unzipSync(readFileSync(await file.path()))['word/document.xml'] ?? new Uint8Array());
    expect(document).toContain('Noah war da.');
    expect(document).toContain('Lina Moser');

    await field(lina).selectText();
    await lina.keyboard.press('Delete');
    await expect(text(lea)).toHaveCount(0);
    await lea.getByRole('button', { name: `Verlauf von «${title}»` }).click();
    await lea
      .getByRole('button', { name: /^Fassung vom/ })
      .first()
      .click();
    await expect(lea.getByRole('dialog').getByText('Noah war da.', { exact: false })).toBeVisible();
    await lea.getByRole('button', { name: 'Wiederherstellen' }).click();
    await expect(field(noah)).toHaveValue(/Noah war da\./);
    await expect(text(lea)).toContainText('Im Tunnel.');
  });
});

test('a child writes in a tab of Teams; visitors and websites read along, without a name', async ({ visitor }) => {
  const teams = await visitor();
  await teams.goto(
    `${teamsOrigin}/?${new URLSearchParams({ user: 'noah.meier', tab: `${appOrigin}/teams/tab-page/unsere-klassengeschichte` })}`,
  );
  const tab = teams.frameLocator('iframe[name=tab]');

  const stranger = await visitor();
  await stranger.goto(appOrigin + path);
  await expect(text(stranger)).toContainText('Mitten darin führte eine Spur');
  const website = await visitor();
  await website.goto(`${schoolSite}/?page=unsere-klassengeschichte`);
  const framed = website.frameLocator('pausenplatz-seite iframe');
  await expect(text(framed)).toContainText('Mitten darin führte eine Spur');

  await write(tab);
  await field(tab).pressSequentially('Aus Teams.');
  for (const place of [stranger, framed]) {
    await expect(text(place)).toContainText('Aus Teams.');
    await expect(place.getByText('Noah Meier')).toHaveCount(0);
    await expect(place.getByRole('button', { name: 'Mitnehmen' })).toHaveCount(0);
  }
});
