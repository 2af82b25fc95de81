import type * as z from 'zod/mini';
import { formula, type FormulaNode, formulaTags, type FormulaTag, isFormulaAttribute } from '../../contract/formula.ts';
import { latexOfTree } from '../../rules/latex-of-tree.ts';

/** Parts inside of parts; a request holds so many levels, and a text around them. */
const mostLevels = 10;
type Part = FormulaNode | string;
const tags = new Map<string, FormulaTag>(formulaTags.map((tag) => [tag, tag]));
/** What holds words and no parts. */
const wordTags: ReadonlySet<string> = new Set(['mi', 'mn', 'mo', 'mtext']);
/** Each of their parts has its meaning by its place. */
const byPlace: ReadonlySet<string> = new Set(['msup', 'msub', 'msubsup', 'mfrac', 'mroot', 'mover', 'munder', 'munderover']);
/** Other forms of the same, and places where lines would meet. */
const unspoken: ReadonlySet<string> = new Set(['annotation', 'annotation-xml', 'maligngroup', 'malignmark', 'none', 'mprescripts']);

/** How a formula looks that stands in markup, of ours or of a website; null where there is none, or where a part of it would be lost. */
export function treeOfMarkup(math: ParentNode): FormulaNode | null {
  try {
    const parts = [...math.children].flatMap((child) => partsOf(child));
    const [only] = parts;
    if (parts.length === 1 && only?.tag === 'mrow') return only;
    return parts.length === 0 ? null : { tag: 'mrow', content: parts };
  } catch (error) {
    if (error instanceof UnknownPart) return null;
    throw error;
  }
}

/** The same with what was typed, as whoever wrote the markup left it, or as it would be typed; null where a page could not hold it. */
export function formulaOfMarkup(math: Element): z.output<typeof formula> | null {
  const tree = treeOfMarkup(math);
  if (!tree || !isFlatEnough(tree)) return null;
  return formula.safeParse({ latex: (typedIn(math) ?? latexOfTree(tree)).trim(), tree }).data ?? null;
}

/** LaTeX beside a formula in markup. */
export const typedIn = (math: Element): string | null =>
  math.getAttribute('data-latex') ??
  math.querySelector('annotation[encoding="application/x-tex"]')?.textContent ??
  math.getAttribute('alttext');

export const isFlatEnough = ({ content }: FormulaNode, levels = mostLevels): boolean =>
  levels > 0 && content.every((part) => typeof part === 'string' || isFlatEnough(part, levels - 1));

class UnknownPart extends Error {}

const row = (content: readonly Part[]): FormulaNode => ({ tag: 'mrow', content: [...content] });
const sign = (words: string): FormulaNode => ({ tag: 'mo', content: [words] });
/** Each child as one part, an empty one where it is nothing. */
const each = (element: Element): readonly FormulaNode[] =>
  [...element.children].filter(({ localName }) => !unspoken.has(localName)).map(oneOf);

function oneOf(element: Element): FormulaNode {
  const parts = partsOf(element);
  const [only] = parts;
  return parts.length === 1 && only ? only : row(parts);
}

/** Older and rarer parts in those that pages draw. */
const foreign: Readonly<Record<string, (element: Element) => readonly FormulaNode[]>> = {
  semantics: (element) => each(element).slice(0, 1),
  math: each,
  merror: (element) => [row(each(element))],
  maction: (element) => each(element).slice(...selected(element)),
  mfenced: (element) => [fenced(element)],
  ms: (element) => [
    { tag: 'mtext', content: [`${element.getAttribute('lquote') ?? '"'}${wordsOf(element)}${element.getAttribute('rquote') ?? '"'}`] },
  ],
  mglyph: (element) => [{ tag: 'mtext', content: [element.getAttribute('alt') ?? fail('mglyph')] }],
  // Its first cell is the number of the line.
  mlabeledtr: (element) => {
    const [label, ...cells] = each(element);
    return [{ tag: 'mtr', content: label ? [...cells, label] : cells }];
  },
  mmultiscripts: (element) => [withScripts(element)],
};

function partsOf(element: Element): readonly FormulaNode[] {
  const name = element.localName;
  if (unspoken.has(name)) return [];
  const tag = tags.get(name);
  if (!tag) return foreign[name]?.(element) ?? fail(name);
  const content = wordTags.has(tag) ? [wordsOf(element)].filter((words) => words !== '') : contentOf(element);
  const [only] = content;
  // A row around a single part says nothing.
  if (tag === 'mrow' && content.length === 1 && typeof only === 'object') return [only];
  const attrs = Object.fromEntries(
    [...element.attributes].map(({ name: key, value }) => [key, value] as const).filter(([key, value]) => isFormulaAttribute(key, value)),
  );
  return [{ tag, ...(Object.keys(attrs).length > 0 && { attrs }), content }];
}

/** Words between parts are of the formula too, whoever forgot the tag around them. */
function contentOf(element: Element): Part[] {
  return [...element.childNodes].flatMap((child): readonly Part[] => {
    if (child instanceof Text) return [trimmed(child.data)].filter((words) => words !== '');
    if (!(child instanceof Element) || unspoken.has(child.localName)) return [];
    return byPlace.has(element.localName) ? [oneOf(child)] : partsOf(child);
  });
}

const wordsOf = (element: Element): string =>
  trimmed(
    [...element.childNodes]
      .map((child) =>
        child instanceof Element && child.localName === 'mglyph'
          ? (child.getAttribute('alt') ?? fail('mglyph'))
          : child instanceof Comment
            ? ''
            : (child.textContent ?? ''),
      )
      .join(''),
  );

/** Between tags, spaces and lines are of the markup; thin and wide ones are of the formula. */
const trimmed = (words: string): string => words.replaceAll(/^[ \t\n]+|[ \t\n]+$/g, '');

function fail(name: string): never {
  throw new UnknownPart(name);
}

function selected(element: Element): [number, number] {
  const at = Number(element.getAttribute('selection') ?? 1) - 1;
  return [at, at + 1];
}

function fenced(element: Element): FormulaNode {
  const between = (element.getAttribute('separators') ?? ',').replaceAll(/\s/g, '');
  const inner = each(element).flatMap((one, at) =>
    at === 0 || between === '' ? [one] : [sign(between[Math.min(at, between.length) - 1] ?? ','), one],
  );
  const around = [element.getAttribute('open') ?? '(', element.getAttribute('close') ?? ')'] as const;
  return row([...(around[0] === '' ? [] : [sign(around[0])]), ...inner, ...(around[1] === '' ? [] : [sign(around[1])])]);
}

/** Signs before and behind a letter, as of isotopes: pairs of a lower and an upper one. */
function withScripts(element: Element): FormulaNode {
  const [first, ...scripts] = [...element.children];
  if (!first) return row([]);
  const cut = scripts.findIndex(({ localName }) => localName === 'mprescripts');
  const [behind, before] = cut === -1 ? [scripts, []] : [scripts.slice(0, cut), scripts.slice(cut + 1)];
  const scripted = (base: FormulaNode, all: readonly Element[]): readonly FormulaNode[] => {
    const pairs = Array.from({ length: Math.ceil(all.length / 2) }, (_, at) => all.slice(at * 2, at * 2 + 2));
    return pairs.map((pair, at) => ({
      tag: 'msubsup',
      content: [at === 0 ? base : row([]), ...[0, 1].map((place) => (pair[place] ? oneOf(pair[place]) : row([])))],
    }));
  };
  const base = oneOf(first);
  return row([...scripted(row([]), before), ...(behind.length > 0 ? scripted(base, behind) : [base])]);
}
