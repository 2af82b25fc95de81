import { all, inside, said } from './elements.ts';
import { saidBy, type WordStyles } from './word-styles.ts';

/** What stands before a paragraph: its number, how it is written, and the words as Word puts them. */
export interface PlaceInList {
  readonly value: number;
  readonly type: ListType;
  readonly label: string;
}
/** As lists of the web are written. */
type ListType = '1' | 'a' | 'A' | 'i' | 'I';

const types: ReadonlyMap<string, ListType> = new Map([
  ['lowerLetter', 'a'],
  ['upperLetter', 'A'],
  ['lowerRoman', 'i'],
  ['upperRoman', 'I'],
]);
const levels = 9;
/** A document counts no further; what claims to is none. */
const highest = 100_000;

interface Level {
  readonly start: number;
  readonly format: string;
  readonly words: string;
  readonly style: string | undefined;
}
interface List {
  readonly counts: (number | undefined)[];
  readonly levels: ReadonlyMap<number, Level>;
}

/** Counts the paragraphs of a document as Word does; to be asked for one after another. Null for what has no number. */
export function createCounter(numbering: Document | null, styles: WordStyles): (paragraph: Element) => PlaceInList | null {
  const lists = new Map((numbering ? all(numbering, 'abstractNum') : []).map((one) => [said(one, 'abstractNumId'), listOf(one)]));
  const nums = new Map((numbering ? all(numbering, 'num') : []).map((num) => [said(num, 'numId'), num]));
  const begun = new Set<string>();
  return (paragraph) => {
    const own = inside(paragraph, 'pPr', 'numPr');
    const chain = styles.ofParagraph(paragraph);
    const id = said(inside(own, 'numId')) ?? saidBy(chain, (style) => said(inside(style, 'pPr', 'numPr', 'numId')));
    const num = nums.get(id);
    const list = lists.get(said(inside(num, 'abstractNumId')));
    if (!num || !list) return null;
    const ofStyle = [...list.levels].find(([, { style }]) => chain.some((one) => said(one, 'styleId') === style))?.[0];
    const depth = Number(
      said(inside(own, 'ilvl')) ?? ofStyle ?? saidBy(chain, (style) => said(inside(style, 'pPr', 'numPr', 'ilvl'))) ?? 0,
    );
    const overrides = [...num.children].filter((one) => one.localName === 'lvlOverride' && Number(said(one, 'ilvl')) === depth);
    const level = levelOf(inside(overrides[0], 'lvl')) ?? list.levels.get(depth);
    if (!level || depth < 0 || depth >= levels) return null;
    const anew = numberOf(said(inside(overrides[0], 'startOverride')));
    const { counts } = list;
    const before = counts[depth];
    if (anew !== undefined && !begun.has(`${id} ${depth}`)) counts[depth] = anew;
    else counts[depth] = before === undefined ? level.start : Math.min(before + 1, highest);
    begun.add(`${id} ${depth}`);
    for (let deeper = depth + 1; deeper < levels; deeper += 1) counts[deeper] = undefined;
    if (level.format === 'bullet' || level.format === 'none') return null;
    return { value: counts[depth] ?? 1, type: types.get(level.format) ?? '1', label: labelOf(level, list) };
  };
}

function listOf(abstract: Element): List {
  const found = [...abstract.children].flatMap((one) => {
    const level = one.localName === 'lvl' ? levelOf(one) : undefined;
    return level ? [[Number(said(one, 'ilvl')), level] as const] : [];
  });
  return { counts: [], levels: new Map(found) };
}

function levelOf(level: Element | undefined): Level | undefined {
  if (!level) return undefined;
  return {
    start: numberOf(said(inside(level, 'start'))) ?? 1,
    format: said(inside(level, 'numFmt')) ?? 'decimal',
    words: said(inside(level, 'lvlText')) ?? '',
    style: said(inside(level, 'pStyle')),
  };
}

const numberOf = (words: string | undefined): number | undefined =>
  words !== undefined && /^\d{1,5}$/.test(words) ? Number(words) : undefined;

/** «2.1»: the numbers of the levels above stand in its words too. */
function labelOf({ words }: Level, { counts, levels: known }: List): string {
  return words.replaceAll(/%([1-9])/g, (_all, level: string) => {
    const at = Number(level) - 1;
    return written(counts[at] ?? known.get(at)?.start ?? 1, types.get(known.get(at)?.format ?? '') ?? '1');
  });
}

const romans: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** A number in letters; Word writes «aa» behind «z». */
function written(value: number, type: ListType): string {
  if (type === '1' || value < 1 || value > 3999) return String(value);
  if (type === 'A' || type === 'I') return written(value, type === 'A' ? 'a' : 'i').toUpperCase();
  if (type === 'a') return String.fromCodePoint(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));
  let [rest, words] = [value, ''];
  for (const [worth, sign] of romans) for (; rest >= worth; rest -= worth) words += sign;
  return words;
}
