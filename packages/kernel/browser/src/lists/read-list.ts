import { type Delimiter, guessDelimiter } from '@pausenplatz/kernel-format/guess-delimiter';
import { decodeText, type TextEncoding } from './decode-text.ts';

/** A list as it was found: cells of text, and what was guessed about them. */
export interface ReadList {
  readonly fileName: string;
  readonly cells: readonly (readonly string[])[];
  readonly encoding: TextEncoding | null;
  readonly delimiter: Delimiter | null;
}

export type ReadProblem = 'wrongFile' | 'tooLarge' | 'unreadable' | 'nothing';

const largestBytes = 5 * 1024 * 1024;

/** Endings of the lists that can be read, for the browser's own chooser. */
export const listEndings = '.csv,.xlsx,.txt,.tsv';

/** Reads a CSV or XLSX file in the browser; nothing of it leaves the device. */
export async function readFile(file: File): Promise<ReadList | ReadProblem> {
  if (file.size > largestBytes) return 'tooLarge';
  if (/\.xlsx$/i.test(file.name)) return readWorkbook(file);
  if (!/\.(csv|txt|tsv)$/i.test(file.name)) return 'wrongFile';
  const { text, encoding } = decodeText(new Uint8Array(await file.arrayBuffer()));
  return readText(text, file.name, encoding);
}

/** Reads a list that was pasted, or the text of a file. */
export async function readText(text: string, fileName: string, encoding: TextEncoding | null = null): Promise<ReadList | ReadProblem> {
  const { default: papa } = await import('papaparse');
  const delimiter = guessDelimiter(text);
  const { data } = papa.parse<string[]>(text, { delimiter, skipEmptyLines: false });
  return data.some((row) => row.some((cell) => cell.trim() !== '')) ? { fileName, cells: data, encoding, delimiter } : 'nothing';
}

/** Cells as the text that `readText` reads as the same cells: with tabulators, as spreadsheets copy. */
export async function textOf(cells: readonly (readonly string[])[]): Promise<string> {
  const { default: papa } = await import('papaparse');
  return papa.unparse(
    cells.map((row) => [...row]),
    { delimiter: '\t', newline: '\n' },
  );
}

async function readWorkbook(file: File): Promise<ReadList | ReadProblem> {
  try {
    const { readSheet } = await import('read-excel-file/browser');
    const rows = await readSheet(file);
    const cells = rows.map((row) => row.map(asText));
    return cells.some((row) => row.some((cell) => cell !== ''))
      ? { fileName: file.name, cells, encoding: null, delimiter: null }
      : 'nothing';
  } catch {
    return 'unreadable';
  }
}

/** A date in a workbook is a moment at midnight UTC; the day is all that it means. */
function asText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}
