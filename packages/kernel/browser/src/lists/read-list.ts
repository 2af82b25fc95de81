import { type Delimiter, guessDelimiter, saidDelimiter } from '@pausenplatz/kernel-format/guess-delimiter';
import { decodeText, decodeTextAs, type TextEncoding } from './decode-text.ts';
import { readingsOf, type Reading } from './readings.ts';

type Cells = readonly (readonly string[])[];

/** A list as it was found: cells of text, and what was guessed about them. */
export interface ReadList {
  readonly fileName: string;
  readonly cells: Cells;
  readonly encoding: TextEncoding | null;
  readonly delimiter: Delimiter | null;
  /** How else its bytes can be read, as far as that makes other words; none where nothing is to be chosen. */
  readonly readings: readonly Reading[];
  /** Its letters are nothing but a guess: somebody has to look. */
  readonly isGuess: boolean;
  /** Sheets of a workbook in which something stands, and which of them this is. */
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  /** What somebody has hidden in the workbook, and is not in the list. */
  readonly hidden: { readonly rows: number; readonly columns: number };
}

export type ReadProblem = 'wrongFile' | 'tooLarge' | 'unreadable' | 'nothing';

interface ReadOptions {
  /** As somebody chose it; guessed otherwise. */
  readonly encoding?: TextEncoding;
  readonly sheet?: string;
  /** Of several sheets the first that is wanted is read. */
  readonly wants?: (cells: Cells) => boolean;
}

const largestBytes = 5 * 1024 * 1024;

/** Endings of the lists that can be read, for the browser's own chooser. */
export const listEndings = '.csv,.xlsx,.txt,.tsv';

/** Reads a CSV or XLSX file in the browser; nothing of it leaves the device. */
export async function readFile(file: File, options: ReadOptions = {}): Promise<ReadList | ReadProblem> {
  if (file.size > largestBytes) return 'tooLarge';
  if (/\.xlsx$/i.test(file.name)) return readExcel(file, options);
  if (!/\.(csv|txt|tsv)$/i.test(file.name)) return 'wrongFile';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { text, encoding, isGuess } = options.encoding
    ? { text: decodeTextAs(bytes, options.encoding), encoding: options.encoding, isGuess: false }
    : decodeText(bytes);
  const list = await readText(text, file.name, encoding);
  return typeof list === 'string' ? list : { ...list, isGuess, readings: readingsOf(bytes, encoding, text) };
}

/** Reads a list that was pasted, or the text of a file. */
export async function readText(given: string, fileName: string, encoding: TextEncoding | null = null): Promise<ReadList | ReadProblem> {
  const { default: papa } = await import('papaparse');
  // Some programs put one mark of a beginning before another.
  const text = given.replace(/^\uFEFF+/, '');
  const said = saidDelimiter(text);
  const delimiter = said?.delimiter ?? guessDelimiter(text);
  const { data } = papa.parse<string[]>(said?.rest ?? text, { delimiter, skipEmptyLines: false });
  // Lines are counted as people see them.
  const cells = said ? [[], ...data] : data;
  return isFilled(cells) ? { ...alone, fileName, cells, encoding, delimiter } : 'nothing';
}

/** Cells as the text that `readText` reads as the same cells: with tabulators, as spreadsheets copy. */
export async function textOf(cells: Cells): Promise<string> {
  const { default: papa } = await import('papaparse');
  return papa.unparse(
    cells.map((row) => [...row]),
    { delimiter: '\t', newline: '\n' },
  );
}

const alone = { readings: [], isGuess: false, sheets: [], sheet: null, hidden: { rows: 0, columns: 0 } } as const;
const isFilled = (cells: Cells) => cells.some((row) => row.some((cell) => cell.trim() !== ''));

async function readExcel(file: File, { sheet: wanted, wants = () => true }: ReadOptions): Promise<ReadList | ReadProblem> {
  try {
    const { readSheets } = await import('./read-sheets.ts');
    const all = readSheets(await file.arrayBuffer()).filter(({ cells }) => isFilled(cells));
    const sheet = all.find(({ name }) => name === wanted) ?? all.find(({ cells }) => wants(cells)) ?? all[0];
    if (!sheet) return 'nothing';
    if (!sheet.isWhole) return 'tooLarge';
    const { name, cells, hidden } = sheet;
    const sheets = all.map((one) => one.name);
    return { ...alone, fileName: file.name, cells, encoding: null, delimiter: null, sheets, sheet: name, hidden };
  } catch {
    return 'unreadable';
  }
}
