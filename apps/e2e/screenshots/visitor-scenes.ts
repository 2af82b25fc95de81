import { demoPassword } from '@pausenplatz/account/server';
import { expect, type Page } from '@playwright/test';
import { appOrigin } from '../stack/addresses.ts';
import { above, showing } from './scene-parts.ts';
import type { Scene } from './scenes.ts';

const cardPath = '/qr#AbCdEfGhIjKlMnOpQrStUv';
const noSession = { token: null, refreshToken: null, user: null, initialPassword: false, expiration: '2026-11-21T10:00:00.000Z' };
const challenge = { ...noSession, secondFactor: true, challenge: 'x'.repeat(43) };
const askedForPictures = { ...noSession, secondFactor: false, challenge: null, picturePin: true };
/** What an invitation says to whom it went. */
export const invitation = {
  school: 'Schule Sonnenberg',
  place: 'St. Gallen',
  inviter: 'Eva Ammann',
  kind: 'teacher',
  email: 'gian.caduff@schule.example',
  firstName: '',
  lastName: '',
  hasAccount: false,
};

const schoolAccounts = [
  { id: 'A'.repeat(22), kind: 'edulog', name: 'Edulog', school: 'Schule Sonnenberg' },
  { id: 'B'.repeat(22), kind: 'edulog', name: 'Edulog', school: 'Schule Auental' },
  { id: 'D'.repeat(22), kind: 'entra', name: 'Microsoft', school: 'Schule Auental' },
];
const provenElsewhere = { ...noSession, secondFactor: false, challenge: null, redirectUrl: '/', provider: 'Edulog', connected: false };
const inTrash = {
  code: 'ACCOUNT_IN_TRASH',
  messageType: 'warning',
  messageTitle: 'Dein Konto ist gelöscht',
  messageBody: 'Bis am 20. Januar 2027 kannst du es zurückholen.',
};
async function signInAsLea(page: Page): Promise<void> {
  await showing('/login', 'button', 'Anmelden')(page);
  await page.getByLabel('Benutzername oder E-Mail').fill('lea.brunner');
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

/** The screens of the account for who is not signed in. */
export const visitorScenes: readonly Scene[] = [
  { name: 'account-sign-in', as: 'nobody', open: showing('/login', 'button', 'Anmelden') },
  above(
    { 'auth/oidc/providers*': { providers: schoolAccounts } },
    { name: 'account-sign-in-schools', as: 'nobody', open: showing('/login', 'button', 'Mit Microsoft') },
  ),
  above(
    { 'auth/login': inTrash },
    {
      name: 'account-sign-in-trash',
      as: 'nobody',
      async open(page) {
        await signInAsLea(page);
        await expect(page.getByRole('button', { name: 'Konto zurückholen' })).toBeVisible();
      },
    },
    410,
  ),
  above(
    { 'auth/login': challenge },
    {
      name: 'account-sign-in-code',
      as: 'nobody',
      async open(page) {
        await signInAsLea(page);
        await expect(page.getByLabel('Code aus der App')).toBeVisible();
      },
    },
  ),
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
  above(
    { 'account/forgotten-password': { ok: true } },
    {
      name: 'account-forgotten-sent',
      as: 'nobody',
      async open(page) {
        await showing('/passwort-vergessen', 'button', 'Link schicken')(page);
        await page.getByLabel('Benutzername oder E-Mail').fill('ida.zumbuehl');
        await page.getByRole('button', { name: 'Link schicken' }).click();
        await expect(page.getByText('Schau in dein Postfach')).toBeVisible();
      },
    },
  ),
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
  above(
    { 'account/invitation/look': invitation },
    {
      name: 'account-invitation',
      as: 'nobody',
      async open(page) {
        await showing('/einladung-bestaetigen/abc', 'button', 'Konto erstellen und mitmachen')(page);
      },
    },
  ),
  { name: 'account-invitation-ended', as: 'nobody', open: showing('/einladung-bestaetigen/abc', 'link', 'Zur Anmeldung') },
  { name: 'account-school-account-failed', as: 'nobody', open: showing('/schulkonto?state=abc', 'link', 'Zur Anmeldung') },
  above(
    { 'auth/oidc/complete': { ...provenElsewhere, ticket: 't'.repeat(43) } },
    { name: 'account-school-account-link', as: 'nobody', open: showing('/schulkonto?state=abc', 'heading', 'Fast geschafft!') },
  ),
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
  above(
    { 'auth/qr': askedForPictures },
    {
      name: 'account-qr-pictures',
      as: 'nobody',
      async open(page) {
        await showing(cardPath, 'button', 'Ja, anmelden')(page);
        await page.getByRole('button', { name: 'Ja, anmelden' }).click();
        await page.getByRole('button', { name: 'Katze', exact: true }).click();
        await expect(page.getByLabel('1 von 4 Bildern gewählt')).toBeVisible();
      },
    },
  ),
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
      // From elsewhere, because another hash alone loads nothing anew.
      await page.goto(`${appOrigin}/login`);
      await page.goto(`${appOrigin}/qr#kamera`);
      await expect(page.getByText('Ich suche deine Karte …')).toBeVisible();
    },
    leave: (page) => page.goto(`${appOrigin}/login`),
  },
];
