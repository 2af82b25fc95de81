import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import type { Page } from '../../contract/index.ts';
import { clearToasts } from '../test-support/clear-toasts.ts';
import { aPage, idOf, someGroups } from '../test-support/demo-page.data.ts';
import { type FakeServer, fakeServer } from '../test-support/fake-server.ts';
import { TestHost, type TestHostProps } from '../test-support/test-host.tsx';
import { Screen as ArchiveScreen } from './archive-screen.tsx';
import { Screen as PageScreen } from './page-screen.tsx';
import { Screen as PagesScreen } from './pages-screen.tsx';
import { Screen as ReleasesScreen } from './releases-screen.tsx';

let server: FakeServer;
async function open(at: string, changes: Partial<Page> = {}, roles: NonNullable<TestHostProps['roles']> = ['Teacher']) {
  server = fakeServer(aPage({ blocks: [], ...changes }), someGroups());
  vi.stubGlobal('fetch', server.fetch);
  return await render(
    <TestHost at={at} roles={roles}>
      <Routes>
        <Route path="/seiten" element={<PagesScreen />} />
        <Route path="/seiten/archiv" element={<ArchiveScreen />} />
        <Route path="/seiten/freigaben" element={<ReleasesScreen />} />
        <Route path="/seite/:id" element={<PageScreen />} />
      </Routes>
    </TestHost>,
  );
}
const sent = (path: string) => server.calls.filter((call) => call.path === path).map(({ input }) => input);
const ofMia = { groupForType: 'user', groupForId: idOf('me'), groupName: 'Mia Keller', groupPermission: 3 } as const;
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null;

afterEach(async () => {
  await cleanup();
  clearToasts();
  vi.unstubAllGlobals();
});

