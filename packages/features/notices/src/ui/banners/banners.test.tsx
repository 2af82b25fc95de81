import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import type { SignedInUser } from '@pausenplatz/kernel-host';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Notices } from '../../contract/index.ts';
import { Banners } from './banners.tsx';

afterEach(() => vi.restoreAllMocks());

const lea = aSignedInUser({ schools: [{ id: 'BBBBBBBBBBBBBBBBBBBBBB', name: 'Schule Sonnenberg', place: 'St. Gallen' }] });
const quiet: Notices = { systemMessages: [], systemMaintenance: null, openRequests: 0, yearChange: null };
const message = { id: 'CCCCCCCCCCCCCCCCCCCCCC', title: 'Hitzefrei', message: 'Heute ist um 15 Uhr Schluss.' };
const fault = { code: 'SERVER_FAULT', messageType: 'error', messageTitle: 'Oh nein, ein Fehler!', messageBody: 'x' };
const hiding = 'administration/user/update-field';

/** Shows the banners of a person; hands back what the server was asked. `hides` is how it answers a hiding. */
async function open(user: Partial<SignedInUser>, notices: Partial<Notices> = {}, hides = 200) {
  const sent = fakeServer((path) => {
    if (path !== hiding) return { body: { ...quiet, ...notices } };
    return { status: hides, body: hides === 200 ? { ok: true } : fault };
  });
  await show(<Banners exists={() => true} />, { session: { status: 'signedIn', user: { ...lea, ...user } } });
  return sent;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const area = () => page.getByRole('region', { name: 'Mitteilungen' });

// The sentences and actions of the specification, section 8, to the letter.
test.each([
  ['Du musst deine E-Mail Adresse noch bestätigen.', { emailUnconfirmed: true }, {}, 'Bestätigen', '/profil?action=confirm-email'],
  [
    'Deine Schule verlangt von der Administration die Anmeldung in zwei Schritten. Bis dann kannst du sie nicht verwalten.',
    { secondFactorMissing: true },
    {},
    'Einschalten',
    '/mein-konto/sicherheit',
  ],
  ['Eine Lehrperson wartet auf deine Bestätigung.', {}, { openRequests: 1 }, 'Ansehen', '/verwaltung?bereich=anfragen'],
  [
    'Deine Klassen sind noch nicht bereit für das neue Schuljahr.',
    {},
    { yearChange: 2027 },
    'Jahreswechsel planen',
    '/tools/jahreswechsel',
  ],
  [
    'Deine Klassen sind noch nicht bereit für das neue Schuljahr.',
    { userRoles: ['SchoolAdmin'] },
    { yearChange: 2027 },
    'Jahreswechsel planen',
    '/verwaltung?bereich=jahreswechsel',
  ],
  ['Du bist noch mit keiner Schule verbunden.', { schools: [] }, {}, 'Verbinden', '/verwaltung/schule-verbinden'],
] as const)('«%s» leads to where it can be done', async (sentence, user, notices, action, place) => {
  await open(user, notices);
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: action, exact: true }));
  await expect.element(page.getByText(`Hier: ${place}`)).toBeVisible();
});

test('«Nicht jetzt» puts the address off until the next visit', async () => {
  await open({ emailUnconfirmed: true });
  await userEvent.click(button('Nicht jetzt'));
  await expect.poll(() => area().elements()).toHaveLength(0);
});

test('a message of the school is closed, or never shown again', async () => {
  const sent = await open({}, { systemMessages: [message] });
  await expect.element(page.getByText('Heute ist um 15 Uhr Schluss.')).toBeVisible();
  await expect.element(button('Schliessen')).toBeVisible();
  await userEvent.click(button('Nie mehr anzeigen'));
  await expect.element(page.getByText(message.message)).not.toBeInTheDocument();
  expect(sent).toContainEqual({ path: hiding, body: { id: lea.id, field: 'hideMessage', value: message.id } });
});

test('a message comes back when the server could not hide it', async () => {
  await open({}, { systemMessages: [message] }, 500);
  await userEvent.click(button('Nie mehr anzeigen'));
  await expect.element(page.getByText('Oh nein, ein Fehler!').first()).toBeVisible();
  await expect.element(page.getByText(message.message)).toBeVisible();
});

test('whoever wants to hear no more of this school year says so once', async () => {
  const sent = await open({}, { yearChange: 2027 });
  await userEvent.click(button('Dieses Jahr nicht mehr'));
  await expect.poll(() => area().elements()).toHaveLength(0);
  expect(sent.at(-1)).toMatchObject({ path: 'settings/user/set', body: { tool: 'jahreswechsel', name: 'erinnerung', value: 2027 } });
});

test('maintenance is told with its day and times in Switzerland', async () => {
  await open({}, { systemMaintenance: { from: '2026-12-01T17:00:00.000Z', to: '2026-12-01T19:00:00.000Z' } });
  await expect.element(page.getByText(/^Wartung am 1\. Dezember 2026 von 18:00 bis 20:00/)).toBeVisible();
  await userEvent.click(button('Schliessen'));
  await expect.poll(() => area().elements()).toHaveLength(0);
});

test('maintenance through the night is told with both its days', async () => {
  await open({}, { systemMaintenance: { from: '2026-12-01T21:00:00.000Z', to: '2026-12-02T04:00:00.000Z' } });
  await expect.element(page.getByText(/^Wartung vom 1\. Dezember 2026 um 22:00 bis zum 2\. Dezember 2026 um 05:00/)).toBeVisible();
});

test('on a phone a banner is one line, and says everything when it is pressed', async () => {
  await page.viewport(390, 844);
  await open({}, { systemMessages: [message] });
  await expect.element(button('Mehr')).toBeVisible();
  await expect.poll(() => area().element().getBoundingClientRect().height).toBeLessThan(60);
  await expect.element(page.getByText(message.message)).not.toBeVisible();
  await userEvent.click(button('Mehr'));
  await expect.element(page.getByText(message.message)).toBeVisible();
  await expect.element(button('Nie mehr anzeigen')).toBeVisible();
  await page.viewport(1280, 800);
});
