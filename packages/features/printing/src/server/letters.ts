import { fill } from '@pausenplatz/kernel-contract';
import { fillLetter, type LetterPart, partsOfLetter } from '../rules/index.ts';
import type { LetterFact } from '../contract/index.ts';
import { paperTexts } from '../texts.ts';
import { makePdf } from './make-pdf.ts';

interface LetterTemplate {
  readonly title: string;
  readonly body: string;
}

type LetterFacts = Readonly<Record<LetterFact, string>>;

interface Letters {
  readonly children: readonly LetterFacts[];
  readonly template: LetterTemplate;
  readonly about: { readonly className: string };
}

// Half an A4 page: folded there, a letter fits the usual Swiss envelope (C5).
const foldMark = { canvas: [{ type: 'line', x1: 16, y1: 421, x2: 30, y2: 421, lineWidth: 0.5, lineColor: '#b9c6c5' }] };

/** One letter for each child, each beginning on a page of its own, as base64. */
export function makeLetters({ children, template, about }: Letters): Promise<string> {
  const letters = children.map((facts, index) => ({
    ...(index > 0 && { pageBreak: 'before' }),
    stack: [
      {
        columns: [
          { text: facts.schule, bold: true },
          { text: facts.datum, alignment: 'right' },
        ],
        color: '#5b6b6a',
        fontSize: 10,
      },
      { text: fillLetter(template.title, facts), fontSize: 17, bold: true, color: '#142322', margin: [0, 48, 0, 18] },
      ...partsOfLetter(template.body, facts).map(set),
    ],
  }));
  return makePdf(letters, fill(paperTexts.letters, { class: about.className }), [71, 64, 71, 64], foldMark);
}

/** A line of the letter, or the facts as a small table on a tinted ground. */
function set(part: LetterPart): object {
  if (part.kind === 'text') return { text: part.text === '' ? ' ' : part.text, fontSize: 11.5, lineHeight: 1.35 };
  return {
    table: {
      widths: [92, '*'],
      body: part.rows.map(({ label, value }) => [
        { text: label, color: '#5b6b6a', fontSize: 10, margin: [0, 1.5, 0, 0] },
        { text: value === '' ? ' ' : value, bold: true, fontSize: 12, color: '#142322' },
      ]),
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      fillColor: () => '#eaf4f3',
      paddingLeft: (column: number) => (column === 0 ? 14 : 4),
      paddingRight: () => 10,
      paddingTop: (row: number) => (row === 0 ? 10 : 3),
      paddingBottom: (row: number) => (row === part.rows.length - 1 ? 8 : 2),
    },
  };
}
