import { afterEach, describe, expect, test, vi } from 'vitest';
import { aBlock, aPage, demoText } from '../test-support/demo-page.data.ts';
import { pageOnScreen, soon } from '../test-support/page-on-screen.tsx';

const shown = pageOnScreen();
afterEach(() => vi.restoreAllMocks());

describe('a text', () => {
  const text = (readsAloud?: boolean) => aBlock('Text', { text: demoText, card: true, ...(readsAloud !== undefined && { readsAloud }) });

  test('is read aloud where its author wants a button for it', async () => {
    const speak = vi.spyOn(window.speechSynthesis, 'speak').mockImplementation(() => undefined);
    const screen = await shown.open(aPage({ blocks: [text(true)] }));
    await screen.getByRole('button', { name: 'Text vorlesen' }).click();
    expect(speak.mock.calls[0]?.[0].text).toContain('Diese Woche');
    expect(speak.mock.calls[0]?.[0].lang).toBe('de-CH');
  });

  test('has no button otherwise; its author turns it on', async () => {
    const screen = await shown.edit(aPage({ blocks: [text()] }));
    await screen.getByRole('button', { name: 'Text bearbeiten' }).click();
    await screen.getByRole('switch', { name: 'Knopf zum Vorlesen' }).click();
    await vi.waitFor(() => expect(shown.server.page().blocks[0]?.settings['readsAloud']).toBe(true), soon);
  });
});

describe('a website in a frame', () => {
  const frame = (url: string) => aBlock('iFrame', { url, title: 'Karte', height: 480 });
  const asked = () => shown.server.calls.filter(({ path }) => path === 'pages/frames/check').length;

  test('that forbids it is told to the author, and has a form instead of a height', async () => {
    const screen = await shown.edit(aPage({ blocks: [frame('https://karte.example/')] }));
    shown.server.answer('pages/frames/check', () => ({ status: 200, body: { isRefused: true } }));
    await screen.getByRole('button', { name: 'Webseite einbetten bearbeiten' }).click();
    await expect.element(screen.getByText('Diese Seite lässt sich nicht einbetten', { exact: false })).toBeVisible();
    await screen.getByRole('radio', { name: 'Wie ein Blatt' }).click();
    await vi.waitFor(() => expect(shown.server.page().blocks[0]?.settings['ratio']).toBe('classic'), soon);
    await expect.element(screen.getByRole('spinbutton', { name: 'Höhe in Pixeln' })).not.toBeInTheDocument();
    expect(asked()).toBe(1);
  });

  test('that allows it, or says nothing, is not spoken of', async () => {
    const screen = await shown.edit(aPage({ blocks: [frame('https://karte.example/')] }));
    shown.server.answer('pages/frames/check', () => ({ status: 200, body: { isRefused: null } }));
    await screen.getByRole('button', { name: 'Webseite einbetten bearbeiten' }).click();
    await vi.waitFor(() => expect(asked()).toBe(1), soon);
    await expect.element(screen.getByText('Diese Seite lässt sich nicht einbetten', { exact: false })).not.toBeInTheDocument();
  });
});

describe('a block that cannot be read', () => {
  const damaged = { ...aBlock('Title', { text: '', size: 'large', align: 'start' }), isDamaged: true };
  const said = 'Dieser Inhalt ist beschädigt.';

  test('says so, and is not opened for writing; what it was before is still there', async () => {
    const screen = await shown.edit(aPage({ blocks: [damaged] }));
    await expect.element(screen.getByText(said)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Titel löschen' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Titel bearbeiten' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Titel duplizieren' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Verlauf: Titel' })).toBeVisible();
  });
});
