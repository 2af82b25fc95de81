import { demoPassword } from '@pausenplatz/account/server';
import { aPng } from '@pausenplatz/documents/testing';
import { expect, type Page } from '@playwright/test';
import { appOrigin } from '../stack/addresses.ts';
import type { Scene } from './scenes.ts';

/** Opens a screen and waits until it has read what it shows. */
const showing = (path: string, role: 'button' | 'heading' | 'link', name: string) => async (page: Page) => {
  await page.goto(appOrigin + path);
  await expect(page.getByRole(role, { name, exact: true }).first()).toBeVisible();
};
const cardPath = '/qr/AbCdEfGhIjKlMnOpQrStUv';
const closeDialog = (page: Page) => page.keyboard.press('Escape');
const unroute = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });

/** The server's answer to a call, for what only a card, an app or an operator's service would bring about. */
const answered = (page: Page, call: string, body: unknown, status = 200) =>
  page.route(`${appOrigin}/api/${call}`, (route) => route.fulfill({ status, json: body }));

/** The own profile with some fields as they would be elsewhere. */
async function profileWith(page: Page, changes: Readonly<Record<string, unknown>>): Promise<void> {
  const address = `${appOrigin}/api/profile/get`;
  const own: unknown = await page.evaluate(
    async (url) => (await fetch(url, { headers: { 'x-pausenplatz-client': 'pictures' } })).json(),
    address,
  );
  await page.route(address, (route) => route.fulfill({ json: Object.assign({}, own, changes) }));
}

const noSession = { token: null, refreshToken: null, user: null, initialPassword: false, expiration: '2026-11-21T10:00:00.000Z' };
const challenge = { ...noSession, secondFactor: true, challenge: 'x'.repeat(43) };
const askedForPictures = { ...noSession, secondFactor: false, challenge: null, picturePin: true };
const invitation = {
  school: 'Schule Sonnenberg',
  place: 'St. Gallen',
  inviter: 'Eva Ammann',
  kind: 'teacher',
  email: 'gian.caduff@schule.example',
  firstName: '',
  lastName: '',
  hasAccount: false,
};

const ofVisitors: readonly Scene[] = [
  { name: 'account-sign-in', as: 'nobody', open: showing('/login', 'button', 'Anmelden') },
  {
    name: 'account-sign-in-code',
    as: 'nobody',
    async open(page) {
      await answered(page, 'auth/login', challenge);
      await showing('/login', 'button', 'Anmelden')(page);
      await page.getByLabel('Benutzername oder E-Mail').fill('lea.brunner');
      await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await expect(page.getByLabel('Code aus der App')).toBeVisible();
    },
    leave: unroute,
  },
  {
    name: 'account-register',
    as: 'nobody',
    async open(page) {
      await showing('/konto-erstellen', 'button', 'Konto erstellen')(page);
      await page.getByLabel('Vorname').fill('Ida');
      await page.getByLabel('E-Mail').fill('ida@schule');
      await page.getByLabel('Passwort', { exact: true }).fill('elf leise Igel');
      await page.getByRole('button', { name: 'Konto erstellen' }).click();
      await expect(page.getByText('Da muss schon was stehen...')).toBeVisible();
    },
  },
  { name: 'account-forgotten', as: 'nobody', open: showing('/passwort-vergessen', 'button', 'Link schicken') },
  {
    name: 'account-forgotten-sent',
    as: 'nobody',
    async open(page) {
      await answered(page, 'account/forgotten-password', { ok: true });
      await showing('/passwort-vergessen', 'button', 'Link schicken')(page);
      await page.getByLabel('Benutzername oder E-Mail').fill('ida.zumbuehl');
      await page.getByRole('button', { name: 'Link schicken' }).click();
      await expect(page.getByText('Schau in dein Postfach')).toBeVisible();
    },
    leave: unroute,
  },
  { name: 'account-confirm-email', as: 'nobody', open: showing('/email-bestaetigen/abc', 'button', 'Ja, bestätigen') },
  {
    name: 'account-confirm-ended',
    as: 'nobody',
    async open(page) {
      await showing('/email-bestaetigen/abc', 'button', 'Ja, bestätigen')(page);
      await page.getByRole('button', { name: 'Ja, bestätigen' }).click();
      await expect(page.getByText('Link nicht mehr gültig')).toBeVisible();
    },
  },
  { name: 'account-reset', as: 'nobody', open: showing('/passwort-zuruecksetzen/abc', 'button', 'Passwort speichern') },
  {
    name: 'account-invitation',
    as: 'nobody',
    async open(page) {
      await answered(page, 'account/invitation/look', invitation);
      await showing('/einladung-bestaetigen/abc', 'button', 'Konto erstellen und mitmachen')(page);
    },
    leave: unroute,
  },
  { name: 'account-invitation-ended', as: 'nobody', open: showing('/einladung-bestaetigen/abc', 'link', 'Zur Anmeldung') },
  { name: 'account-school-account-failed', as: 'nobody', open: showing('/schulkonto?state=abc', 'link', 'Zur Anmeldung') },
  { name: 'account-initial-password-nobody', as: 'nobody', open: showing('/initial-passwort-aendern', 'link', 'Zur Anmeldung') },
  { name: 'account-qr', as: 'nobody', open: showing('/qr', 'heading', 'An diesem Gerät ist keine Kamera.') },
  { name: 'account-qr-card', as: 'nobody', open: showing(cardPath, 'button', 'Ja, anmelden') },
  {
    name: 'account-qr-ended',
    as: 'nobody',
    async open(page) {
      await showing(cardPath, 'button', 'Ja, anmelden')(page);
      await page.getByRole('button', { name: 'Ja, anmelden' }).click();
      await expect(page.getByText('Diese Karte gilt nicht mehr')).toBeVisible();
    },
  },
  {
    name: 'account-qr-pictures',
    as: 'nobody',
    async open(page) {
      await answered(page, 'auth/qr', askedForPictures);
      await showing(cardPath, 'button', 'Ja, anmelden')(page);
      await page.getByRole('button', { name: 'Ja, anmelden' }).click();
      await page.getByRole('button', { name: 'Katze', exact: true }).click();
      await expect(page.getByLabel('1 von 4 Bildern gewählt')).toBeVisible();
    },
    leave: unroute,
  },
  {
    name: 'account-qr-camera',
    as: 'nobody',
    async open(page) {
      // A camera that shows a grey picture; only this address has one.
      await page.addInitScript(() => {
        if (!location.hash.includes('kamera')) return;
        const canvas = document.createElement('canvas');
        // A canvas that nobody paints sends no picture.
        setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 300, 150), 100);
        Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: async () => canvas.captureStream(5) } });
      });
      await page.goto(`${appOrigin}/qr#kamera`);
      await expect(page.getByText('Ich suche deine Karte …')).toBeVisible();
    },
    leave: (page) => page.goto(`${appOrigin}/login`),
  },
];

