import { readFile, readText } from '@pausenplatz/kernel-browser/lists';
import { aRow, aWorkbook, fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { holdsPeople } from '@pausenplatz/office/rules';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Source } from '../screens/import-screen.tsx';
import { ColumnsStep } from './columns-step.tsx';

const list = 'Vorname;Name;Klasse\r\nZoë;Müller;9q\r\nJürg;Äschbacher;9q\r\n';
const inPage = (letters: Readonly<Record<string, number>>, text = list) =>
  Uint8Array.from(text, (sign) => letters[sign] ?? sign.codePointAt(0) ?? 0);
const aFile = (content: Uint8Array<ArrayBuffer> | ArrayBuffer | string, name = 'liste.csv') => new File([content], name);
const wants = (cells: readonly (readonly string[])[]) => holdsPeople(cells, 2026);

async function sourceOf(file: File): Promise<Source> {
  const read = await readFile(file, { wants });
  if (typeof read === 'string') throw new Error(read);
  return { list: read, file };
}

/** The step as the screen shows it: what is read anew is another list. */
function Step({ first, onReady }: { readonly first: Source; readonly onReady: (rows: readonly unknown[]) => void }) {
  const [source, setSource] = useState(first);
  const key = `${source.list.sheet ?? ''} ${source.list.encoding ?? ''} ${source.list.isGuess}`;
  return (
    <ColumnsStep
      key={key}
      source={source}
      first={null}
      classes={[]}
      onBack={vi.fn<() => void>()}
      onRead={setSource}
      onReady={({ rows }) => onReady(rows)}
    />
  );
}

async function open(source: Source) {
  fakeServer(() => ({ body: {} }));
  const onReady = vi.fn<(rows: readonly unknown[]) => void>();
  await show(<Step first={source} onReady={onReady} />, { session: { status: 'signedIn', user: aSignedInUser() } });
  return { onReady, next: () => page.getByRole('button', { name: 'Vorschau zeigen' }).click() };
}

const example = () =>
  page
    .getByRole('region', { name: 'So heissen die ersten' })
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent);

test.each([
  ['of an old Mac', inPage({ ë: 0x91, ü: 0x9f, Ä: 0x80 })],
  ['of DOS', inPage({ ë: 0x89, ü: 0x81, Ä: 0x8e })],
  ['of Windows', inPage({})],
  ['of 16 bits without their mark', Uint8Array.from(list.split('').flatMap((sign) => [sign.codePointAt(0) ?? 0, 0]))],
  ['of Excel, which is told the delimiter', new TextEncoder().encode(`\uFEFFsep=;\r\n${list}`)],
])('names keep their letters: %s', async (_what, content) => {
  const { onReady, next } = await open(await sourceOf(aFile(content)));
  await expect.poll(example).toEqual(['Zoë', 'Müller', 'Jürg', 'Äschbacher']);
  await next();
  expect(onReady.mock.calls[0]?.[0]).toMatchObject([
    { firstName: 'Zoë', lastName: 'Müller', className: '9q' },
    { firstName: 'Jürg', lastName: 'Äschbacher' },
  ]);
});

