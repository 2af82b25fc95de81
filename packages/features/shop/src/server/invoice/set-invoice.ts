import { createRequire } from 'node:module';
import { fill } from '@pausenplatz/kernel-contract';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatRappen, formatRate } from '../../rules/index.ts';
import { shopInvoiceTexts } from '../../texts.invoice.ts';
import type { InvoiceSheet } from './invoice-sheet.ts';
import { paymentHeight, paymentPart } from './payment-part.ts';

/** What we use of the library on a server; its published types describe the browser's. */
interface PdfMaker {
  setFonts(fonts: Readonly<Record<string, unknown>>): void;
  setUrlAccessPolicy(allow: (url: string) => boolean): void;
  setLocalAccessPolicy(allow: (path: string) => boolean): void;
  createPdf(definition: TDocumentDefinitions): { getBuffer(): Promise<Buffer> };
}

const texts = shopInvoiceTexts.sheet;
const require = createRequire(import.meta.url);
const [side, foot] = [56, 48];
const ink = '#00595a';

/** The fonts lie in the package, and nothing else may be read. */
function readyMaker(): PdfMaker {
  // CommonJS without types of its own for Node.
  const made = require('pdfmake') as PdfMaker;
  const fonts = require('pdfmake/fonts/Roboto.js') as Readonly<Record<string, Readonly<Record<string, string>>>>;
  const files = new Set(Object.values(fonts).flatMap((font) => Object.values(font)));
  made.setFonts(fonts);
  made.setUrlAccessPolicy(() => false);
  made.setLocalAccessPolicy((path) => files.has(path));
  return made;
}

// Only the thread that sets bills loads this module.
const pdfMaker = readyMaker();

const namesOf = {
  invoice: [texts.title, texts.fileName],
  delivery: [texts.deliveryTitle, texts.deliveryFileName],
  credit: [texts.creditTitle, texts.creditFileName],
} as const;

/** A bill as a PDF on A4 with the Swiss payment part at the foot of its last page, a delivery note or a credit note without it; setting it holds a thread, and runs in a worker. */
export async function setInvoice(sheet: InvoiceSheet): Promise<{ fileName: string; pdf: string }> {
  const { number } = sheet;
  const [titled, filed] = namesOf[sheet.kind];
  const isPayable = sheet.kind === 'invoice' && !sheet.isCancelled;
  const title = fill(titled, { number });
  const definition: TDocumentDefinitions = {
    pageSize: 'A4',
    pageMargins: [side, 52, side, foot],
    info: { title },
    language: 'de-CH',
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25 },
    // The last page has the payment part there.
    footer: (page, pages) =>
      page < pages || !isPayable
        ? { text: fill(texts.page, { page, pages }), alignment: 'right', margin: [side, 16], fontSize: 8, color: '#5a676e' }
        : '',
    content: [
      head(sheet),
      { text: title, fontSize: 20, bold: true, color: ink, margin: [0, 18, 0, 10] },
      ...noticeOf(sheet),
      facts(sheet),
      ...(sheet.kind === 'delivery' ? [pieces(sheet)] : [table(sheet), sums(sheet)]),
      ...(sheet.comment === ''
        ? []
        : [
            {
              text: [{ text: `${texts.comment}: `, bold: true }, sheet.comment],
              margin: [0, 10, 0, 0] as [number, number, number, number],
            },
          ]),
      ...(!isPayable ? [] : [room(), ...paymentPart(sheet.bill)]),
    ],
  };
  const buffer = await pdfMaker.createPdf(definition).getBuffer();
  return { fileName: fill(filed, { number }), pdf: buffer.toString('base64') };
}

