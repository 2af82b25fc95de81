import { type Section, sectionsOf } from './format-code.ts';
import { sheetDate, sheetDay, showsTime } from './sheet-date.ts';
import { plainNumber, sheetNumber } from './sheet-number.ts';

const [day, minutes, seconds] = ['dd\\.mm\\.yyyy', 'hh:mm', 'hh:mm:ss'];
/** The formats that a workbook names by a number alone, as a Swiss Excel shows them (ISO 29500-1, 18.8.30). */
const known: ReadonlyMap<number, string> = new Map([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [5, '"CHF" #,##0;"CHF" -#,##0'],
  [6, '"CHF" #,##0;"CHF" -#,##0'],
  [7, '"CHF" #,##0.00;"CHF" -#,##0.00'],
  [8, '"CHF" #,##0.00;"CHF" -#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, day],
  [15, 'dd\\. mmm yy'],
  [16, 'dd\\. mmm'],
  [17, 'mmm yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, minutes],
  [21, seconds],
  [22, `${day} ${minutes}`],
  ...[27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, day] as const),
  [37, '#,##0;-#,##0'],
  [38, '#,##0;-#,##0'],
  [39, '#,##0.00;-#,##0.00'],
  [40, '#,##0.00;-#,##0.00'],
  [41, '#,##0;-#,##0;"-"'],
  [42, '"CHF" #,##0;"CHF" -#,##0;"CHF" "-"'],
  [43, '#,##0.00;-#,##0.00;"-"'],
  [44, '"CHF" #,##0.00;"CHF" -#,##0.00;"CHF" "-"'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss.0'],
  [48, '##0.0E+0'],
  [49, '@'],
]);

/** The format that a number of a workbook means; none for what is shown as it is. */
export const knownFormat = (id: number): string | null => known.get(id) ?? null;

/** A number of a cell as Excel shows it; `is1904` where days are counted as old Macs did. */
export function shownNumber(value: number, code: string | null, is1904 = false): string {
  const sections = code === null ? null : sectionsOf(code);
  const chosen = sections && sectionFor(value, sections);
  if (!chosen) return plainNumber(value);
  const { section, keepsSign } = chosen;
  if (showsTime(section.tokens)) return sheetDate(value, section.tokens, is1904) ?? '########';
  const words = sheetNumber(Math.abs(value), section.tokens);
  // What rounds to nothing has no sign either.
  return (keepsSign && value < 0 && /[1-9]/.test(words) ? `-${words}` : words).trim();
}

/**
 * A number of a cell as programs mean it: a day as YYYY-MM-DD, a time as it is shown, a number without its rounding and its thousands.
 * Noughts and points that belong to a number of somebody stay (0079, 756.1234.5678.97).
 */
export function meantNumber(value: number, code: string | null, is1904 = false): string {
  const words = shownNumber(value, code, is1904);
  const sections = code === null ? null : sectionsOf(code);
  const chosen = sections && sectionFor(value, sections);
  if (chosen && showsTime(chosen.section.tokens)) return sheetDay(value, chosen.section.tokens, is1904) ?? words;
  // What lies behind the last place that Excel keeps is none of the number.
  if (!Number.isSafeInteger(value)) return plainNumber(value);
  const isSame = !/[^\d.-]/.test(words) && Number(words.replaceAll(/\D/g, '')) === Math.abs(value);
  return isSame ? words : String(value);
}

/** A text of a cell: some formats put words around it. */
export function shownText(words: string, code: string | null): string {
  const section =
    code === null ? undefined : sectionsOf(code)?.find(({ tokens }) => tokens.some((token) => token.is === 'sign' && token.sign === '@'));
  return section ? section.tokens.map((token) => (token.is === 'words' ? token.words : token.sign === '@' ? words : '')).join('') : words;
}

function sectionFor(value: number, sections: readonly Section[]): { readonly section: Section; readonly keepsSign: boolean } | null {
  const [first, second, third] = sections;
  if (!first) return null;
  if (first.condition !== null) {
    const found = sections.find(({ condition }) => condition === null || holds(value, condition));
    return found ? { section: found, keepsSign: true } : null;
  }
  if (value < 0 && second) return { section: second, keepsSign: false };
  if (value === 0 && third) return { section: third, keepsSign: false };
  return { section: first, keepsSign: true };
}

function holds(value: number, condition: string): boolean {
  const [, sign = '', words = ''] = /^(<=|>=|<>|<|>|=)(-?[\d.]+)$/.exec(condition) ?? [];
  const bound = Number(words);
  switch (sign) {
    case '<':
      return value < bound;
    case '<=':
      return value <= bound;
    case '>':
      return value > bound;
    case '>=':
      return value >= bound;
    case '=':
      return value === bound;
    default:
      return sign === '<>' && value !== bound;
  }
}