describe('the share dialog', () => {
  const audiences = async (changes: Partial<Page>, roles?: NonNullable<TestHostProps['roles']>) => {
    const screen = await open('/seite/klasse-3a', changes, roles);
    await screen.getByRole('button', { name: 'Teilen' }).click();
    await expect.element(screen.getByRole('radio', { name: /^Öffentlich/ })).toBeVisible();
    return screen
      .getByRole('radio')
      .elements()
      .map((radio) => radio.closest('span')?.querySelector('label')?.textContent ?? '');
  };

  test('says of a page of the school who reads it: its teachers, everybody there, wider', async () => {
    const words = await audiences({ groupForType: 'school', groupPermission: 2 });
    expect(words[0]).toContain('Die Lehrpersonen der Schule.');
    expect(words[1]).toContain('Alle aus der Schule mit Anmeldung, auch die Schüler:innen.');
    expect(words[2]).toContain('Die Lehrpersonen und wer den Link hat');
  });

  test('tells pupils which audience a teacher has to agree to, and what became of the wish', async () => {
    const words = await audiences({ ...ofMia, visibility: 'public', release: 'waiting' }, ['Pupil']);
    expect(words.map((one) => one.includes('Mit Freigabe deiner Lehrperson.'))).toEqual([false, false, true, true, true, true]);
    expect(document.body.textContent).toContain('Wartet auf Freigabe.');
    expect(document.body.textContent).not.toContain('Der Link');
  });

  const shareWith = async (changes: Partial<Page> = {}) => {
    const screen = await open('/seite/klasse-3a', changes);
    await screen.getByRole('button', { name: 'Teilen' }).click();
    return screen;
  };
  /** How the page of the fake server is shared. */
  const shared = () => ({
    offered: ['group', 'school', 'link', 'public'],
    circles: [],
    members: null,
    classSize: 24,
    release: null,
    link: null,
    linkPassword: null,
    shortCode: null,
    schoolId: idOf('school'),
    embedOrigins: [],
    canSetEmbedOrigins: false,
  });
  const linkShown = (screen: Awaited<ReturnType<typeof open>>) => screen.getByRole('textbox', { name: 'Der Link' });

  test('has one link, with its code, that belongs to the choice', async () => {
    const screen = await shareWith();
    const page = `${location.origin}/seite/klasse-3a`;
    await expect.element(linkShown(screen)).toHaveValue(page);
    await screen.getByRole('radio', { name: /^Mit Link/ }).click();
    await expect.element(linkShown(screen)).toHaveValue(`${page}?link=geheim123`);
    await expect.element(screen.getByRole('img', { name: `QR-Code zur Adresse ${page}?link=geheim123` })).toBeVisible();
    await expect.poll(() => linkShown(screen).elements()).toHaveLength(1);
  });

  test('has a short address that one makes, copies and ends', async () => {
    const screen = await shareWith();
    await screen.getByRole('button', { name: 'Kurzadresse machen' }).click();
    const short = screen.getByRole('textbox', { name: 'Die Kurzadresse' });
    await expect.element(short).toHaveValue(`${location.host}/s/k7m2xpqr`);
    await screen.getByRole('button', { name: 'Kurzadresse beenden' }).click();
    await expect.element(screen.getByRole('button', { name: 'Kurzadresse machen' })).toBeVisible();
    expect(sent('pages/sharing/short/set').map(({ live }) => live)).toEqual([true, false]);
  });

  test('sets the word before it opens a link with a password', async () => {
    const screen = await shareWith();
    await screen.getByRole('radio', { name: /^Link mit Passwort/ }).click();
    await vi.waitFor(() => expect(sent('pages/update').map(({ field }) => field)).toEqual(['linkPassword', 'visibility']));
    expect(sent('pages/update')[0]?.['value']).toMatch(/^[a-z]+-\d\d$/);
  });

  test('names the group or team that reads the page, and who that is', async () => {
    const screen = await shareWith();
    await expect.element(screen.getByRole('radio', { name: /^Klasse .*24 Schüler:innen/ })).toBeChecked();
    await screen.getByRole('radio', { name: /^Gruppe/ }).click();
    await expect.element(screen.getByRole('combobox', { name: 'Welche Gruppe?' })).toHaveValue(idOf('blau'));
    await expect.element(screen.getByText('2 Personen: Mia Keller, Noah Meier')).toBeVisible();
    await screen.getByRole('radio', { name: /^Team/ }).click();
    await expect.element(screen.getByText('7 Personen')).toBeVisible();
    expect(sent('pages/update').map(({ field, value }) => [field, value])).toEqual([
      ['members', idOf('blau')],
      ['members', idOf('unterstufe')],
    ]);
  });

  const withNames = async () => {
    const screen = await open('/seite/klasse-3a');
    const answer = { ...shared(), childrenNamed: ['Mia', 'Noah'] };
    server.answer('pages/sharing/get/{id}', () => ({ status: 200, body: { ...answer, visibility: server.page().visibility } }));
    await screen.getByRole('button', { name: 'Teilen' }).click();
    return screen;
  };

  test('asks once before names of children go further than the class, and changes nothing before the answer', async () => {
    const screen = await withNames();
    await screen.getByRole('radio', { name: /^Öffentlich/ }).click();
    const question = screen.getByRole('alertdialog');
    await expect.element(question.getByText('Auf der Seite stehen Namen aus der Klasse: Mia, Noah.', { exact: false })).toBeVisible();
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await vi.waitFor(() => expect(screen.getByRole('alertdialog').elements()).toHaveLength(0));
    expect(sent('pages/update')).toEqual([]);
    await screen.getByRole('radio', { name: /^Öffentlich/ }).click();
    await screen.getByRole('button', { name: 'Trotzdem teilen' }).click();
    await vi.waitFor(() => expect(sent('pages/update').map(({ value }) => value)).toEqual(['public']));
    await expect.element(screen.getByText('Im Text stehen Namen aus der Klasse: Mia und Noah.', { exact: false })).toBeVisible();
  });

  test('takes a choice back within ten seconds, with the password that came with it', async () => {
    const screen = await shareWith();
    await screen.getByRole('radio', { name: /^Link mit Passwort/ }).click();
    await screen.getByRole('button', { name: 'Rückgängig' }).click();
    await vi.waitFor(() =>
      expect(sent('pages/update').map(({ field, value }) => [field, field === 'linkPassword' && value !== null ? 'word' : value])).toEqual([
        ['linkPassword', 'word'],
        ['visibility', 'link'],
        ['visibility', 'group'],
        ['linkPassword', null],
      ]),
    );
  });

  test('says what others see, from the blocks of the page', async () => {
    const block = (type: string, settings: Page['blocks'][number]['settings']) => ({
      id: idOf(type),
      type,
      version: 1,
      position: 'a0',
      place: 'full' as const,
      settings,
    });
    const screen = await shareWith({
      visibility: 'public',
      blocks: [
        block('Title', { text: 'Igel', size: 'large', align: 'start' }),
        block('LinkList', { links: [{ id: 'a', title: 'WWF', url: 'https://www.wwf.ch/', description: '' }] }),
      ],
    });
    await expect.element(screen.getByText('Texte und Links dieser Seite')).toBeVisible();
    await expect.element(screen.getByText('Keine anderen Seiten: Jede wird für sich geteilt')).toBeVisible();
    await expect.poll(() => screen.getByText('Wer auf Bildern zu erkennen ist', { exact: false }).elements()).toHaveLength(0);
  });

  test('prints the code with title and address on a paper of its own', async () => {
    const printed: string[] = [];
    vi.stubGlobal('print', () => {
      printed.push(document.querySelector('[data-code-sheet]')?.textContent ?? '');
      dispatchEvent(new Event('afterprint'));
    });
    const screen = await shareWith({ visibility: 'public' });
    await screen.getByRole('button', { name: 'QR drucken' }).click();
    await vi.waitFor(() => expect(printed).toHaveLength(1));
    expect(printed[0]).toContain(`${location.host}/seite/klasse-3a`);
    expect(printed[0]).toContain(server.page().title);
    await vi.waitFor(() => expect(document.querySelector('[data-code-sheet]')).toBeNull());
  });

  test('says that a draft is not to be seen yet, and shows it', async () => {
    const screen = await shareWith({ draft: true });
    await expect.element(screen.getByText('Diese Seite ist ein Entwurf:', { exact: false })).toBeVisible();
    await screen.getByRole('button', { name: 'Jetzt zeigen' }).click();
    await vi.waitFor(() => expect(screen.getByText('Diese Seite ist ein Entwurf:', { exact: false }).elements()).toHaveLength(0));
    expect(sent('pages/update')).toEqual([{ id: idOf('klasse-3a'), field: 'draft', value: false }]);
  });

  test('takes from when and until when others see the page', async () => {
    const screen = await shareWith();
    await screen.getByLabelText('Sichtbar bis').fill('2026-12-18T18:00');
    await vi.waitFor(() =>
      expect(sent('pages/update')).toEqual([
        { id: idOf('klasse-3a'), field: 'visibleUntil', value: new Date('2026-12-18T18:00').toISOString() },
      ]),
    );
  });
});

