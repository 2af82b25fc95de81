import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { CapabilitiesProvider, HomeBoard, type SignedInUser, useCurrentUser } from '@pausenplatz/kernel-host';
import { aHost, aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { joiningUi } from '../index.ts';

const host = aHost({ isLive: false });
const id = (letter: string) => letter.repeat(22);
const begun = { ersteSchritte: { stand: 'begun' } };
const school = { id: id('S'), name: 'Schule Wiesental', place: 'Musterlingen', administers: true };
const schoolClass = { id: id('K'), name: '3a', color: 'teal', schoolId: school.id };
const request = { id: id('R'), school, state: 'open', message: '', reason: null, at: '2026-11-20T10:00:00.000Z' };
const setting = 'settings/user/set';

interface Beginning {
  readonly asked?: boolean;
  readonly adminMode?: 'selfManaged' | 'admin';
  readonly hasWritten?: boolean;
}

function Home() {
  const user = useCurrentUser();
  return user && <HomeBoard user={user} />;
}

/** The home screen of a teacher with nothing but the tiles of this feature. */
async function open(user: Partial<SignedInUser>, { asked = false, adminMode = 'selfManaged', hasWritten = false }: Beginning = {}) {
  const person = aSignedInUser({ settings: begun, ...user });
  const sent = fakeServer((path) => {
    if (path === 'administration/join/mine') return { body: { requests: asked ? [request] : [] } };
    if (path === 'administration/get')
      return { body: { schools: [{ ...school, administers: adminMode === 'selfManaged', adminMode }], classes: [] } };
    if (path === 'pages/navigation/get') return { body: { groups: [], favourites: [], releasesWaiting: 0, narrowed: [], hasWritten } };
    return { body: { ok: true } };
  });
  await show(
    <CapabilitiesProvider value={host}>
      <Home />
    </CapabilitiesProvider>,
    { session: { status: 'signedIn', user: person }, fills: joiningUi.fills ?? [] },
  );
  return sent;
}

const card = () => page.getByRole('heading', { name: 'Deine ersten Schritte' });
const step = (words: string) => page.getByRole('listitem').filter({ hasText: words });
const kept = (sent: readonly { readonly path: string; readonly body: unknown }[]) =>
  sent.filter(({ path }) => path === setting).map(({ body }) => body);

afterEach(() => vi.restoreAllMocks());

test('whoever has just registered sees what is done and has the next step one press away', async () => {
  await open({});
  await expect.element(step('Konto bestätigt und angemeldet').getByText('erledigt')).toBeVisible();
  await expect.element(step('Leg deine erste Klasse an').getByText('später')).toBeVisible();
  await expect.poll(() => page.getByRole('link').elements()).toHaveLength(1);
  await userEvent.click(page.getByRole('link', { name: 'Schule finden' }));
  await expect.element(page.getByText('Hier: /verwaltung/schule-verbinden?newUser=1')).toBeVisible();
});

test('while the school has to answer, the request can be seen and a page can be made', async () => {
  await open({}, { asked: true });
  await expect.element(step('Deine Anfrage an Schule Wiesental wartet').getByText('wartet', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Anfrage ansehen' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Seite anlegen' })).toHaveAttribute('href', '/seiten?neu=1');
});

test('a school leads to the first class, and a class to the first page', async () => {
  await open({ schools: [school] });
  const toClass = `/verwaltung?schule=${school.id}&bereich=klassen&neu=klasse`;
  await expect.element(page.getByRole('link', { name: 'Klasse anlegen' })).toHaveAttribute('href', toClass);
});

test('where the administration keeps the classes, nobody is sent to make one', async () => {
  await open({ schools: [school] }, { adminMode: 'admin' });
  await expect.element(step('Deine Schuladministration teilt dir eine Klasse zu')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Seite anlegen' })).toBeVisible();
});

test('the card goes away for good when all is done', async () => {
  const sent = await open({ schools: [school], schoolClasses: [schoolClass] }, { hasWritten: true });
  await expect.poll(() => kept(sent)).toMatchObject([{ tool: 'ersteSchritte', name: 'stand', value: 'over', type: 'string' }]);
  await expect.poll(() => card().elements()).toHaveLength(0);
});

test('the card goes away when somebody says so, and comes back by the undo', async () => {
  const sent = await open({});
  await userEvent.click(page.getByRole('button', { name: 'Ausblenden' }));
  await expect.poll(() => card().elements()).toHaveLength(0);
  await userEvent.click(page.getByRole('button', { name: 'Rückgängig' }));
  await expect.element(card()).toBeVisible();
  expect(kept(sent)).toMatchObject([{ value: 'over' }, { value: 'begun' }]);
});

test('whoever was invited or imported is not led, and nothing is asked for them', async () => {
  const sent = await open({ settings: {} });
  // The board is there, and with it every tile.
  await expect.poll(() => document.querySelector('[data-home="today"]')).not.toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.poll(() => card().elements()).toHaveLength(0);
  expect(sent).toEqual([]);
});
