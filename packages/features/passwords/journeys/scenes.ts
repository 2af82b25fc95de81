import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';
import { demoPassword } from '@pausenplatz/account/server';
import type { Page } from '@playwright/test';
import { makeVault, vaultPassword } from './vault-steps.ts';

async function show(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByLabel('Dein Passwort').fill(demoPassword);
  await page.getByRole('dialog').getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('button', { name: 'Verdecken' }).waitFor();
}

/** Accounts of a class for its teacher and for a child, slips, and an adult’s own vault. */
export const passwordsScenes: readonly Scene[] = [
  {
    name: 'accounts',
    as: 'lea.brunner',
    async open(page) {
      await page.goto(`${appOrigin}/tools/benutzerkonten`);
      await show(page, 'Passwort von Elias Silva zeigen');
    },
  },
  {
    name: 'accounts-fill',
    as: 'lea.brunner',
    async open(page) {
      await page.goto(`${appOrigin}/tools/benutzerkonten`);
      await page.getByRole('button', { name: 'Spalte füllen' }).click();
      await page.getByRole('heading', { name: 'So wird es gespeichert' }).waitFor();
    },
  },
  {
    name: 'accounts-slips',
    as: 'lea.brunner',
    async open(page) {
      await page.goto(`${appOrigin}/tools/benutzerkonten`);
      await page.getByRole('link', { name: 'Zettel drucken' }).click();
      await page.getByRole('button', { name: 'Zettel zeigen' }).click();
      await page.getByRole('dialog').getByLabel('Dein Passwort').fill(demoPassword);
      await page.getByRole('dialog').getByRole('button', { name: 'Weiter' }).click();
      await page.getByRole('list', { name: 'Zettel' }).waitFor();
    },
  },
  {
    name: 'accounts-child',
    as: 'noah.meier',
    async open(page) {
      await page.goto(`${appOrigin}/tools/benutzerkonten`);
      await show(page, 'Passwort von Antolin zeigen');
    },
  },
  { name: 'passwords-child', as: 'noah.meier', open: showing('/tools/passwort-manager', 'button', 'Neuer Eintrag') },
  {
    name: 'passwords',
    as: 'urs.zgraggen',
    async open(page) {
      await page.goto(`${appOrigin}/tools/passwort-manager`);
      await page.getByRole('heading', { name: 'Passwort-Manager' }).waitFor();
      const unlock = page.getByRole('button', { name: 'Öffnen', exact: true });
      const begin = page.getByRole('button', { name: 'Tresor anlegen' });
      await unlock.or(begin).waitFor();
      if (await begin.isVisible()) await makeVault(page);
      await page.getByLabel(/^Tresor-Passwort/).fill(vaultPassword);
      await unlock.click();
      await page.getByRole('button', { name: 'Neuer Eintrag' }).waitFor();
      if (await page.getByText('Dein Tresor ist leer').isVisible()) {
        for (const [title, url, userName, group] of [
          ['Lehrmittelverlag', 'https://lehrmittel.example/', 'u.zgraggen', 'Schule'],
          ['Fotolabor', 'https://fotos.example/', 'urs@example.ch', 'Privat'],
        ] as const) {
          await page.getByRole('button', { name: 'Neuer Eintrag' }).click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('textbox', { name: /^Name/ }).fill(title);
          await dialog.getByRole('textbox', { name: /^Adresse/ }).fill(url);
          await dialog.getByRole('textbox', { name: /^Benutzername/ }).fill(userName);
          await dialog.getByRole('combobox', { name: /^Gruppe/ }).fill(group);
          await dialog.getByRole('button', { name: 'Zeichen vorschlagen' }).click();
          await dialog.getByRole('button', { name: 'Speichern' }).click();
          await page.getByRole('heading', { name: title }).waitFor();
        }
      }
      await page.getByRole('heading', { name: 'Fotolabor' }).waitFor();
    },
  },
  { name: 'passwords-begin', as: 'lea.brunner', open: showing('/tools/passwort-manager', 'button', 'Tresor anlegen') },
];