describe('what a page says about who may read it', () => {
  test('a wish to the teacher, who grants it and can take it back', async () => {
    const asked = { ...ofMia, groupPermission: 1, mayRelease: true, release: 'waiting', visibility: 'public' } as const;
    const screen = await open('/seite/klasse-3a', asked);
    await expect.element(screen.getByText('Mia Keller möchte diese Seite teilen: Öffentlich.')).toBeVisible();
    await screen.getByRole('button', { name: 'Freigeben' }).click();
    await screen.getByRole('button', { name: 'Freigabe zurücknehmen' }).click();
    await vi.waitFor(() =>
      expect(sent('pages/releases/set').map(({ released, visibility }) => [released, visibility])).toEqual([
        [true, 'public'],
        [false, 'public'],
      ]),
    );
  });

  test('to its pupil that it waits, was granted, or stays in the class', async () => {
    for (const [release, words] of [
      ['waiting', 'Wartet auf Freigabe.'],
      ['released', 'Freigegeben: Öffentlich.'],
      ['declined', 'Nicht freigegeben.'],
    ] as const) {
      const screen = await open('/seite/klasse-3a', { ...ofMia, release, visibility: 'public' }, ['Pupil']);
      await expect.element(screen.getByText(words)).toBeVisible();
      await expect.poll(() => screen.getByRole('button', { name: 'Freigeben' }).elements()).toHaveLength(0);
      await cleanup();
    }
  });

  test('of an archived class that it is only read, with the end of a sharing', async () => {
    const screen = await open('/seite/klasse-3a', { groupPermission: 1, isArchived: true, mayUnpublish: true, visibility: 'public' });
    await expect
      .element(screen.getByText('Kommt die Klasse zurück, ist die Seite wieder geteilt: Öffentlich.', { exact: false }))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Teilen beenden' }).click();
    expect(sent('pages/update')).toEqual([{ id: idOf('klasse-3a'), field: 'visibility', value: 'group' }]);
  });

  test('that fewer people read it, until that was understood', async () => {
    const screen = await open('/seiten', { groupForType: 'school', narrowed: true });
    await screen.getByRole('link', { name: 'Startseite der Klasse 3a' }).click();
    await screen.getByRole('button', { name: 'Verstanden' }).click();
    await vi.waitFor(() => expect(screen.getByText('Neu sehen weniger Personen diese Seite.').elements()).toHaveLength(0));
    expect(sent('pages/sharing/narrowed/seen')).toEqual([{ id: idOf('klasse-3a') }]);
  });

  test('search engines leave everything alone that is not public', async () => {
    const screen = await open('/seite/klasse-3a', { visibility: 'link', groupPermission: 1 });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => robots()).toBe('noindex');
    await cleanup();
    const open2 = await open('/seite/klasse-3a', { visibility: 'public', groupPermission: 1 });
    await expect.element(open2.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => robots()).toBeNull();
  });
});

