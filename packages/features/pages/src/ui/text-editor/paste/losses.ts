import { commentsIn } from './formulas.ts';

/** What a page's text cannot take over from another program. */
export const lossKinds = [
  'pictures',
  'drawings',
  'comments',
  'formulas',
  'films',
  'fields',
  'hidden',
  'deleted',
  'signs',
  'nestedTables',
  'tooLarge',
] as const;
type LossKind = (typeof lossKinds)[number];
export type Losses = Readonly<Partial<Record<LossKind, number>>>;

/** Kinds of which nothing was lost are none. */
export const sumOfLosses = (one: Losses, other: Losses): Losses =>
  Object.fromEntries(lossKinds.map((kind) => [kind, (one[kind] ?? 0) + (other[kind] ?? 0)]).filter(([, count]) => count !== 0));

const elsewhere: readonly (readonly [LossKind, string])[] = [
  ['comments', '[style*="mso-element:comment" i]:not([style*="comment-list" i]), [id^="cmnt"]:not(a)'],
  ['formulas', '[class*="equation" i]:not(:has(math))'],
  ['films', 'video, audio, iframe, object, embed'],
  ['fields', 'input, select, textarea'],
  ['nestedTables', 'td table, th table'],
];

/** Counts it before anything is taken away; pictures are counted where they are fetched. */
export function lossesIn(root: HTMLElement): Losses {
  const found: Partial<Record<LossKind, number>> = {};
  const add = (kind: LossKind, count: number) => count > 0 && (found[kind] = (found[kind] ?? 0) + count);
  for (const [kind, selector] of elsewhere) add(kind, root.querySelectorAll(selector).length);
  for (const { data } of commentsIn(root)) {
    add('formulas', countOf(data, /<m:oMath[\s>]/g));
    add('drawings', countOf(data, /<v:textbox[\s>]/g));
  }
  return found;
}

const countOf = (words: string, pattern: RegExp) => words.match(pattern)?.length ?? 0;