const ofPeople: readonly Scene[] = [
  {
    name: 'account-profile',
    as: 'lea.brunner',
    async open(page) {
      await profileWith(page, { newsletter: false });
      await showing('/profil', 'heading', 'Newsletter')(page);
    },
    leave: unroute,
  },
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
  {
    name: 'account-profile-unconfirmed',
    as: 'lea.brunner',
    async open(page) {
      await profileWith(page, { emailConfirmed: false, pendingEmail: 'lea.neu@schule.example', newsletter: false });
      await showing('/profil?action=confirm-email', 'button', 'Nachricht schicken')(page);
      await page.getByRole('button', { name: 'E-Mail ändern' }).click();
      await page.getByLabel('Neue E-Mail Adresse').scrollIntoViewIfNeeded();
    },
    leave: unroute,
  },
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
  {
    name: 'account-invitation-member',
    as: 'lea.brunner',
    async open(page) {
      await answered(page, 'account/invitation/look', invitation);
      await showing('/einladung-bestaetigen/abc', 'button', 'Einladung annehmen')(page);
    },
    leave: unroute,
  },
  { name: 'account-logout', as: 'lea.brunner', open: showing('/logout', 'button', 'Ja, abmelden') },
  {
    name: 'account-security-pupil',
    as: 'noah.meier',
    async open(page) {
      await profileWith(page, { hasQrCard: true, hasPicturePin: true });
      await showing('/mein-konto/sicherheit', 'button', 'Andere Bilder wählen')(page);
      await page.getByRole('button', { name: 'Andere Bilder wählen' }).click();
      await page.getByRole('button', { name: 'Mond', exact: true }).click();
      await page.getByRole('heading', { name: 'Bilder für deine QR-Karte' }).scrollIntoViewIfNeeded();
    },
    leave: unroute,
  },
  { name: 'account-profile-pupil', as: 'noah.meier', open: showing('/profil', 'heading', 'Dein Name') },
  {
    name: 'account-providers',
    as: 'eva.ammann',
    async open(page) {
      await showing('/mein-konto/anmeldedienste', 'button', 'Anmeldedienst hinzufügen')(page);
      await page.getByRole('button', { name: 'Anmeldedienst hinzufügen' }).click();
      await expect(page.getByLabel('Client-ID')).toBeVisible();
    },
  },
];

/** The messages of a school, and every banner at once. */
const ofNotices: readonly Scene[] = [
  { name: 'notices-messages', as: 'eva.ammann', open: showing('/verwaltung/mitteilungen', 'button', 'Neue Mitteilung') },
  {
    name: 'notices-new-message',
    as: 'eva.ammann',
    async open(page) {
      await showing('/verwaltung/mitteilungen', 'button', 'Neue Mitteilung')(page);
      await page.getByRole('button', { name: 'Neue Mitteilung' }).click();
      await expect(page.getByRole('dialog', { name: 'Neue Mitteilung' })).toBeVisible();
    },
    leave: closeDialog,
  },
  {
    name: 'notices-banners',
    as: 'eva.ammann',
    async open(page) {
      const message = { id: 'C'.repeat(22), title: 'Hitzefrei', message: 'Heute ist um 15 Uhr Schluss.' };
      const systemMaintenance = { from: '2026-12-01T17:00:00.000Z', to: '2026-12-01T19:00:00.000Z' };
      await page.route(`${appOrigin}/api/notices/get*`, (route) =>
        route.fulfill({ json: { systemMessages: [message], systemMaintenance, openRequests: 2 } }),
      );
      await page.goto(`${appOrigin}/`);
      await expect(page.getByText('2 Lehrpersonen warten auf deine Bestätigung.')).toBeVisible();
    },
    leave: unroute,
  },
];

/** The screens of the account, signed out and signed in. */
export const accountScenes: readonly Scene[] = [...ofVisitors, ...ofPeople, ...ofNotices];
