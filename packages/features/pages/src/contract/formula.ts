import { scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { pageLimits } from './limits.ts';

/** What formulas are drawn of: presentation MathML, which browsers draw and read aloud by themselves. */
export const formulaTags = [
  'mrow',
  'mi',
  'mn',
  'mo',
  'mtext',
  'mspace',
  'msup',
  'msub',
  'msubsup',
  'mfrac',
  'msqrt',
  'mroot',
  'mover',
  'munder',
  'munderover',
  'mtable',
  'mtr',
  'mtd',
  'mstyle',
  'mpadded',
  'mphantom',
  'menclose',
] as const;
export type FormulaTag = (typeof formulaTags)[number];

/** How a part is drawn; colours and links are none of them. */
const attributes: ReadonlySet<string> = new Set([
  'accent',
  'accentunder',
  'columnalign',
  'columnlines',
  'columnspacing',
  'depth',
  'displaystyle',
  'fence',
  'form',
  'height',
  'largeop',
  'linethickness',
  'lspace',
  'mathvariant',
  'maxsize',
  'minsize',
  'movablelimits',
  'notation',
  'rowlines',
  'rowspacing',
  'rspace',
  'scriptlevel',
  'separator',
  'stretchy',
  'symmetric',
  'voffset',
  'width',
]);
/** Words, numbers and lengths. */
const plainValue = /^[\w .%+-]{0,60}$/;

export const isFormulaAttribute = (name: string, value: string): boolean => attributes.has(name) && plainValue.test(value);

const formulaNode = z.strictObject({
  tag: z.enum(formulaTags),
  attrs: z.optional(
    z
      .record(z.string().check(scalars.atMost(20)), z.string().check(scalars.atMost(60)))
      .check(z.refine((attrs) => Object.entries(attrs).every(([name, value]) => isFormulaAttribute(name, value)))),
  ),
  get content() {
    return z.array(z.union([z.string().check(scalars.atMost(200)), formulaNode]));
  },
});
export type FormulaNode = z.output<typeof formulaNode>;

/** A formula in a line of text: as it was typed, and as it looks, so that readers need nothing that understands what was typed. */
export const formula = z.strictObject({
  latex: z.string().check(z.minLength(1), scalars.atMost(pageLimits.formulaCharacters)),
  tree: formulaNode,
});
