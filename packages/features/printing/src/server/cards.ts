import { brand, fill } from '@pausenplatz/kernel-contract';
import { renderSVG } from 'uqr';
import { printingLimits } from '../contract/index.ts';
import { sheetsOf } from '../rules/index.ts';
import { paperTexts } from '../texts.ts';
import { makePdf } from './make-pdf.ts';

interface PrintedCard {
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  /** Null once the pupil has chosen an own password. */
  readonly password: string | null;
  /** Its last day, in words. */
  readonly until: string | null;
  /** What the QR code says; null for people who get none. */
  readonly address: string | null;
  /** In words and in their order; null for what the card asks already, which nobody reads. */
  readonly pictures: readonly string[] | null;
}

interface CardSheets {
  readonly cards: readonly PrintedCard[];
  readonly about: { readonly className: string; readonly schoolName: string; readonly host: string };
  /** Adds a page that tells the teacher each card's pictures. */
  readonly withPictures: boolean;
}

const texts = paperTexts;
const grey = '#5b6b6a';
const ink = '#142322';
const teal = '#0b7a75';
const cardHeight = 140;
const qrSize = 86;

/** Password cards to cut out, two columns by five rows on each A4 page (R8), as base64; then the teacher's page. */
export function makeCards({ cards, about, withPictures }: CardSheets): Promise<string> {
  const sheets = sheetsOf(cards, printingLimits.cardsPerPage).map((sheet, index) => ({
    ...(index > 0 && { pageBreak: 'before' }),
    table: {
      widths: ['50%', '50%'],
      heights: cardHeight,
      dontBreakRows: true,
      body: sheetsOf(sheet, 2).map(([left, right]) => [left ? face(left, about) : '', right ? face(right, about) : '']),
    },
    layout: cutLines,
  }));
  return makePdf(
    withPictures ? [...sheets, teachersPage(cards, about.className)] : sheets,
    fill(texts.cards, { class: about.className }),
    [28, 28, 28, 20],
  );
}

/** What a child who forgot taps: stays with the teacher, and is printed here alone. */
function teachersPage(cards: readonly PrintedCard[], className: string): object {
  const head = (text: string) => ({ text, fontSize: 9, color: grey });
  const rows = cards
    .filter(({ address }) => address !== null)
    .map(({ firstName, lastName, pictures }) => [
      { text: `${firstName} ${lastName}`, fontSize: 11, bold: true, color: ink },
      {
        text: pictures ? pictures.map((name, index) => `${index + 1}. ${name}`).join('   ') : texts.pictures.kept,
        fontSize: 11,
        color: ink,
      },
    ]);
  return {
    pageBreak: 'before',
    margin: [28, 28, 28, 0],
    stack: [
      { text: fill(texts.pictures.title, { class: className }), fontSize: 17, bold: true, color: ink },
      { text: texts.pictures.lead, fontSize: 10.5, color: grey, margin: [0, 6, 0, 16] },
      {
        table: { headerRows: 1, widths: ['38%', '*'], body: [[head(texts.pictures.child), head(texts.pictures.order)], ...rows] },
        layout: { ...cutLines, vLineWidth: () => 0, hLineStyle: () => null, paddingTop: () => 6, paddingBottom: () => 6 },
      },
    ],
  };
}

const cutLines = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => '#b9c6c5',
  vLineColor: () => '#b9c6c5',
  hLineStyle: () => ({ dash: { length: 3, space: 3 } }),
  vLineStyle: () => ({ dash: { length: 3, space: 3 } }),
  paddingLeft: () => 14,
  paddingRight: () => 10,
  paddingTop: () => 12,
  paddingBottom: () => 4,
};

function face(card: PrintedCard, { className, schoolName, host }: CardSheets['about']): object {
  const line = (label: string, value: string, more: object = {}) => [
    { text: label, fontSize: 7.5, color: grey, margin: [0, 5, 0, 0] },
    { text: value, fontSize: 11, bold: true, color: ink, lineHeight: 1.05, ...more },
  ];
  const words = [
    { text: brand.name, fontSize: 8, bold: true, color: teal },
    { text: `${card.firstName} ${card.lastName}`, fontSize: 12.5, bold: true, color: ink, lineHeight: 1.05, margin: [0, 2, 0, 0] },
    { text: fill(texts.classOfSchool, { class: className, school: schoolName }), fontSize: 8, color: grey, maxHeight: 20 },
    ...line(texts.userName, card.userName),
    ...(card.password === null
      ? line(texts.password, texts.ownPassword, { italics: true, bold: false, fontSize: 9.5 })
      : line(card.until === null ? texts.password : `${texts.password}, ${fill(texts.until, { day: card.until })}`, card.password)),
  ];
  const code =
    card.address === null
      ? []
      : [{ svg: renderSVG(card.address, { border: 0, ecc: 'M' }), width: qrSize, height: qrSize, alignment: 'right' }];
  const hint = { text: `${texts.scan} ${host}`, fontSize: 6.5, color: grey, alignment: 'center', margin: [0, 4, 0, 0] };
  return {
    columns: [
      { width: '*', stack: words },
      { width: qrSize, stack: [...code, hint], margin: [0, 8, 0, 0] },
    ],
    columnGap: 12,
  };
}
