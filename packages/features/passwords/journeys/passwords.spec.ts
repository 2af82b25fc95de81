import { demoPassword } from '@pausenplatz/account/server';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import type { Page } from '@playwright/test';
import { makeVault, vaultPassword } from './vault-steps.ts';

async function prove(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Dein Passwort').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Everything that a browser keeps of a page: storages, caches of the worker, databases. */
const keptWords = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const stored = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat());
    const kept = [...stored.map(String), location.href];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        const answer = await (await caches.open(name)).match(request);
        if (request.url.includes('/api/')) kept.push(request.url, (await answer?.text()) ?? '');
      }
    for (const { name = '' } of await indexedDB.databases()) kept.push(name);
    return kept.join('\n');
  });

test('a teacher fills the accounts of a class; a child shows its own, changes and hides it', async ({ visitor }) => {
  const child = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(child, 'noah.meier');
  await child.goto(`${appOrigin}/tools/benutzerkonten`);
  await expect(child.getByRole('heading', { name: 'Antolin' })).toBeVisible();

  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  await test.step('a new entry, filled with words for everybody, as they were shown before', async () => {
    await teacher.goto(`${appOrigin}/tools/benutzerkonten`);
    await teacher.getByRole('button', { name: 'Neuer Eintrag' }).click();
    const dialog = teacher.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Tastenfuchs');
    await dialog.getByRole('textbox', { name: /^Adresse/ }).fill('https://tastenfuchs.example');
    await dialog.getByRole('switch', { name: /SuS dürfen ändern/ }).check();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(teacher.getByRole('heading', { name: 'Tastenfuchs' })).toBeVisible();
    await teacher.getByRole('button', { name: 'Spalte füllen' }).click();
    const line = teacher.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Noah Meier' });
    const previewed = /Noah Meier([a-z]+-[a-z]+-[a-z]+-\d\d)/.exec((await line.textContent()) ?? '')?.[1] ?? 'nothing was previewed';
    await teacher.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
    await teacher.getByRole('button', { name: 'Passwort von Noah Meier zeigen' }).click();
    await prove(teacher);
    await expect(teacher.getByRole('row', { name: /Noah Meier/ }).getByText(previewed, { exact: true })).toBeVisible();
    expect(await keptWords(teacher)).not.toContain(previewed);
  });

  await test.step('it comes to the child by itself, who shows and changes it', async () => {
    await expect(child.getByRole('heading', { name: 'Tastenfuchs' })).toBeVisible();
    await child.getByRole('button', { name: 'Passwort von Tastenfuchs zeigen' }).tap();
    await prove(child);
    await expect(child.getByText(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/)).toBeVisible();
    await child.getByRole('button', { name: 'Verdecken' }).tap();
    await child.getByRole('button', { name: 'Bearbeiten: Tastenfuchs' }).tap();
    await child.getByRole('dialog').getByLabel('Neues Passwort', { exact: true }).fill('mein-eigenes-Wort-7');
    await child.getByRole('checkbox', { name: 'Vor Lehrpersonen verstecken' }).check();
    await child.getByRole('dialog').getByRole('button', { name: 'Speichern' }).tap();
    await expect(child.getByText('Nur du siehst es')).toBeVisible();
    await child.getByRole('button', { name: 'Passwort von Tastenfuchs zeigen' }).tap();
    await expect(child.getByText('mein-eigenes-Wort-7', { exact: true })).toBeVisible();
    expect(await keptWords(child)).not.toContain('mein-eigenes-Wort-7');
  });

  await test.step('its teacher is told that it is hidden, and has nothing to show it with', async () => {
    await expect(teacher.getByRole('row', { name: /Noah Meier/ }).getByText('nur für Noah')).toBeVisible();
    await expect(teacher.getByRole('button', { name: 'Passwort von Noah Meier zeigen' })).toHaveCount(0);
  });
});

test('an adult makes a vault, finds it locked after a reload, and opens it with the right password alone', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  await signIn(page, 'nora.keller');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(`${appOrigin}/tools/passwort-manager`);
  const code = await makeVault(page);

  const unlock = async (password: string) => {
    await page.getByLabel(/^Tresor-Passwort/).fill(password);
    await page.getByRole('button', { name: 'Öffnen', exact: true }).click();
  };
  await unlock('grüne Tassen im Schrank');
  await expect(page.getByText('Dieses Tresor-Passwort oder dieser Wiederherstellungscode passt nicht.', { exact: false })).toBeVisible();
  await unlock(vaultPassword);
  await page.getByRole('button', { name: 'Neuer Eintrag' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Fotolabor');
  await dialog.getByLabel('Passwort', { exact: true }).fill('Marke-Geheim-Fotolabor');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Fotolabor' })).toBeVisible();

  await test.step('what another program has written comes along, and says what does not', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Mehr', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Aus einem andern Programm holen' }).click();
    const lines = ['name,url,username,password', 'Postfach,http://post.example,nora,Marke-Geheim-Postfach', 'Leer,,,'];
    const file = { name: 'chrome.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
    await page.getByLabel('Datei wählen (CSV, JSON oder XML)').setInputFiles(file);
    const found = page.getByRole('region', { name: 'Das wird übernommen' });
    await expect(found).toContainText('Die Adresse kommt in die Notiz');
    await expect(found).toContainText('Darin steht nichts.');
    await expect(found).not.toContainText('Marke');
    await page.getByRole('button', { name: '1 Eintrag übernehmen' }).click();
    await expect(page.getByRole('heading', { name: 'Postfach' })).toBeVisible();
  });

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dein Tresor ist zu' })).toBeVisible();
  await expect(page.getByText('Fotolabor')).toHaveCount(0);
  await unlock(vaultPassword);
  await page.getByRole('button', { name: 'Passwort von Fotolabor zeigen' }).click();
  await expect(page.getByText('Marke-Geheim-Fotolabor', { exact: true })).toBeVisible();
  for (const secret of [vaultPassword, code, 'Marke-Geheim-Fotolabor', 'Fotolabor', 'Marke-Geheim-Postfach', 'Postfach']) {
    expect(sent.filter((request) => request.includes(secret))).toEqual([]);
    expect(await keptWords(page)).not.toContain(secret);
  }
});
