import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BlockView, surroundingsOf, viewsByType } from '../framed.tsx';
import { AcceptingRequest, permit } from '../test-support/accepting-request.ts';
import { aBlock, aPage, idOf } from '../test-support/demo-page.data.ts';
import { pageOnScreen, soon } from '../test-support/page-on-screen.tsx';
import { TestHost } from '../test-support/test-host.tsx';
import { atozViews } from './atoz-block-view.tsx';

const shown = pageOnScreen();
const entry = (term: string, more: object = {}) => ({ id: term, term, text: '', ...more });
const animals = ['Igel', 'Ameise', 'Öhrling', 'Otter', 'Zander', 'Äsche', 'Reh', '3-Zehen-Möwe'].map((term) => entry(term));

const show = (entries: readonly object[], width = '320px') =>
  render(
    <TestHost>
      <div style={{ width }}>
        <BlockView block={{ type: 'AtoZ', settings: { entries } }} views={viewsByType(atozViews)} around={surroundingsOf(aPage())} />
      </div>
    </TestHost>,
  );

describe('a register', () => {
  test('stands by the alphabet, and its letters say which of them are filled and lead there', async () => {
    const screen = await show(animals);
    const terms = () =>
      screen
        .getByRole('region')
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(terms).toEqual(['3-Zehen-Möwe', 'Ameise', 'Äsche', 'Igel', 'Öhrling', 'Otter', 'Reh', 'Zander']);
    const letters = screen.getByRole('list', { name: 'Buchstaben' }).getByRole('button').elements();
    expect(letters.map(({ textContent }) => textContent)).toEqual(['#', 'A', 'I', 'O', 'R', 'Z']);
    await screen.getByRole('button', { name: 'Zu O' }).click();
    await expect.element(screen.getByRole('heading', { name: 'O' })).toHaveFocus();
  });

  test('leaves what fits while somebody types, whatever the accents, and says how much that is', async () => {
    const screen = await show([...animals, entry('Fuchs', { text: 'jagt auch Igel' })]);
    await screen.getByRole('searchbox', { name: 'Im Register suchen' }).fill('IGEL');
    await expect.poll(() => screen.getByRole('region').getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(screen.getByText('2 Einträge')).toBeInTheDocument();
    await screen.getByRole('searchbox').fill('ohrl');
    await expect.element(screen.getByText('Öhrling')).toBeVisible();
    await screen.getByRole('searchbox').fill('wal');
    await expect.element(screen.getByText('Dazu steht nichts im Register.')).toBeVisible();
  });

  test('shows what explains a term: words, link, picture and sound; files that are gone leave the words', async () => {
    const screen = await show([
      entry('Igel', {
        text: 'Ein Tier mit Stacheln',
        url: 'https://igel.example/',
        picture: { fileId: idOf('picture-file'), alt: 'Ein Igel im Laub' },
        soundId: idOf('picture-file'),
      }),
      entry('Reh', { picture: { fileId: idOf('gone'), alt: 'x' }, soundId: idOf('gone') }),
    ]);
    await expect.element(screen.getByRole('link', { name: 'Igel' })).toHaveAttribute('href', 'https://igel.example/');
    await expect.element(screen.getByRole('img', { name: 'Ein Igel im Laub' })).toBeInTheDocument();
    const sounds = () => [...screen.container.querySelectorAll('audio')].map((one) => [one.getAttribute('aria-label'), one.preload]);
    await expect.poll(sounds).toEqual([['Igel anhören', 'none']]);
    // So few need neither letters nor a filter.
    await expect.poll(() => screen.getByRole('searchbox').elements()).toEqual([]);
  });

  test('of a hundred long words stays inside of a narrow place', async () => {
    const many = Array.from({ length: 100 }, (_one, at) =>
      entry(`${'ABCDEFGHIJ'[at % 10]}donaudampfschifffahrtsgesellschaftskapitän${at}`, { text: 'Wort '.repeat(40) }),
    );
    const screen = await show(many, '296px');
    await expect.poll(() => screen.getByRole('region').getByRole('listitem').elements()).toHaveLength(100);
    const tooWide = () => {
      const parts = [...screen.container.querySelectorAll('section, section *')];
      const left = screen.container.querySelector('section')?.getBoundingClientRect().left ?? 0;
      return parts.filter((one) => one.getBoundingClientRect().right > left + 297);
    };
    await expect.poll(tooWide).toEqual([]);
  });
});

describe('whoever fills a register', () => {
  const entries = (): { term: string; text: string }[] =>
    (shown.server.page().blocks[0]?.settings['entries'] ?? []) as { term: string; text: string }[];
  const terms = () => entries().map(({ term }) => term);
  const begin = async (there: readonly object[] = []) => {
    const screen = await shown.edit(aPage({ blocks: [aBlock('AtoZ', { entries: there }, 'register')], files: {} }));
    await screen.getByRole('button', { name: 'A bis Z bearbeiten' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Begriff' })).toHaveFocus();
    return screen;
  };
  const paste = (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  };

  test('writes one after the other without leaving the keyboard', async () => {
    const screen = await begin();
    await userEvent.keyboard('Igel{Tab}Ein Tier{Enter}');
    await expect.element(screen.getByText('«Igel» ist dabei.')).toBeVisible();
    await userEvent.keyboard('Ameise{Enter}');
    await vi.waitFor(() => expect(entries()).toMatchObject([{ term: 'Igel', text: 'Ein Tier' }, { term: 'Ameise' }]), soon);
    await userEvent.keyboard('igel{Enter}');
    await expect.element(screen.getByText('«igel» steht schon im Register.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Begriff' })).toHaveValue('igel');
  });

  test('pastes two columns of a spreadsheet, hears what came of them, and takes them back', async () => {
    const screen = await begin([entry('Igel')]);
    paste('Begriff\tErklärung\nReh\t"Ein Tier;\nim Wald"\nIgel\tdoppelt\nAmeise\t\n');
    await expect.element(screen.getByText('2 Einträge sind dabei. Einer stand schon da.')).toBeVisible();
    await vi.waitFor(() => expect(terms()).toEqual(['Igel', 'Reh', 'Ameise']), soon);
    expect(entries()[1]?.text).toBe('Ein Tier; im Wald');
    await screen.getByRole('button', { name: 'Rückgängig' }).click();
    await vi.waitFor(() => expect(terms()).toEqual(['Igel']), soon);
  });

  test('pastes a hundred lines, finds one of them and changes it where it stands', async () => {
    const screen = await begin();
    paste(Array.from({ length: 100 }, (_one, at) => `Wort ${at}`).join('\n'));
    await expect.element(screen.getByText('100 Einträge sind dabei.')).toBeVisible();
    await screen.getByRole('searchbox', { name: 'Eintrag suchen' }).fill('42');
    await screen.getByRole('button', { name: 'Wort 42 bearbeiten' }).click();
    const list = screen.getByRole('list', { name: 'Einträge des Registers' });
    // A term that no longer fits the filter, and that belongs elsewhere, stays under the pen.
    await list.getByRole('textbox', { name: 'Begriff' }).fill('Antwort');
    await list.getByRole('textbox', { name: 'Erklärung' }).fill('auf alles');
    await vi.waitFor(() => expect(entries()[42]).toMatchObject({ term: 'Antwort', text: 'auf alles' }), soon);
    await list.getByRole('button', { name: 'Antwort entfernen' }).click();
    await vi.waitFor(() => expect(terms()).toHaveLength(99), soon);
  });

  test('gives an entry a picture, a sound and a link', async () => {
    vi.stubGlobal('XMLHttpRequest', AcceptingRequest);
    const screen = await begin([entry('Igel')]);
    const stored = (id: string, mimeType: string) => ({
      id: idOf(id),
      url: '/x',
      name: `${id}.x`,
      mimeType,
      sizeBytes: 3,
      width: null,
      height: null,
      widths: [],
      preview: null,
    });
    shown.server.answer('documents/request-upload-token', () => ({ status: 200, body: permit }));
    await screen.getByRole('button', { name: 'Igel bearbeiten' }).click();
    const chooser = (at: number) => screen.container.querySelectorAll('li input[type=file]')[at] ?? document.body;
    const choosers = () => [...screen.container.querySelectorAll<HTMLInputElement>('li input[type=file]')];
    await vi.waitFor(() => expect(choosers().some(({ accept }) => accept.includes('.mp3'))).toBe(true));
    shown.server.answer('documents/complete-upload', () => ({ status: 200, body: stored('sound', 'audio/mpeg') }));
    const sound = choosers().findIndex(({ accept }) => accept.includes('.mp3') && !accept.includes('.png'));
    await userEvent.upload(chooser(sound), new File(['abc'], 'igel.mp3', { type: 'audio/mpeg' }));
    await expect.element(screen.getByRole('button', { name: 'Ton entfernen' })).toBeVisible();
    shown.server.answer('documents/complete-upload', () => ({ status: 200, body: stored('shot', 'image/png') }));
    const picture = choosers().findIndex(({ accept }) => accept.includes('.png'));
    await userEvent.upload(chooser(picture), new File(['abc'], 'igel.png', { type: 'image/png' }));
    await screen.getByRole('textbox', { name: 'Was zeigt das Bild?' }).fill('Ein Igel');
    await screen.getByRole('combobox', { name: 'Link' }).fill('https://igel.example');
    const whole = { term: 'Igel', url: 'https://igel.example', soundId: idOf('sound'), picture: { fileId: idOf('shot'), alt: 'Ein Igel' } };
    await vi.waitFor(() => expect(entries()).toMatchObject([whole]), soon);
    await screen.getByRole('button', { name: 'Ton entfernen' }).click();
    await screen.getByRole('button', { name: 'Kein Bild' }).click();
    await vi.waitFor(() => expect(Object.keys(entries()[0] ?? {}).toSorted()).toEqual(['id', 'term', 'text', 'url']), soon);
  });
});
