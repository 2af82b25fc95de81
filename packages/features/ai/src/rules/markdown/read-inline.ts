import { safeUrl } from '@pausenplatz/kernel-contract';
import type { RichTextInline, RichTextMark } from '@pausenplatz/pages/contract';
import { readFormula } from './read-formula.ts';

type Marks = readonly RichTextMark[];

/** Signs around words, the longer ones first. */
const pairs: readonly (readonly [sign: string, mark: RichTextMark['type'] & ('bold' | 'italic' | 'strike')])[] = [
  ['**', 'bold'],
  ['__', 'bold'],
  ['~~', 'strike'],
  ['*', 'italic'],
  ['_', 'italic'],
];
const formulas: readonly (readonly [open: string, close: string])[] = [
  ['$$', '$$'],
  ['\\[', '\\]'],
  ['\\(', '\\)'],
  ['$', '$'],
];
/** A formula, a link or a piece of code in a line is no longer than this; so nothing is searched for far away, again and again. */
const reach = 400;
const deepest = 4;

/** Words of one paragraph with their marks, links, code and formulas. What is not closed stands as it was written. */
export function readInline(text: string, marks: Marks = [], depth = 0): RichTextInline[] {
  const found: RichTextInline[] = [];
  let plain = '';
  const flush = () => {
    if (plain !== '') found.push(words(plain, marks));
    plain = '';
  };
  let at = 0;
  while (at < text.length) {
    const special = /[\\`$[*_~\n]/.test(text[at] ?? '') ? specialAt(text, at, { marks, depth }) : null;
    if (special) {
      flush();
      found.push(...special.nodes);
      at = special.end;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  flush();
  return found;
}

interface Around {
  readonly marks: Marks;
  readonly depth: number;
}
interface Special {
  readonly nodes: RichTextInline[];
  readonly end: number;
}

function specialAt(text: string, at: number, around: Around): Special | null {
  const sign = text[at];
  if (sign === '\n') return { nodes: [{ type: 'hardBreak' }], end: at + 1 };
  if (sign === '`') return codeAt(text, at, around);
  if (sign === '[') return linkAt(text, at, around);
  if (sign === '$' || sign === '\\') return formulaAt(text, at, around) ?? escapedAt(text, at, around);
  return pairAt(text, at, around);
}

function words(text: string, marks: Marks): RichTextInline {
  return { type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) };
}

/** Where a sign closes, within reach; -1 where it does not. */
function closing(text: string, sign: string, from: number): number {
  const end = text.slice(from, from + reach).indexOf(sign);
  return end < 1 ? -1 : from + end;
}

function codeAt(text: string, at: number, { marks }: Around): Special | null {
  const end = closing(text, '`', at + 1);
  return end === -1 ? null : { nodes: [words(text.slice(at + 1, end), [...marks, { type: 'code' }])], end: end + 1 };
}

function linkAt(text: string, at: number, { marks, depth }: Around): Special | null {
  const middle = closing(text, '](', at + 1);
  const end = middle === -1 ? -1 : closing(text, ')', middle + 2);
  if (end === -1) return null;
  const href = safeUrl(text.slice(middle + 2, end).trim());
  const label = text.slice(at + 1, middle);
  // A model may name any address; only those that a page may link become a link, and nothing is loaded from any.
  const linked: Marks = href === null ? marks : [...marks, { type: 'link', attrs: { href } }];
  return { nodes: depth < deepest ? readInline(label, linked, depth + 1) : [words(label, linked)], end: end + 1 };
}

function formulaAt(text: string, at: number, { marks }: Around): Special | null {
  const kind = formulas.find(([open]) => text.startsWith(open, at));
  if (!kind) return null;
  const [open, close] = kind;
  const from = at + open.length;
  const end = closing(text, close, from);
  if (end === -1) return null;
  const latex = text.slice(from, end).trim();
  // «5 $ und 7 $» are dollars.
  if (open === '$' && (/^\s|\s$/.test(text.slice(from, end)) || /\d/.test(text[end + 1] ?? ''))) return null;
  const tree = latex === '' ? null : readFormula(latex);
  const node: RichTextInline = tree ? { type: 'formula', attrs: { latex, tree } } : words(latex || open, [...marks, { type: 'code' }]);
  return { nodes: [node], end: end + close.length };
}

function escapedAt(text: string, at: number, { marks }: Around): Special | null {
  const next = text[at + 1] ?? '';
  return text[at] === '\\' && /[\\`*_{}[\]()#+.!|$~>-]/.test(next) ? { nodes: [words(next, marks)], end: at + 2 } : null;
}

function pairAt(text: string, at: number, { marks, depth }: Around): Special | null {
  const pair = pairs.find(([sign]) => text.startsWith(sign, at));
  if (!pair || depth >= deepest) return null;
  const [sign, mark] = pair;
  const from = at + sign.length;
  const end = closing(text, sign, from);
  // `3 * 4 * 5` is a calculation, `wort_teil_wort` one word.
  if (end === -1 || /\s/.test(text[from] ?? ' ') || /\s/.test(text[end - 1] ?? ' ')) return null;
  if (sign === '_' && (/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') || /[\p{L}\p{N}]/u.test(text[end + 1] ?? ''))) return null;
  return { nodes: readInline(text.slice(from, end), [...marks, { type: mark }], depth + 1), end: end + sign.length };
}