test('teachers find what waits for them, and decide about it in the list', async () => {
  const wish = {
    id: idOf('igel'),
    name: 'Mein Igel',
    url: 'mein-igel',
    owner: { firstName: 'Mia', lastName: 'Keller' },
    className: '3a',
    visibility: 'public',
    updatedAt: '2026-09-02T08:00:00.000Z',
  };
  const pages = [
    { ...wish, release: 'waiting', releasedAt: null },
    { ...wish, id: idOf('dachs'), name: 'Mein Dachs', release: 'released', releasedAt: '2026-09-01T08:00:00.000Z' },
  ];
  const screen = await open('/seiten');
  server.answer('pages/releases/list', () => ({
    status: 200,
    body: { pages, contributions: [{ id: idOf('baum'), name: 'Bäume', url: 'baeume', className: '4b', waiting: 2 }] },
  }));
  await screen.getByRole('link', { name: 'Freigaben' }).click();
  await expect.element(screen.getByRole('link', { name: 'Bäume' })).toHaveAttribute('href', '/seite/baeume');
  await expect.element(screen.getByText('2 Vorschläge warten')).toBeVisible();
  await expect.element(screen.getByText('Mia Keller, 3a').first()).toBeVisible();
  await expect.element(screen.getByText('Wunsch: Öffentlich')).toBeVisible();
  await expect.element(screen.getByText('Seit der Freigabe geändert')).toBeVisible();
  await screen.getByRole('button', { name: 'Mein Igel freigeben', exact: true }).click();
  await screen.getByRole('button', { name: 'Freigabe zurücknehmen: Mein Dachs' }).click();
  await vi.waitFor(() => expect(sent('pages/releases/set').map(({ id }) => id)).toEqual([idOf('igel'), idOf('dachs')]));
});

test('the archive opens its pages, and those of archived classes come back with their class alone', async () => {
  const screen = await open('/seiten');
  const row = { groupName: '6c', at: '2026-08-01T08:00:00.000Z' };
  const pages = [
    { ...row, id: idOf('stern'), name: 'Sternwarte', url: 'sternwarte', restorable: false },
    { ...row, id: idOf('alt'), name: 'Alte Links', url: 'alte-links', restorable: true },
  ];
  server.answer('pages/shelved/{shelf}', () => ({ status: 200, body: { pages, more: false } }));
  await screen.getByRole('link', { name: 'Archiv' }).click();
  await expect.element(screen.getByRole('link', { name: 'Sternwarte' })).toHaveAttribute('href', '/seite/sternwarte');
  await expect.element(screen.getByText('Nur zum Lesen')).toBeVisible();
  await expect.poll(() => screen.getByRole('button', { name: /wiederherstellen/ }).elements()).toHaveLength(1);
});
