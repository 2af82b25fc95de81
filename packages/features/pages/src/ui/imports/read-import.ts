import { loadWordMarkup } from '@pausenplatz/documents/ui/word-markup';
import { decodeText, readFile } from '@pausenplatz/kernel-browser/lists';
import { boardMarkup } from '../../rules/board-markup.ts';
import type { Losses } from '../text-editor/paste/losses.ts';
import { blocksOfMarkup } from './blocks-of-markup.ts';
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
}

export type ImportProblem = 'wrongFile' | 'tooLarge' | 'unreadable' | 'nothing' | 'noBoard';

export const importEndings = '.docx,.csv,.tsv,.xlsx,.zip,.html,.htm';
const largestBytes = 25 * 1024 * 1024;
const nameless = (name: string) =>
  name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
const types = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp' } as const;

/** Reads a file in the browser; nothing of it leaves the device before somebody makes a page of it. */
export async function readImport(file: File): Promise<ReadImport | ImportProblem> {
  if (file.size > largestBytes) return 'tooLarge';
  try {
    return await readByEnding(file, new Map());
  } catch {
    return 'unreadable';
  }
}

/** Reads what somebody copied on a website or in a program. */
export function readCopied(markup: string, words: string): ReadImport | ImportProblem {
  const paragraphs = words.split(/\n+/).map((part) => Object.assign(document.createElement('p'), { textContent: part }).outerHTML);
  return asImport('', markup.trim() === '' ? paragraphs.join('') : markup);
}

async function readByEnding(file: File, beside: ReadonlyMap<string, Uint8Array>): Promise<ReadImport | ImportProblem> {
  const title = nameless(file.name);
  const ending = /\.(\w+)$/.exec(file.name.toLowerCase())?.[1] ?? '';
  switch (ending) {
    case 'docx': {
      const wordMarkup = await loadWordMarkup();
      return asImport(title, await wordMarkup(await file.arrayBuffer()));
    }
    case 'html':
    case 'htm': {
      // Word and old browsers still write the old Windows page.
      const page = new DOMParser().parseFromString(decodeText(new Uint8Array(await file.arrayBuffer())).text, 'text/html');
      for (const image of page.querySelectorAll('img')) takeAlong(image, beside);
      return asImport(page.title.trim() || title, page.documentElement.outerHTML);
    }
    case 'csv':
    case 'tsv':
    case 'xlsx':
      return readBoard(file, beside);
    case 'zip':
      return readArchive(file);
    default:
      return 'wrongFile';
  }
}

async function readBoard(file: File, beside: ReadonlyMap<string, Uint8Array>): Promise<ReadImport | ImportProblem> {
  const list = await readFile(file);
  if (typeof list === 'string') return list;
  const board = boardMarkup(list.cells, (name) => addressOf(name, beside));
  if (!board) return 'noBoard';
  const read = asImport(nameless(file.name), board.markup);
  return typeof read === 'string' ? read : { ...read, leftOut: board.leftOut };
}

/** The one list or document of an archive, with the pictures that it names. */
async function readArchive(archive: File): Promise<ReadImport | ImportProblem> {
  const files = await unpacked(new Uint8Array(await archive.arrayBuffer()));
  if (!files) return 'unreadable';
  const main = [...files].find(([name]) => /\.(csv|tsv|xlsx|docx|html?)$/i.test(name));
  if (!main) return 'nothing';
  const [name, content] = main;
  const read = await readByEnding(new File([new Uint8Array(content)], name), files);
  return typeof read === 'string' ? read : { ...read, title: nameless(archive.name) };
}

/** A website in an archive names its pictures by their place in it, with its blanks written as in addresses. */
function takeAlong(image: HTMLImageElement, beside: ReadonlyMap<string, Uint8Array>): void {
  const name = image.getAttribute('src') ?? '';
  const file = addressOf(name, beside) ?? addressOf(name.replaceAll('%20', ' '), beside);
  if (file !== null) image.src = file;
}

/** A picture that came along, written out in an address. */
function addressOf(name: string, beside: ReadonlyMap<string, Uint8Array>): string | null {
  const content = beside.get(name.split('/').at(-1) ?? '');
  const ending = Object.entries(types).find(([one]) => name.toLowerCase().endsWith(`.${one}`));
  if (!content || !ending) return null;
  const letters = Array.from(content, (byte) => String.fromCodePoint(byte)).join('');
  return `data:${ending[1]};base64,${btoa(letters)}`;
}

function asImport(title: string, markup: string): ReadImport | ImportProblem {
  const { blocks, losses } = blocksOfMarkup(markup);
  const [first] = blocks;
  if (!first) return 'nothing';
  return { title: title || (first.kind === 'title' ? first.text : ''), blocks, losses, leftOut: [] };
}
