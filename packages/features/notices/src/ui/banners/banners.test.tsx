import { ApiProvider, createApi, withoutSession } from '@pausenplatz/kernel-browser';
import { createSessionStore, SessionProvider, type SignedInUser } from '@pausenplatz/kernel-host';
import { AppTheme, Notices as ShortNotices } from '@pausenplatz/kernel-ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Notices } from '../../contract/index.ts';
import { Banners } from './banners.tsx';

afterEach(() => vi.restoreAllMocks());

const lea: SignedInUser = {
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  userName: 'lea.brunner',
  firstName: 'Lea',
  lastName: 'Brunner',
  avatar: null,
  userRoles: ['Teacher'],
  pro: false,
  schools: [{ id: 'BBBBBBBBBBBBBBBBBBBBBB', name: 'Schule Sonnenberg', place: 'St. Gallen' }],
  schoolClasses: [],
  currentSchoolClass: null,
  emailUnconfirmed: false,
  newAccount: false,
  seenReleaseNotes: null,
};
const quiet: Notices = { systemMessages: [], systemMaintenance: null, openRequests: 0 };
const message = { id: 'CCCCCCCCCCCCCCCCCCCCCC', title: 'Hitzefrei', message: 'Heute ist um 15 Uhr Schluss.' };

function Place() {
  const { pathname, search } = useLocation();
  return <p>{`Hier: ${pathname}${search}`}</p>;
}

/** Shows the banners of a person; hands back what the server was asked. `hides` is how it answers a hiding. */
async function open(user: Partial<SignedInUser>, notices: Partial<Notices> = {}, hides = 200) {
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (typeof address !== 'string' || !address.includes('update-field')) return Response.json({ ...quiet, ...notices });
    sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'));
    const refusal = { code: 'SERVER_FAULT', messageType: 'error', messageTitle: 'Oh nein, ein Fehler!', messageBody: 'x' };
    return Response.json(hides === 200 ? { ok: true } : refusal, { status: hides });
  });
  const session = { status: 'signedIn', user: { ...lea, ...user } } as const;
  const sessions = createSessionStore(async () => session);
  sessions.become(session);
  await render(
    <AppTheme choice="light">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiProvider value={createApi({ serverAddress: '', session: withoutSession })}>
          <SessionProvider value={sessions}>
            <MemoryRouter>
              <Banners exists={() => true} />
              <Place />
            </MemoryRouter>
            <ShortNotices />
          </SessionProvider>
        </ApiProvider>
      </QueryClientProvider>
    </AppTheme>,
  );
  return sent;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const area = () => page.getByRole('region', { name: 'Mitteilungen' });

// The sentences and actions of the specification, section 8, to the letter.
test.each([
  ['Du musst deine E-Mail Adresse noch bestätigen.', { emailUnconfirmed: true }, {}, 'Bestätigen', '/profil?action=confirm-email'],
  ['Eine Lehrperson wartet auf deine Bestätigung.', {}, { openRequests: 1 }, 'Ansehen', '/verwaltung?bereich=anfragen'],
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
  expect(area().elements()).toHaveLength(0);
});

test('a message of the school is closed, or never shown again', async () => {
  const sent = await open({}, { systemMessages: [message] });
  await expect.element(page.getByText('Heute ist um 15 Uhr Schluss.')).toBeVisible();
  await expect.element(button('Schliessen')).toBeVisible();
  await userEvent.click(button('Nie mehr anzeigen'));
  await expect.element(page.getByText(message.message)).not.toBeInTheDocument();
  expect(sent).toEqual([{ id: lea.id, field: 'hideMessage', value: message.id }]);
});

test('a message comes back when the server could not hide it', async () => {
  await open({}, { systemMessages: [message] }, 500);
  await userEvent.click(button('Nie mehr anzeigen'));
  await expect.element(page.getByText('Oh nein, ein Fehler!').first()).toBeVisible();
  await expect.element(page.getByText(message.message)).toBeVisible();
});

test('maintenance is told with its day and times in Switzerland', async () => {
  await open({}, { systemMaintenance: { from: '2026-12-01T17:00:00.000Z', to: '2026-12-01T19:00:00.000Z' } });
  await expect.element(page.getByText(/^Wartung am 1\. Dezember 2026 von 18:00 bis 20:00/)).toBeVisible();
  await userEvent.click(button('Schliessen'));
  expect(area().elements()).toHaveLength(0);
});
