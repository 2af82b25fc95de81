import { plainWords } from '@pausenplatz/kernel-format';
import { atozLimits } from '../contract/atoz-limits.ts';

export interface PastedEntry {
  readonly term: string;
  readonly text: string;
}

interface PastedEntries {
  readonly fresh: readonly PastedEntry[];
  /** Stand there already, or came twice. */
  readonly known: number;
  /** Would be more than a block holds. */
  readonly leftOut: number;
}

/** Whether a text is a list for the register and no single word: several lines, or columns of a spreadsheet. */
export const isListOfEntries = (text: string): boolean => /[\n\t]/.test(text.trim());

/** Whether a list has columns; without any, each of its lines is a term. */
export const hasColumns = (text: string): boolean => /[\t;]/.test(text);

/** Entries of a list, the term in its first column and what explains it in the second; a heading above them is none. */
export function pastedEntries(cells: readonly (readonly string[])[], there: readonly { readonly term: string }[]): PastedEntries {
  const rows = cells.map(([term = '', text = '']) => ({ term: cut(term, atozLimits.term), text: cut(text, atozLimits.text) }));
  const list = rows.filter(({ term }, at) => term !== '' && !(at === 0 && heading.test(term)));
  const seen = new Set(there.map(({ term }) => keyOf(term)));
  const fresh = list.filter(({ term }) => {
    const isNew = !seen.has(keyOf(term));
    seen.add(keyOf(term));
    return isNew;
  });
  const room = Math.max(0, atozLimits.entries - there.length);
  return { fresh: fresh.slice(0, room), known: list.length - fresh.length, leftOut: Math.max(0, fresh.length - room) };
}

const heading = /^(?:begriff|wort|wörter|begriffe|stichwort)$/i;

const keyOf = (term: string): string => plainWords(term).join(' ') || term;

/** Without the breaks of a cell, and no longer than an entry may be. */
const cut = (words: string, maximum: number): string => words.trim().replaceAll(/\s+/gu, ' ').slice(0, maximum);
