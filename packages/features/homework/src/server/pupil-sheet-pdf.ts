import { createRequire } from 'node:module';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type FeedbackType, feedbackTypes, type PlanPupil, type SheetEntry } from '../contract/index.ts';
import { homeworkTexts } from '../texts.ts';

/** What we use of the library on a server; its published types describe the browser's. */
interface PdfMaker {
  setFonts(fonts: Readonly<Record<string, unknown>>): void;
  setUrlAccessPolicy(allow: (url: string) => boolean): void;
  setLocalAccessPolicy(allow: (path: string) => boolean): void;
  createPdf(definition: TDocumentDefinitions): { getBuffer(): Promise<Buffer> };
}

interface PupilSheet {
  readonly className: string;
  readonly pupil: PlanPupil;
  readonly entries: readonly SheetEntry[];
  readonly from: string;
  readonly to: string;
}

const { sheet: texts, feedback: words } = homeworkTexts;
const require = createRequire(import.meta.url);
let maker: PdfMaker | null = null;

/** Loaded with the first sheet: most processes never write one. The fonts lie in the package, and nothing else may be read. */
function pdfMaker(): PdfMaker {
  if (maker) return maker;
  // CommonJS without types of its own for Node.
  const made = require('pdfmake') as PdfMaker;
  const fonts = require('pdfmake/fonts/Roboto.js') as Readonly<Record<string, Readonly<Record<string, string>>>>;
  const files = new Set(Object.values(fonts).flatMap((font) => Object.values(font)));
  made.setFonts(fonts);
  made.setUrlAccessPolicy(() => false);
  made.setLocalAccessPolicy((path) => files.has(path));
  maker = made;
  return made;
}

/** The sheet of one pupil as a PDF on A4, for the talk with the parents; setting it holds a thread, and runs in a worker. */
export async function setPupilSheet(sheet: PupilSheet): Promise<{ fileName: string; pdf: string }> {
  const name = `${sheet.pupil.firstName} ${sheet.pupil.lastName}`;
  const definition: TDocumentDefinitions = {
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 56],
    info: { title: fill(texts.title, { name }) },
    language: 'de-CH',
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25 },
    footer: (page, pages) => ({
      text: fill(texts.page, { page, pages }),
      alignment: 'right',
      margin: [48, 16],
      fontSize: 8,
      color: '#5a676e',
    }),
    content: [
      { text: fill(texts.title, { name }), fontSize: 20, bold: true, color: '#00595a' },
      {
        text: fill(texts.lead, { className: sheet.className, from: longDay(sheet.from), to: longDay(sheet.to) }),
        margin: [0, 2, 0, 14],
        color: '#3a464c',
      },
      ...summary(sheet.entries),
      table(sheet.entries),
    ],
  };
  const buffer = await pdfMaker().createPdf(definition).getBuffer();
  return { fileName: fill(texts.fileName, { name }), pdf: buffer.toString('base64') };
}

function summary(entries: readonly SheetEntry[]): Content[] {
  const counts = feedbackTypes.flatMap((type: FeedbackType) => {
    const count = entries.reduce((sum, entry) => sum + entry.feedback.filter((one) => one.type === type).length, 0);
    return count === 0 ? [] : [fill(texts.count, { count, type: words[type] })];
  });
  const done = entries.filter((entry) => entry.doneAt !== null).length;
  return [
    { text: texts.summary, bold: true, fontSize: 12, margin: [0, 0, 0, 4] },
    { ul: [fill(texts.doneOf, { done, assigned: entries.length }), ...counts], margin: [0, 0, 0, 14] },
  ];
}

function table(entries: readonly SheetEntry[]): Content {
  if (entries.length === 0) return { text: texts.noEntries, italics: true };
  const head = [texts.date, texts.task, texts.state, texts.feedback].map((text) => ({ text, bold: true, color: '#00595a' }));
  const body = entries.map((entry) => [
    entry.date === null ? texts.undated : longDay(entry.date),
    entry.subject === null ? entry.task : fill(homeworkTexts.feedSubject, { subject: entry.subject, task: entry.task }),
    [
      entry.doneAt === null ? texts.open : texts.done,
      ...(entry.minutes === null ? [] : [fill(texts.minutes, { minutes: entry.minutes })]),
    ].join('\n'),
    entry.feedback.map((one) => [words[one.type], one.feedback, one.author].filter((part) => part !== '').join(' · ')).join('\n'),
  ]);
  return { table: { headerRows: 1, widths: [84, '*', 60, 150], body: [head, ...body] }, layout: 'lightHorizontalLines' };
}
