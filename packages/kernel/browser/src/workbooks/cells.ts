import { knownFormat, meantNumber, shownNumber, shownText } from '@pausenplatz/kernel-format/sheet';
import { elements } from './xml.ts';

export interface ReadCell {
  /** As Excel shows it. */
  readonly words: string;
  readonly isNumber: boolean;
  /** As lists mean it: days as YYYY-MM-DD, numbers without what makes them pretty; as shown where that is the same. */
  readonly meant: string;
}

export type CellReader = (cell: Element) => ReadCell;

interface Parts {
  readonly strings: Document | null;
  readonly styles: Document | null;
  readonly is1904: boolean;
}

/** Reads cells of a workbook: words that several of them share lie in one place of it, formats in another. */
export function cellReader({ strings, styles, is1904 }: Parts): CellReader {
  const shared = (strings ? elements(strings, 'si') : []).map(wordsOf);
  const own = new Map(
    (styles ? elements(styles, 'numFmt') : []).map(
      (one) => [Number(one.getAttribute('numFmtId')), one.getAttribute('formatCode')] as const,
    ),
  );
  const formats = [...(styles ? (elements(styles, 'cellXfs')[0]?.children ?? []) : [])].map((one) => {
    const id = Number(one.getAttribute('numFmtId') ?? 0);
    return own.get(id) ?? knownFormat(id);
  });
  return (cell) => {
    const format = formats[Number(cell.getAttribute('s') ?? 0)] ?? null;
    const value = [...cell.children].find(({ localName }) => localName === 'v')?.textContent ?? '';
    const text = (words: string): ReadCell => asShown(shownText(words, format));
    switch (cell.getAttribute('t') ?? 'n') {
      case 's':
        return text(shared[Number(value)] ?? '');
      case 'inlineStr':
        return text(wordsOf(cell));
      case 'b':
        return asShown(value === '1' ? 'WAHR' : 'FALSCH');
      case 'd':
        return { ...asShown(dayWords(value)), meant: value.slice(0, 10) };
      case 'n': {
        const number = Number(value);
        if (value.trim() === '' || !Number.isFinite(number)) return asShown(value);
        const words = shownNumber(number, format, is1904);
        // Programs that leave the look of a cell out mean its number, whatever look the first of the workbook is.
        const meant = meantNumber(number, cell.hasAttribute('s') ? format : null, is1904);
        return { words, isNumber: true, meant };
      }
      default:
        return text(value);
    }
  };
}

const asShown = (words: string): ReadCell => ({ words, isNumber: false, meant: words });

/** Words of several looks are one text; how they are read aloud is none of it. */
const wordsOf = (element: Element): string =>
  elements(element, 't')
    .filter((text) => text.parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent)
    .join('');

/** A day as it is written in some workbooks: 2026-12-31, mostly with a time of nothing. */
function dayWords(value: string): string {
  const [, year, month, day, time = ''] = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/.exec(value) ?? [];
  if (year === undefined) return value;
  return `${day}.${month}.${year}${time === '' || time === '00:00' ? '' : ` ${time}`}`;
}
