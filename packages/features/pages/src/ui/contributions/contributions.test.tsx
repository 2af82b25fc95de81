import { type FakeAnswer, fakeServer } from '@pausenplatz/kernel-browser/testing';
import { CapabilitiesProvider } from '@pausenplatz/kernel-host';
import { aHost, aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { EditedProvider } from '@pausenplatz/kernel-host/empty-block';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Contribution, ContributedType } from '../../contract/index.ts';
import { viewsOnPage } from '../blocks/views-on-page.tsx';
import { BlockView, surroundingsOf } from '../framed.tsx';
import { aPage, idOf } from '../test-support/demo-page.data.ts';

afterEach(() => vi.restoreAllMocks());

const suggested = (term: string, more: Partial<Contribution> = {}): Contribution => ({
  id: idOf(term),
  entry: { id: term, term, text: `${term} ist ein Baum.`, byReader: true },
  state: 'waiting',
  by: 'Mia Frei',
  isOwn: true,
  at: '2026-12-01T08:00:00.000Z',
  ...more,
});

interface World {
  readonly type?: ContributedType;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly contributions?: readonly Contribution[];
  readonly mayDecide?: boolean;
  readonly isMember?: boolean;
  readonly isEdited?: boolean;
  readonly changes?: (path: string) => FakeAnswer;
}

const register = { takesEntries: true, entries: [{ id: 'a', term: 'Ahorn', text: 'Ein Baum.' }] };

async function open({ type = 'AtoZ', settings = register, contributions = [], mayDecide = false, ...world }: World = {}) {
  const { isMember = true, isEdited = false, changes = () => ({ body: { id: idOf('new'), ok: true } }) } = world;
  const sent = fakeServer((path) =>
    path.startsWith('pages/contributions/list/') ? { body: { mayAdd: true, mayDecide, contributions, files: {} } } : changes(path),
  );
  await show(
    <CapabilitiesProvider value={aHost()}>
      <EditedProvider value={isEdited}>
        <BlockView
          block={{ id: idOf('block'), type, settings }}
          views={viewsOnPage([{ type }])}
          around={surroundingsOf({ ...aPage(), isMember })}
        />
      </EditedProvider>
    </CapabilitiesProvider>,
    { at: '/seite/baeume', path: '/seite/:id', session: { status: 'signedIn', user: aSignedInUser({ userRoles: ['Pupil'] }) } },
  );
  return sent;
}

const refused: FakeAnswer = {
  status: 409,
  body: { code: 'CONTRIBUTIONS_WAITING', messageType: 'info', messageTitle: 'Zuerst wird geschaut', messageBody: 'Es warten schon viele.' },
};

test('a child suggests an entry with what explains it', async () => {
  const sent = await open();
  await page.getByRole('button', { name: 'Eintrag vorschlagen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Vorschlagen', exact: true }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Begriff' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: 'Begriff' }).fill('Eiche');
  await dialog.getByRole('textbox', { name: 'Erklärung' }).fill('Wird sehr alt.');
  await dialog.getByRole('button', { name: 'Vorschlagen', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.find(({ path }) => path === 'pages/contributions/add')?.body).toEqual({
    blockId: idOf('block'),
    entry: { term: 'Eiche', text: 'Wird sehr alt.' },
  });
});

test('what is refused stays in the form', async () => {
  await open({ changes: () => refused });
  await page.getByRole('button', { name: 'Eintrag vorschlagen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Begriff' }).fill('Eiche');
  await dialog.getByRole('button', { name: 'Vorschlagen', exact: true }).click();
  await expect.element(dialog.getByText('Zuerst wird geschaut')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Begriff' })).toHaveValue('Eiche');
});

test('a picture is asked for before one is suggested', async () => {
  await open({ type: 'Gallery', settings: { takesEntries: true, look: 'grid', pictures: [] } });
  await page.getByRole('button', { name: 'Bild vorschlagen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Vorschlagen', exact: true }).click();
  await expect.element(dialog.getByText('Wähle zuerst ein Bild.')).toBeVisible();
});

test('a child reads what came of its suggestions, and takes one back', async () => {
  const sent = await open({
    contributions: [suggested('Eiche'), suggested('Föhre', { state: 'declined' }), suggested('Linde', { state: 'released' })],
  });
  const own = page.getByRole('list', { name: 'Deine Vorschläge' });
  await expect.element(own.getByText('Wartet')).toBeVisible();
  await expect.element(own.getByText('Auf der Seite')).toBeVisible();
  await expect.element(own.getByRole('button', { name: '«Linde»' })).not.toBeInTheDocument();
  await own.getByRole('button', { name: '«Föhre» ausblenden' }).click();
  await own.getByRole('button', { name: '«Eiche» zurückziehen' }).click();
  expect(sent.filter(({ path }) => path === 'pages/contributions/remove').map(({ body }) => body)).toEqual([
    { id: idOf('Föhre') },
    { id: idOf('Eiche') },
  ]);
});

test('who changes the page looks at what waits, and decides', async () => {
  const sent = await open({
    mayDecide: true,
    contributions: [suggested('Eiche', { isOwn: false }), suggested('Quatsch', { isOwn: false })],
  });
  await expect.element(page.getByText('2 Vorschläge warten auf dich')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Eintrag vorschlagen' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Ansehen' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Eiche ist ein Baum.')).toBeVisible();
  await expect.element(dialog.getByText('von Mia Frei').first()).toBeVisible();
  await dialog.getByRole('button', { name: '«Eiche» freigeben' }).click();
  await dialog.getByRole('button', { name: '«Quatsch» nicht übernehmen' }).click();
  await expect
    .poll(() => sent.filter(({ path }) => path === 'pages/contributions/decide').map(({ body }) => body))
    .toEqual([
      { id: idOf('Eiche'), released: true },
      { id: idOf('Quatsch'), released: false },
    ]);
});

test('who merely reads the page, and who edits it, gets no such line', async () => {
  await open({ isMember: false });
  await expect.element(page.getByText('Ahorn')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Eintrag vorschlagen' })).not.toBeInTheDocument();
  await open({ isEdited: true });
  await expect.element(page.getByText('Ahorn').last()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Eintrag vorschlagen' })).not.toBeInTheDocument();
});
