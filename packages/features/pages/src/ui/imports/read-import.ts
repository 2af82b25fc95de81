import { loadWordMarkup } from '@pausenplatz/documents/ui/word-markup';
import { decodeText, readFile } from '@pausenplatz/kernel-browser/lists';
import { readWorkbook } from '@pausenplatz/kernel-browser/workbooks';
import { type Board, boardMarkup } from '../../rules/board-markup.ts';
import { mainDocument } from '../../rules/named-file.ts';
import { type Losses, sumOfLosses } from '../text-editor/paste/losses.ts';
import { blocksOfMarkup, picturesToRead } from './blocks-of-markup.ts';
import { type FilesBeside, filesBeside, takePicturesAlong } from './files-beside.ts';
import type { ImportedBlock } from './imported-block.ts';
import { unpacked } from './unpack.ts';

/** Something from elsewhere, as blocks that nobody has made yet. */
export interface ReadImport {
  /** For the new page. */
  readonly title: string;
  readonly blocks: readonly ImportedBlock[];
  readonly losses: Losses;
  /** Columns of a board that do not come over. */
  readonly leftOut: readonly string[];
  /** Sheets of a workbook of which nothing comes over. */
  readonly sheets: readonly string[];
  /** Pictures that are named and did not come along. */
  readonly missing: readonly string[];
  /** Cards of a board that were put away. */
  readonly archived: number;
  /** Files of an archive of which nothing comes over. */
  readonly unused: readonly string[];
}

export type ImportProblem = 'wrongFile' | 'tooLarge' | 'tooMuch' | 'unreadable' | 'nothing' | 'noBoard';

export const importEndings = '.docx,.csv,.tsv,.xlsx,.zip,.html,.htm';
const largestBytes = 25 * 1024 * 1024;
const nameless = (name: string) =>
  name
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();

/** Reads a file in the browser; nothing of it leaves the device before somebody makes a page of it. */
export async function readImport(file: File): Promise<ReadImport | ImportProblem> {
  if (file.size > largestBytes) return 'tooLarge';
  try {
    return await readByEnding(file, filesBeside(new Map(), file.name));
  } catch {
    return 'unreadable';
  }
}

/** Reads what somebody copied on a website or in a program. */
export function readCopied(markup: string, words: string): ReadImport | ImportProblem {
  const paragraphs = words.split(/\n+/).map((part) => Object.assign(document.createElement('p'), { textContent: part }).outerHTML);
  return asImport('', markup.trim() === '' ? paragraphs.join('') : markup);
}

async function readByEnding(file: File, beside: FilesBeside): Promise<ReadImport | ImportProblem> {
  const title = nameless(file.name);
  const ending = /\.(\w+)$/.exec(file.name.toLowerCase())?.[1] ?? '';
  switch (ending) {
    case 'docx': {
      const wordMarkup = await loadWordMarkup();
      const { markup, losses } = await wordMarkup(await file.arrayBuffer());
      return withLosses(asImport(title, markup), losses);
    }
    case 'html':
    case 'htm': {
      // Word and old browsers still write the old Windows page.
      const page = new DOMParser().parseFromString(decodeText(new Uint8Array(await file.arrayBuffer())).text, 'text/html');
      const missing = takePicturesAlong(picturesToRead(page.body), beside);
      return withNames(asImport(page.title.trim() || title, page.documentElement.outerHTML), { missing });
    }
    case 'csv':
    case 'tsv':
      return readBoard(file, beside);
    case 'xlsx':
      return readSheets(file, beside);
    case 'zip':
      return readArchive(file);
    default:
      return 'wrongFile';
  }
}

async function readBoard(file: File, beside: FilesBeside): Promise<ReadImport | ImportProblem> {
  const list = await readFile(file);
  if (typeof list === 'string') return list;
  const board = boardMarkup(list.cells, beside.addressOf);
  return board ? ofBoard(file.name, board) : 'noBoard';
}

/** As much of a sheet as could ever fit onto a page. */
const sheetBounds = { rows: 2_000, columns: 100 };

/** The first sheet that is a board, as Excel shows it; other sheets stay behind, as does what is hidden. */
async function readSheets(file: File, beside: FilesBeside): Promise<ReadImport | ImportProblem> {
  const { sheets, hiddenSheets } = readWorkbook(await file.arrayBuffer(), sheetBounds);
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  for (const sheet of filled) {
    const cells = sheet.rows.map((row) => row.cells.map(({ words }) => words));
    const board = boardMarkup(cells, beside.addressOf);
    if (!board) continue;
    const others = filled.filter((one) => one !== sheet).map(({ name }) => name);
    const read = withNames(ofBoard(file.name, board), { sheets: [...others, ...hiddenSheets] });
    const { hiddenRows, hiddenColumns, comments, drawings } = sheet;
    return withLosses(read, { hidden: hiddenRows + hiddenColumns, comments, drawings });
  }
  return filled.length === 0 ? 'nothing' : 'noBoard';
}

const ofBoard = (fileName: string, { markup, leftOut, missing, archived }: Board): ReadImport | ImportProblem =>
  withNames(asImport(nameless(fileName), markup), { leftOut, missing, archived });

/** The one list or document of an archive, with the pictures that it names. */
async function readArchive(archive: File): Promise<ReadImport | ImportProblem> {
  const read = await unpacked(new Uint8Array(await archive.arrayBuffer()));
  if (typeof read === 'string') return read;
  const path = mainDocument(read.files.keys());
  const content = path === null ? undefined : read.files.get(path);
  if (path === null || !content) return 'nothing';
  const beside = filesBeside(read.files, path);
  const found = await readByEnding(new File([new Uint8Array(content)], path), beside);
  if (typeof found === 'string') return found;
  return { ...found, title: nameless(archive.name), unused: [...beside.unused(), ...read.others] };
}

function withNames(
  read: ReadImport | ImportProblem,
  names: Partial<Omit<ReadImport, 'title' | 'blocks' | 'losses'>>,
): ReadImport | ImportProblem {
  return typeof read === 'string' ? read : { ...read, ...names };
}

/** What was lost on the way to markup, beside what markup loses. */
function withLosses(read: ReadImport | ImportProblem, before: Losses): ReadImport | ImportProblem {
  return typeof read === 'string' ? read : { ...read, losses: sumOfLosses(read.losses, before) };
}

function asImport(title: string, markup: string): ReadImport | ImportProblem {
  const { blocks, losses } = blocksOfMarkup(markup);
  const [first] = blocks;
  if (!first) return 'nothing';
  return {
    title: title || (first.kind === 'title' ? first.text : ''),
    blocks,
    losses,
    leftOut: [],
    sheets: [],
    missing: [],
    archived: 0,
    unused: [],
  };
}
