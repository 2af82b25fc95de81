import { ApiProvider, createApi, withoutSession } from '@pausenplatz/kernel-browser';
import type { ChosenOrigin } from '@pausenplatz/kernel-host';
import { aRow, aWorkbook } from '@pausenplatz/kernel-browser/testing';
import { AppTheme } from '@pausenplatz/kernel-ui';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ImportChoice } from './import-choice.tsx';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const stored = {
  id: 'f'.repeat(22),
  url: '/files/a.png',
  name: 'a.png',
  mimeType: 'image/png',
  sizeBytes: 3,
  width: 1,
  height: 1,
  widths: [],
  preview: null,
};
const sent: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
let answers: Record<string, () => Response> = {};
const api = createApi({ serverAddress: '', session: withoutSession });

beforeEach(() => {
  sent.length = 0;
  answers = {
    'pages/create': () => Response.json({ id: 'p'.repeat(22), name: 'Igel', url: 'igel' }),
    'documents/fetch-picture': () => Response.json(stored, { status: 201 }),
  };
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const path = address.replace(/^.*\/api\//, '');
    sent.push({ path, body: JSON.parse(init.body as string) as Record<string, unknown> });
    return Promise.resolve(answers[path]?.() ?? new Response(null, { status: 404 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const chosen: (ChosenOrigin | null)[] = [];
  const screen = await render(
    <AppTheme choice="light">
      <ApiProvider value={api}>
        <ImportChoice chosen={null} onChoose={(origin) => chosen.push(origin)} />
      </ApiProvider>
    </AppTheme>,
  );
  const choose = async (name: string, content: string | Uint8Array) => {
    const file = new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
    await userEvent.upload(screen.getByLabelText('Datei wählen', { exact: true }).last(), file);
  };
  const make = () =>
    chosen.at(-1)!.make(api, { title: 'Igel', groupForType: 'class', groupForId: 'c'.repeat(22), parentId: null }, 'k'.repeat(22));
  const made = () =>
    sent.find(({ path }) => path === 'pages/create')?.body['blocks'] as { type: string; settings: Record<string, unknown> }[];
  return { screen, choose, chosen, make, made };
}

const webpage = `<html><head><title>Der Igel</title></head><body><nav>Start</nav><div><h1>Der Igel</h1><div><p>Er schläft im <b>Laub</b>.</p>
  <script>alert(1)</script><iframe src="https://film.example"></iframe></div><img src="https://igel.example/igel.png" alt="Ein Igel">
  <h2>Futter</h2><ul><li>Käfer</li></ul><div style="display: none"><p>GEHEIM</p></div><section hidden><p>GEHEIM</p></section></div></body></html>`;

test('a website becomes titles, texts and pictures; what is not wanted stays away, and what cannot come is named', async () => {
  const { screen, choose, chosen, make, made } = await open();
  await choose('seite.html', webpage);
  await expect.element(screen.getByText('Daraus werden 5 Blöcke.')).toBeVisible();
  expect(chosen.at(-1)?.title).toBe('Der Igel');
  await expect.element(screen.getByText('Ein Film oder ein eingebetteter Inhalt')).toBeVisible();
  await expect.element(screen.getByText('2 Stellen mit ausgeblendetem Text')).toBeVisible();
  await expect.element(screen.getByText('Bilder von Websites holen wir beim Anlegen.', { exact: false })).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Titel: Der Igel' }).click();
  await expect.element(screen.getByText('Daraus werden 4 Blöcke.')).toBeVisible();
  expect(sent).toEqual([]);
  await expect(make()).resolves.toMatchObject({ url: 'igel' });
  expect(made().map(({ type }) => type)).toEqual(['Text', 'Picture', 'Title', 'Text']);
  expect(JSON.stringify(made())).not.toMatch(/alert|film|Start|GEHEIM/);
  expect(made()[1]?.settings).toMatchObject({ fileId: stored.id, alt: 'Ein Igel' });
  expect(made()[2]?.settings).toMatchObject({ text: 'Futter' });
});

test('a picture that is there is not fetched again after a refusal, and one that its website keeps becomes a link', async () => {
  const { screen, choose, make, made } = await open();
  await choose('seite.html', webpage);
  await expect.element(screen.getByText('Daraus werden 5 Blöcke.')).toBeVisible();
  const refusal = (code: string) =>
    Response.json({ code, messageType: 'warning', messageTitle: 'Nein', messageBody: 'Nein.' }, { status: 409 });
  const createdAnswer = answers['pages/create']!;
  answers['documents/fetch-picture'] = () => refusal('PICTURE_NOT_LOADED');
  await make();
  expect(JSON.stringify(made()[2])).toContain('"href":"https://igel.example/igel.png"');
  answers['documents/fetch-picture'] = () => Response.json(stored, { status: 201 });
  answers['pages/create'] = () => refusal('TOO_MANY_PAGES');
  await expect(make()).rejects.toThrow('TOO_MANY_PAGES');
  sent.length = 0;
  answers['pages/create'] = createdAnswer;
  await make();
  expect(sent.map(({ path }) => path)).toEqual(['pages/create']);
});

test('the export of a board comes with its pictures out of the archive; columns that stay behind are named', async () => {
  const { screen, choose, chosen } = await open();
  const csv = 'Spalte;Titel;Text;Datei;Autorin\nTiere;Igel;Er schläft.;igel.png;Mia\nTiere;Dachs;Er gräbt.;weg/dachs.png;Noah\n';
  const archive = zipSync({ 'board/karten.csv': strToU8(csv), 'board/igel.png': Uint8Array.from(atob(png), (one) => one.codePointAt(0)!) });
  await choose('Waldtiere.zip', archive);
  await expect.element(screen.getByRole('checkbox', { name: 'Titel: Tiere' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Bild: ohne Beschreibung' })).toBeChecked();
  await expect.element(screen.getByText('Diese Spalten kommen nicht mit: Autorin.')).toBeVisible();
  await expect.element(screen.getByText('nicht eindeutig: weg/dachs.png.', { exact: false })).toBeVisible();
  expect(chosen.at(-1)?.title).toBe('Waldtiere');
});

test('of a workbook the first sheet that is a board and that one sees comes; the others are named, and hidden rows counted', async () => {
  const { screen, choose } = await open();
  const rows = aRow(1, ['Titel', 'Text']) + aRow(2, ['GEHEIM', 'GEHEIM'], 'hidden="1"') + aRow(3, ['Igel', 'Er schläft.']);
  const workbook = aWorkbook([
    { name: 'Werte', state: 'hidden', rows: aRow(1, ['Titel']) + aRow(2, ['GEHEIM']) },
    { name: 'Deckblatt', rows: aRow(1, ['Unsere Tiere']) },
    { name: 'Tiere', rows },
  ]);
  await choose('Tiere.xlsx', new Uint8Array(workbook));
  await expect.element(screen.getByText('Diese Blätter kommen nicht mit: Deckblatt, Werte.')).toBeVisible();
  await expect.element(screen.getByText('Eine Stelle mit ausgeblendetem Text')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'Titel: Igel' })).toBeChecked();
  await expect.element(screen.getByText('GEHEIM', { exact: false })).not.toBeInTheDocument();
});

test('a website that was saved into an archive has its pictures with it, and its umlauts though an old program wrote it', async () => {
  const { screen, choose } = await open();
  const page = '<h1>Igel</h1><p>Er schl\u{e4}ft.</p><p><img src="Igel%20im%20Laub/bild%201.png" alt="Im Laub"></p>';
  const written = Uint8Array.from(page, (letter) => letter.codePointAt(0)!);
  const bytes = Uint8Array.from(atob(png), (one) => one.codePointAt(0)!);
  await choose('Igel.zip', zipSync({ 'Igel im Laub.htm': written, 'Igel im Laub/bild 1.png': bytes }));
  await expect.element(screen.getByRole('checkbox', { name: 'Text: Er schläft.' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Bild: Im Laub' })).toBeChecked();
  await expect.element(screen.getByText('Nicht alles liess sich einfügen.')).not.toBeInTheDocument();
});

test('what is too large for a block is named, and its neighbours come all the same', async () => {
  const { screen, choose } = await open();
  await choose('lang.html', `<p>Davor.</p><table>${'<tr><td>1</td></tr>'.repeat(401)}</table><p>Danach.</p><p>${'Wort '.repeat(4100)}</p>`);
  await expect.element(screen.getByRole('checkbox', { name: 'Text: Davor. Danach.' })).toBeChecked();
  await expect.element(screen.getByText('2 Abschnitte, die für einen Block zu gross sind', { exact: false })).toBeVisible();
});

test.each([
  ['liste.csv', 'Vorname;Nachname\nMia;Müller\n', 'In der ersten Zeile steht nicht'],
  ['brief.docx', 'kein Word', 'Diese Datei können wir nicht lesen.'],
  ['archiv.zip', 'kein Archiv', 'Diese Datei können wir nicht lesen.'],
  ['film.mp4', 'x', 'Solche Dateien können wir nicht lesen.'],
  ['leer.html', '<p> </p>', 'Darin haben wir nichts gefunden'],
])('%s is refused in a sentence, and another one can be taken', async (name, content, sentence) => {
  const { screen, choose, chosen } = await open();
  await choose(name, content);
  await expect.element(screen.getByText(sentence, { exact: false })).toBeVisible();
  expect(chosen.at(-1)).toBeNull();
  await choose('seite.html', webpage);
  await expect.element(screen.getByText('Daraus werden 5 Blöcke.')).toBeVisible();
});

test('what was copied is taken by pasting', async () => {
  const { screen } = await open();
  const field = screen.getByLabelText('Oder füge hier ein', { exact: false });
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', '<h2>Waldtag</h2><p>Wir gehen in den Wald.</p>');
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(screen.getByRole('checkbox', { name: 'Text: Wir gehen in den Wald.' })).toBeChecked();
  await screen.getByRole('button', { name: 'Etwas anderes nehmen' }).click();
  await expect.element(screen.getByLabelText('Oder füge hier ein', { exact: false })).toBeVisible();
});

test('the lines of words without markup stay lines', async () => {
  const { screen, make, made } = await open();
  await screen.getByLabelText('Oder füge hier ein', { exact: false }).fill('Mitnehmen:\nZnüni\nTrinkflasche');
  await expect.element(screen.getByRole('checkbox', { name: 'Text: Mitnehmen: Znüni Trinkflasche' })).toBeChecked();
  await make();
  expect(JSON.stringify(made()).match(/"paragraph"/g)).toHaveLength(3);
});