/** From whom, and to whom, where the window of an envelope is. */
function head({ bill: { creditor }, vatNumber, recipient }: InvoiceSheet): Content {
  const own = [
    { text: creditor.name, bold: true, color: ink },
    fill(texts.street, { ...creditor }),
    fill(texts.place, { ...creditor }),
    ...(vatNumber === null ? [] : [vatNumber]),
  ];
  return {
    columns: [
      { width: '*', stack: own },
      { width: 220, stack: ['', '', ...recipient], margin: [0, 26, 0, 0] },
    ],
  };
}

function noticeOf({ kind, number, orderedOn, isCancelled }: InvoiceSheet): Content[] {
  const margin: [number, number, number, number] = [0, 0, 0, 10];
  if (kind === 'credit') return [{ text: fill(texts.creditOf, { number, day: orderedOn }), bold: true, margin }];
  return isCancelled ? [{ text: texts.cancelled, bold: true, margin }] : [];
}

function facts({ kind, number, day, dueOn, delivery }: InvoiceSheet): Content {
  const label = (text: string): Content => ({ text, color: '#5a676e' });
  if (kind !== 'invoice')
    return {
      columns: [
        { width: 70, stack: [label(texts.number), label(texts.date)] },
        { width: '*', stack: [number, day] },
      ],
      margin: [0, 0, 0, 14],
    };
  return {
    columns: [
      { width: 70, stack: [label(texts.number), label(texts.date), label(texts.due)] },
      { width: '*', stack: [number, day, { text: dueOn, bold: true }] },
      { width: 220, stack: [label(texts.orderedFor), ...delivery] },
    ],
    margin: [0, 0, 0, 14],
  };
}

/** What is in the parcel. */
const pieces = ({ lines }: InvoiceSheet): Content => ({
  table: {
    headerRows: 1,
    widths: [60, '*'],
    body: [
      [texts.quantity, texts.product].map((text): Content => ({ text, bold: true, color: ink })),
      ...lines.map(({ name, quantity }): Content[] => [{ text: String(quantity) }, { text: name }]),
    ],
    dontBreakRows: true,
  },
  layout: 'lightHorizontalLines',
});

function table({ lines }: InvoiceSheet): Content {
  const right = (text: string): Content => ({ text, alignment: 'right' });
  const headRow = [texts.product, texts.quantity, texts.vat, texts.price, texts.amount].map((text, index): Content => ({
    text,
    bold: true,
    color: ink,
    alignment: index === 0 ? 'left' : 'right',
  }));
  const body = lines.map(({ name, quantity, price, vatRate }): Content[] => [
    name,
    right(String(quantity)),
    right(fill(texts.rate, { rate: formatRate(vatRate) })),
    right(formatRappen(price)),
    right(formatRappen(price * quantity)),
  ]);
  return {
    table: { headerRows: 1, widths: ['*', 44, 44, 60, 66], body: [headRow, ...body], dontBreakRows: true },
    layout: 'lightHorizontalLines',
  };
}

function sums({ kind, goods, postage, total, vat }: InvoiceSheet): Content {
  const row = (label: string, amount: number, more: object = {}): Content[] => [
    { text: label, alignment: 'right', ...more },
    { text: formatRappen(amount), alignment: 'right', ...more },
  ];
  const small = { fontSize: 8, color: '#5a676e' };
  const body = [
    row(texts.goods, goods),
    row(texts.postage, postage),
    row(kind === 'credit' ? texts.credited : texts.total, total, { bold: true, fontSize: 12, color: ink }),
    ...vat.map(({ rate, net, tax }) => row(fill(texts.vatPart, { rate: formatRate(rate), net: formatRappen(net) }), tax, small)),
  ];
  return { table: { widths: ['*', 80], body }, layout: 'noBorders', margin: [0, 8, 0, 0], unbreakable: true };
}

/** Keeps the foot of a page free: what does not fit above it begins a further page. */
const room = (): Content => ({
  unbreakable: true,
  stack: [{ canvas: [{ type: 'rect', x: 0, y: 0, w: 1, h: paymentHeight - foot + 6, lineWidth: 0, lineColor: 'white' }] }],
});
