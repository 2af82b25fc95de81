import { demoPassword } from '@pausenplatz/account/server';
import { aPng } from '@pausenplatz/documents/testing';
import { expect } from '@playwright/test';
import { above, closeDialog, showing, withProfile } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

const fault = {
  code: 'SERVER_FAULT',
  messageType: 'error',
  messageTitle: 'Oh nein, ein Fehler!',
  messageBody: 'Oh nein, ein Fehler! Entschuldige bitte.',
};
const moment = '2026-11-20T10:00:00.000Z';
const sessions = [
  { id: 'A'.repeat(22), device: 'Chrome, Windows', app: null, startedAt: moment, lastUsedAt: moment, isCurrent: true },
  { id: 'B'.repeat(22), device: 'Safari, iPad', app: null, startedAt: moment, lastUsedAt: moment, isCurrent: false },
  { id: 'C'.repeat(22), device: null, app: 'teams', startedAt: moment, lastUsedAt: moment, isCurrent: false },
];
const connections = [{ id: 'A'.repeat(22), kind: 'teams', name: 'Microsoft Teams', since: moment }];
/** The screens of one's own account. */
export const profileScenes: readonly Scene[] = [
  withProfile(
    { newsletter: false },
    {
      name: 'account-profile',
      as: 'lea.brunner',
      async open(page) {
        await showing('/profil', 'heading', 'Newsletter')(page);
      },
    },
  ),
  {
    name: 'account-crop',
    as: 'lea.brunner',
    async open(page) {
      await showing('/profil', 'heading', 'Dein Bild')(page);
      const buffer = await aPng(800, 400);
      await page.locator('main input[type=file]').setInputFiles({ name: 'ferien.png', mimeType: 'image/png', buffer });
      await expect(page.getByRole('dialog', { name: 'Ausschnitt wählen' })).toBeVisible();
    },
    leave: closeDialog,
  },
  withProfile(
    { emailConfirmed: false, pendingEmail: 'lea.neu@schule.example', newsletter: false },
    {
      name: 'account-profile-unconfirmed',
      as: 'lea.brunner',
      async open(page) {
        await showing('/profil?action=confirm-email', 'button', 'Nachricht schicken')(page);
        await page.getByRole('button', { name: 'E-Mail ändern' }).click();
        await page.getByLabel('Neue E-Mail Adresse').scrollIntoViewIfNeeded();
      },
    },
  ),
  {
    name: 'account-second-factor',
    as: 'lea.brunner',
    async open(page) {
      await showing('/mein-konto/sicherheit', 'heading', 'Anmeldung in zwei Schritten')(page);
      await page.getByRole('button', { name: 'Einschalten' }).click();
      await page.getByRole('textbox', { name: 'Dein Passwort' }).fill(demoPassword);
      await page.getByRole('button', { name: 'Weiter' }).click();
      await expect(page.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible();
    },
  },
  { name: 'account-devices', as: 'lea.brunner', open: showing('/mein-konto/geraete', 'heading', 'Geräte') },
  above(
    { 'account/sessions*': { sessions } },
    { name: 'account-devices-many', as: 'lea.brunner', open: showing('/mein-konto/geraete', 'button', 'Überall abmelden') },
  ),
  withProfile(
    { connections, connectable: [{ id: 'B'.repeat(22), name: 'Edulog' }] },
    { name: 'account-connections', as: 'lea.brunner', open: showing('/mein-konto/sicherheit', 'heading', 'Verbundene Konten') },
  ),
  above(
    { 'profile/get': fault },
    { name: 'account-profile-refused', as: 'lea.brunner', open: showing('/profil', 'button', 'Nochmals versuchen') },
    500,
  ),
  { name: 'account-look', as: 'lea.brunner', open: showing('/mein-konto/darstellung', 'heading', 'Darstellung') },
  { name: 'account-data', as: 'lea.brunner', open: showing('/mein-konto/daten', 'button', 'Zusammenstellen') },
  {
    name: 'account-delete',
    as: 'lea.brunner',
    async open(page) {
      await showing('/mein-konto/daten', 'button', 'Zusammenstellen')(page);
      await page.getByRole('button', { name: 'Konto löschen …' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    leave: closeDialog,
  },
  withProfile(
    { hasQrCard: true, hasPicturePin: true },
    {
      name: 'account-security-pupil',
      as: 'noah.meier',
      async open(page) {
        await showing('/mein-konto/sicherheit', 'button', 'Andere Bilder wählen')(page);
        await page.getByRole('button', { name: 'Andere Bilder wählen' }).click();
        await page.getByRole('button', { name: 'Mond', exact: true }).click();
        await page.getByRole('heading', { name: 'Bilder für deine QR-Karte' }).scrollIntoViewIfNeeded();
      },
    },
  ),
  above(
    { 'account/handover/create': { code: 'FORELLE-5038-WALD', until: '2026-12-06T10:00:00.000Z' } },
    {
      name: 'account-change-school',
      as: 'noah.meier',
      async open(page) {
        await showing('/mein-konto/sicherheit', 'heading', 'Schule wechseln')(page);
        await page.getByRole('button', { name: 'Code anzeigen' }).click();
        await page.getByRole('textbox', { name: 'Dein Passwort' }).fill(demoPassword);
        await page.getByRole('button', { name: 'Code anzeigen' }).click();
        await expect(page.getByText('FORELLE-5038-WALD')).toBeVisible();
        await page.getByText('FORELLE-5038-WALD').scrollIntoViewIfNeeded();
      },
    },
  ),
  { name: 'account-profile-pupil', as: 'noah.meier', open: showing('/profil', 'heading', 'Dein Name') },
];