test('letters that are but a guess are a question before anything goes on', async () => {
  await page.viewport(390, 844);
  const mixed = [...new TextEncoder().encode(`${list}Re`), 0xe9, ...new TextEncoder().encode('my;Frei;9q')];
  const { onReady, next } = await open(await sourceOf(aFile(Uint8Array.from(mixed))));
  await expect.element(page.getByText(/^Bei den Umlauten dieser Datei/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Vorschau zeigen' })).toHaveAttribute('aria-disabled', 'true');
  const choice = page.getByLabelText('So sind die Namen richtig geschrieben').element();
  const right = choice.closest('section')?.getBoundingClientRect().right ?? 0;
  expect(choice.getBoundingClientRect().right, 'on a phone the choice stays in its card').toBeLessThan(right);
  await userEvent.selectOptions(page.getByLabelText('So sind die Namen richtig geschrieben'), 'utf-8');
  await expect.element(page.getByText(/^Bei den Umlauten dieser Datei/)).not.toBeInTheDocument();
  await next();
  expect(onReady.mock.calls[0]?.[0]).toMatchObject([{}, {}, { firstName: 'Reémy' }]);
});

test('whoever sees the names swapped swaps them with one click', async () => {
  const read = await readText('Wolf;Berg\nStein;Bach', 'eingefügt');
  if (typeof read === 'string') throw new Error(read);
  const { onReady, next } = await open({ list: read, file: null });
  await expect.poll(example).toEqual(['Wolf', 'Berg', 'Stein', 'Bach']);
  await page.getByRole('button', { name: 'Vor- und Nachname tauschen' }).click();
  await expect.poll(example).toEqual(['Berg', 'Wolf', 'Bach', 'Stein']);
  await next();
  expect(onReady.mock.calls[0]?.[0]).toMatchObject([{ firstName: 'Berg', lastName: 'Wolf' }, { firstName: 'Bach' }]);
});

test('whoever says that there is a heading gets the columns guessed anew', async () => {
  const read = await readText('Wer;Wo\nMüller Zoë;9q\nKeller Noah;9q\nFrei Lea;9q', 'eingefügt');
  if (typeof read === 'string') throw new Error(read);
  await open({ list: read, file: null });
  await expect.poll(example).toEqual(['', 'Wer', 'Zoë', 'Müller', 'Noah', 'Keller']);
  await page.getByLabelText('Erste Zeile ist eine Überschrift').click();
  await expect.poll(example).toEqual(['Zoë', 'Müller', 'Noah', 'Keller', 'Lea', 'Frei']);
});

test('of a workbook the first sheet with people is read, and another one can be chosen', async () => {
  const number = (address: string, value: number) => `<c r="${address}" s="0"><v>${value}</v></c>`;
  const content = aWorkbook(
    [
      { name: 'Listenwerte', state: 'hidden', rows: aRow(1, ['ja']) },
      { name: 'Anleitung', rows: aRow(1, ['So füllst du die Liste aus']) },
      {
        name: 'SuS',
        rows: [
          aRow(1, ['Klassenliste 9q']),
          aRow(3, ['Vorname', 'Name', 'Klasse', 'Geburtsdatum']),
          `<row r="4">${aRow(0, ['Zoë', 'Müller', '9q']).replace(/^<row[^>]*>|<\/row>$/g, '')}${number('D4', 41_274)}</row>`,
          aRow(5, ['Geheim', 'Geheim', '9q'], 'hidden="1"'),
        ].join(''),
      },
      { name: 'Andere', rows: aRow(4, ['Vorname', 'Name']) + aRow(5, ['Lea', 'Frei']) },
    ],
    ['dd.mm.yyyy'],
  );
  const { onReady, next } = await open(await sourceOf(aFile(content, 'Klasse.XLSX')));
  await expect.poll(example).toEqual(['Zoë', 'Müller']);
  await expect.element(page.getByText(/2 Zeilen darüber gehören nicht zur Liste · 1 ausgeblendete Zeile ist nicht dabei/)).toBeVisible();
  await next();
  expect(onReady.mock.calls[0]?.[0]).toMatchObject([{ line: 4, firstName: 'Zoë', birthYear: 2012, className: '9q' }]);
  await userEvent.selectOptions(page.getByLabelText('Tabellenblatt'), 'Andere');
  await expect.poll(example).toEqual(['Lea', 'Frei']);
});

test('what is no list is refused with a word', async () => {
  expect(await readFile(aFile('Vorname;Name', 'liste.xlsx'))).toBe('unreadable');
  expect(await readFile(aFile('Vorname;Name', 'liste.pdf'))).toBe('wrongFile');
  expect(await readFile(aFile(' \n\n'))).toBe('nothing');
  expect(await readFile(aFile(aWorkbook([{ name: 'A', rows: '' }]), 'leer.xlsx'))).toBe('nothing');
  expect(await readFile(aFile(new Uint8Array(5 * 1024 * 1024 + 1)))).toBe('tooLarge');
});
