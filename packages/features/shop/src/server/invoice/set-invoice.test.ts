import { describe, expect, it } from 'vitest';
import type { InvoiceSheet } from './invoice-sheet.ts';
import { setInvoice } from './set-invoice.ts';
import { codeIn, pagesOf } from '../../testing/read-pdf.ts';

const sheet: InvoiceSheet = {
  kind: 'invoice',
  number: '2026-000123',
  orderedOn: '28. November 2026',
  day: '28. November 2026',
  dueOn: '28. Dezember 2026',
  isCancelled: false,
  vatNumber: 'CHE-987.654.321 MWST',
  bill: {
    amount: 5_935,
    iban: 'CH9300762011623852957',
    reference: 'RF462026000123',
    message: 'Bestellung 2026-000123',
    creditor: { name: 'Lernmittel Müller & Söhne', street: 'Schulweg', number: '7a', postalCode: '8001', city: 'Zürich' },
    debtor: { name: 'École primaire «Les Ménétriers»', street: "Rue de l'Église", number: '', postalCode: '2800', city: 'Delémont' },
  },
  recipient: ['École primaire «Les Ménétriers»', "Rue de l'Église", '2800 Delémont'],
  delivery: ['Schule Sonnenberg', 'Sonnenbergweg 4', '3014 Bern'],
  comment: 'Bitte <b>vor</b> den Ferien',
  lines: [{ name: 'Kopfhörer Kind, Blau', quantity: 4, price: 1_290, vatRate: 81 }],
  goods: 5_160,
  postage: 0,
  total: 5_160,
  vat: [{ rate: 81, net: 4_773, tax: 387 }],
};

/** What a bank reads (SIX, implementation guidelines 2.3, section 4.2.2), a line each. */
const read = [
  ['SPC', '0200', '1', 'CH9300762011623852957'],
  ['S', 'Lernmittel Müller & Söhne', 'Schulweg', '7a', '8001', 'Zürich', 'CH'],
  ['', '', '', '', '', '', ''],
  ['59.35', 'CHF'],
  ['S', 'École primaire «Les Ménétriers»', "Rue de l'Église", '', '2800', 'Delémont', 'CH'],
  ['SCOR', 'RF462026000123', 'Bestellung 2026-000123', 'EPD'],
].flat();

describe('a bill', () => {
  it('has a code from which a camera reads every word back', async () => {
    const { pdf, fileName } = await setInvoice(sheet);
    expect(fileName).toBe('Rechnung 2026-000123.pdf');
    const lines = (await codeIn(pdf, 1))?.split(/\r?\n/);
    expect(lines?.slice(0, read.length)).toEqual(read);
  });

  it('says what was bought, what it costs, and the words of who ordered as words', async () => {
    const [page, ...others] = await pagesOf((await setInvoice(sheet)).pdf);
    expect(others).toEqual([]);
    for (const words of [
      'Kopfhörer Kind, Blau',
      '51.60',
      'Total CHF',
      '8.1 %',
      '28. Dezember 2026',
      '<b>vor</b>',
      'CHE-987.654.321',
      'RF46 2026 0001 23',
    ])
      expect(page).toContain(words);
  });

  it('with many lines goes on, and has its payment part on the last page alone', async () => {
    const lines = Array.from({ length: 40 }, (_none, index) => ({ name: `Artikel ${index}`, quantity: 1, price: 100, vatRate: 81 }));
    const pages = await pagesOf((await setInvoice({ ...sheet, lines })).pdf);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.map((page) => page.includes('Empfangsschein'))).toEqual(pages.map((_page, index) => index === pages.length - 1));
    expect(pages.join(' ')).toContain('Artikel 39');
  });

  it('that was cancelled says so, and cannot be paid', async () => {
    const { pdf } = await setInvoice({ ...sheet, isCancelled: true });
    expect((await pagesOf(pdf)).join(' ')).toMatch(/Storniert/);
    expect(await codeIn(pdf, 1)).toBeUndefined();
  });

  it('with faults is not drawn at all', async () => {
    await expect(setInvoice({ ...sheet, bill: { ...sheet.bill, reference: 'RF00539007547034' } })).rejects.toThrow('reference');
  });
});

it('a delivery note says what is in the parcel, and neither what it costs nor how to pay', async () => {
  const { pdf, fileName } = await setInvoice({ ...sheet, kind: 'delivery', recipient: sheet.delivery });
  const [page = '', ...others] = await pagesOf(pdf);
  expect([fileName, others]).toEqual(['Lieferschein 2026-000123.pdf', []]);
  for (const words of ['Lieferschein 2026-000123', 'Kopfhörer Kind, Blau', 'Schule Sonnenberg']) expect(page).toContain(words);
  for (const words of ['51.60', 'CHF', 'Zahlbar', 'École primaire']) expect(page).not.toContain(words);
  expect(await codeIn(pdf, 1)).toBeUndefined();
});

it('a credit note takes back the whole bill, of its own day, and nobody can pay it', async () => {
  const { pdf, fileName } = await setInvoice({ ...sheet, kind: 'credit', isCancelled: true, day: '4. Dezember 2026' });
  const [page = '', ...others] = await pagesOf(pdf);
  expect([fileName, others]).toEqual(['Gutschrift 2026-000123.pdf', []]);
  for (const words of [
    'Diese Gutschrift hebt die Rechnung 2026-000123 vom 28. November 2026 ganz auf.',
    '4. Dezember 2026',
    'Gutgeschrieben CHF',
    '51.60',
    '3.87',
  ])
    expect(page).toContain(words);
  for (const words of ['Zahlbar bis', 'nicht zu bezahlen']) expect(page).not.toContain(words);
  expect(await codeIn(pdf, 1)).toBeUndefined();
});
