import { appOrigin, schoolSite, teamsOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { addBlock, startEditing } from '@pausenplatz/pages/journeys/editor';
import type { FrameLocator, Page } from '@playwright/test';

const path = '/seite/unser-klassenfest';
const entry = (page: Page | FrameLocator, title: string) => page.getByRole('listitem').filter({ hasText: title }).first();

async function opened(page: Page, userName: string): Promise<Page> {
  await signIn(page, userName);
  await page.goto(appOrigin + path);
  await expect(page.getByRole('list', { name: 'Einträge von «Wer bringt was?»' })).toBeVisible();
  return page;
}

test('a place, a vote, an entry and a release are on the screens of teacher and classmates at once', async ({ visitor }) => {
  const noah = await opened(await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true }), 'noah.meier');
  const [lea, lina] = [await opened(await visitor(), 'lea.brunner'), await opened(await visitor(), 'lina.moser')];

  await test.step('the last place is taken by a tap on the phone', async () => {
    await expect(entry(lina, 'Fruchtsalat').getByText('1 von 2')).toBeVisible();
    await noah.getByRole('button', { name: 'Mich eintragen: Fruchtsalat' }).tap();
    for (const screen of [noah, lea, lina]) {
      await expect(entry(screen, 'Fruchtsalat').getByText('2 von 2')).toBeVisible();
      await expect(entry(screen, 'Fruchtsalat').getByRole('listitem').filter({ hasText: 'Noah Meier' })).toBeVisible();
    }
    await expect(lina.getByRole('button', { name: 'Mich eintragen: Fruchtsalat' })).toHaveCount(0);
  });

  await test.step('a vote is counted, without a name', async () => {
    await expect(entry(lea, 'Schatzsuche').getByText('3 Stimmen')).toBeVisible();
    await lina.getByRole('button', { name: 'Dafür stimmen: Schatzsuche' }).click();
    await expect(lina.getByRole('button', { name: 'Deine Stimme zurücknehmen: Schatzsuche' })).toBeVisible();
    for (const screen of [lea, noah]) await expect(entry(screen, 'Schatzsuche').getByText('4 Stimmen')).toBeVisible();
    await expect(entry(lea, 'Schatzsuche')).not.toContainText('Lina');
  });

  await test.step('what waits is seen by its author and the teacher, and by all once it is released', async () => {
    await expect(entry(noah, 'Wasserballone').getByText('wartet auf Freigabe')).toBeVisible();
    await expect(lina.getByText('Wasserballone')).toHaveCount(0);
    await lea.getByRole('button', { name: '«Wasserballone» freigeben' }).click();
    await expect(entry(lina, 'Wasserballone')).toBeVisible();
    await expect(entry(noah, 'Wasserballone').getByText('wartet auf Freigabe')).toHaveCount(0);
  });

  await test.step('an entry comes to the others, is talked about, goes and comes back', async () => {
    await lina.getByRole('button', { name: 'Neuer Eintrag in «Wer bringt was?»' }).click();
    await lina.getByRole('textbox', { name: 'Was', exact: true }).fill('Seifenblasen');
    await lina.getByRole('textbox', { name: 'Franken' }).fill('4,50');
    await lina.getByRole('button', { name: 'Speichern' }).click();
    for (const screen of [lina, lea, noah]) await expect(entry(screen, 'Seifenblasen').getByText('4.5')).toBeVisible();
    await noah.getByRole('button', { name: 'Kommentare zu «Seifenblasen»: 0' }).tap();
    await noah.getByRole('textbox', { name: 'Dein Kommentar' }).fill('Super!');
    await noah.getByRole('button', { name: 'Senden' }).tap();
    await expect(lea.getByRole('button', { name: 'Kommentare zu «Seifenblasen»: 1' })).toBeVisible();
    await lea.getByRole('button', { name: 'Mehr zu «Seifenblasen»' }).click();
    await lea.getByRole('menuitem', { name: 'Löschen' }).click();
    await expect(lina.getByText('Seifenblasen')).toHaveCount(0);
    await lea.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(entry(lina, 'Seifenblasen')).toBeVisible();
  });

  await test.step('the teacher puts entries in order by keys, and takes the list along', async () => {
    await lea.getByRole('button', { name: 'Mehr zu «Musikbox»' }).click();
    await lea.getByRole('menuitem', { name: 'Nach oben' }).click();
    const titles = async () => (await lina.getByRole('list', { name: 'Einträge von «Wer bringt was?»' }).innerText()).replaceAll('\n', ' ');
    await expect.poll(async () => (await titles()).indexOf('Musikbox') < (await titles()).indexOf('Girlanden')).toBe(true);
    const download = lea.waitForEvent('download');
    await lea.getByRole('button', { name: 'CSV' }).first().click();
    expect((await download).suggestedFilename()).toMatch(/^Wer bringt was.* \d{4}-\d{2}-\d{2}\.csv$/);
  });

  await test.step('on paper the list stands with its names, and without buttons', async () => {
    await lea.emulateMedia({ media: 'print' });
    await expect(entry(lea, 'Kuchen').getByText('3 von 3')).toBeVisible();
    await expect(lea.getByRole('button', { name: 'Neuer Eintrag in «Wer bringt was?»' })).toBeHidden();
  });
});

test('a list is set up in the form of its block, and the class finds it on the page', async ({ visitor }) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(`${appOrigin}/seite/unsere-woche`);
  await startEditing(lea);
  await addBlock(lea, 'Liste');
  const form = lea.getByRole('region', { name: 'Liste', exact: true });
  await form.getByRole('button', { name: /^Sich eintragen/ }).click();
  await form.getByRole('textbox', { name: 'Titel' }).fill('Ämtli');
  await form.getByRole('switch', { name: 'Einträge hinzufügen' }).check();
  await lea.getByRole('button', { name: 'Fertig' }).click();
  await lea.getByRole('button', { name: 'Neuer Eintrag in «Ämtli»' }).click();
  await lea.getByRole('textbox', { name: 'Gruppe' }).fill('Wandtafel putzen');
  await lea.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(entry(lea, 'Wandtafel putzen').getByText('0 von 5')).toBeVisible();

  const noah = await visitor();
  await signIn(noah, 'noah.meier');
  await noah.goto(`${appOrigin}/seite/unsere-woche`);
  await noah.getByRole('button', { name: 'Mich eintragen: Wandtafel putzen' }).click();
  await expect(entry(noah, 'Wandtafel putzen').getByText('1 von 5')).toBeVisible();
  await expect(entry(lea, 'Wandtafel putzen').getByText('1 von 5')).toBeVisible();
});

test('in a tab of Teams a child puts itself down; a website gets a sentence and no name', async ({ visitor }) => {
  const teams = await visitor();
  await teams.goto(`${teamsOrigin}/?${new URLSearchParams({ user: 'noah.meier', tab: `${appOrigin}/teams/tab-page/unser-klassenfest` })}`);
  const tab = teams.frameLocator('iframe[name=tab]');
  await tab.getByRole('button', { name: 'Mich eintragen: Sirup und Wasser' }).click();
  await expect(entry(tab, 'Sirup und Wasser').getByText('3 von 3')).toBeVisible();

  const website = await visitor();
  await website.goto(`${schoolSite}/?page=unser-klassenfest`);
  const framed = website.frameLocator('pausenplatz-seite iframe');
  await expect(framed.getByText('Diese Liste sehen die Kinder und Lehrpersonen', { exact: false }).first()).toBeVisible();
  await expect(framed.getByText('Sirup und Wasser')).toHaveCount(0);
});
