import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { officeTypes } from '../../contract/preview-path.ts';
import { Screen } from './viewer-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const id = 'a'.repeat(22);
const path = '/dokumente/:id';
const signed = { at: `/dokumente/${id}?d=20780&s=seal`, path };

function aFile(name: string, mimeType: string, url: string) {
  return { name, mimeType, url, sizeBytes: 2048, width: null, height: null, widths: [], preview: null };
}

/** Files lie in their addresses here; the rest of what is asked goes to the fake server. */
function serverWith(file: ReturnType<typeof aFile>) {
  const sent = fakeServer(() => ({ body: file }));
  const fetched = vi.mocked(globalThis.fetch);
  const ask = fetched.getMockImplementation();
  fetched.mockImplementation(async (input, options) =>
    input === file.url || !ask ? new Response(decodeURIComponent(file.url.split(',')[1] ?? '')) : ask(input, options),
  );
  return sent;
}

test('text is read as it is, with its name, its size, and ways to print it and to take it along', async () => {
  const url = `data:text/plain,${encodeURIComponent('Der Igel schläft. <b>nicht fett</b>')}`;
  const sent = serverWith(aFile('Igel.txt', 'text/plain', url));
  await show(<Screen />, signed);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Igel.txt' })).toBeVisible();
  await expect.element(page.getByText('2 KB')).toBeVisible();
  await expect.element(page.getByText('Der Igel schläft. <b>nicht fett</b>')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Drucken' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Herunterladen' })).toHaveAttribute('download', 'Igel.txt');
  expect(sent.map(({ path: call }) => call.split('?')[0])).toEqual(['documents/preview']);
});

test.each([
  ['a broken Word document', officeTypes.word],
  ['a broken workbook', officeTypes.table],
])('%s says so, and can still be taken along', async (_said, mimeType) => {
  serverWith(aFile('Kaputt.docx', mimeType, 'data:application/x,nichts'));
  await show(<Screen />, signed);
  await expect.element(page.getByText('Das lässt sich nicht zeigen')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Herunterladen' })).toBeVisible();
});

test('what no browser shows is offered to take along, and not to print', async () => {
  serverWith(aFile('Folien.pptx', 'application/vnd.ms-powerpoint', '/files/x?d=1&s=x'));
  await show(<Screen />, signed);
  await expect.element(page.getByText('Zum Herunterladen')).toBeVisible();
  await expect.poll(() => page.getByRole('button', { name: 'Drucken' }).elements()).toHaveLength(0);
});

test('half an address asks nothing and says where to look', async () => {
  const sent = fakeServer(() => ({ status: 404, body: {} }));
  await show(<Screen />, { at: `/dokumente/${id}`, path });
  await expect.element(page.getByText('Dieses Dokument ist nicht mehr da')).toBeVisible();
  expect(sent).toEqual([]);
});
