import { parseDetached } from '@pausenplatz/kernel-browser/parse-detached';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { unpackable } from '../unpackable.ts';
import { all, inside, isOn, run } from './elements.ts';
import { formulaMarkup } from './formula.ts';
import { keepWords } from './keep-words.ts';
import { markHeadings } from './mark-headings.ts';
import { createCounter } from './numbering.ts';
import { createSigns, type Signs } from './signs.ts';
import { takeHidden } from './take-hidden.ts';
import { type WordStyles, wordStyles } from './word-styles.ts';

/** What is seen to be lost before anything is read. */
export type CountedBefore = Readonly<Record<'hidden' | 'deleted' | 'formulas' | 'comments' | 'drawings', number>>;

interface Prepared {
  readonly arrayBuffer: ArrayBuffer;
  readonly losses: CountedBefore;
  readonly signs: Signs;
}

const roots: ReadonlySet<string> = new Set(['document', 'footnotes', 'endnotes']);

/**
 * A Word document in which everything that its reader would drop stands in words that it keeps: formulas and numbers as signs, text boxes
 * as paragraphs, headings by styles of their own; what Word hides is gone. Throws for what is no document.
 */
export function prepared(content: ArrayBuffer): Prepared {
  const files = unzipSync(new Uint8Array(unpackable(content)));
  const read = (path: string): Document | null => {
    const file = files[path];
    const parsed = file && parseDetached(strFromU8(file), 'application/xml');
    return parsed && !parsed.querySelector('parsererror') ? parsed : null;
  };
  const styles = wordStyles(read('word/styles.xml'));
  const counter = createCounter(read('word/numbering.xml'), styles);
  const signs = createSigns();
  const losses = { hidden: 0, deleted: 0, formulas: 0, comments: 0, drawings: 0 };
  for (const path of Object.keys(files).filter((one) => /^word\/[^/]+\.xml$/.test(one))) {
    const part = read(path);
    if (!part || !roots.has(part.documentElement.localName)) continue;
    losses.hidden += takeHidden(part, styles);
    losses.deleted += all(part, 'del').filter((one) => all(one, 'delText').length > 0).length;
    losses.comments += all(part, 'commentReference').length;
    losses.drawings += all(part, 'drawing').filter((one) => all(one, 'blip').length + all(one, 'txbxContent').length === 0).length;
    keepWords(part);
    losses.formulas += signFormulas(part, signs);
    signNumbers(part, styles, counter, signs);
    files[path] = strToU8(new XMLSerializer().serializeToString(part));
  }
  // Not packed again: it is read at once.
  return { arrayBuffer: new Uint8Array(zipSync(files, { level: 0 })).buffer, losses, signs };
}

/** Formulas that nobody can draw leave their letters, and are counted. */
function signFormulas(part: Document, signs: Signs): number {
  let unread = 0;
  for (const formula of all(part, 'oMath')) {
    const markup = formulaMarkup(formula);
    if (markup === null) unread += 1;
    const letters = all(formula, 't')
      .map(({ textContent }) => textContent)
      .join('');
    const around = formula.parentElement?.localName === 'oMathPara' ? formula.parentElement : formula;
    around.before(run(part.documentElement, markup === null ? letters : signs.forFormula(markup)));
    formula.remove();
  }
  return unread;
}

function signNumbers(part: Document, styles: WordStyles, counter: ReturnType<typeof createCounter>, signs: Signs): void {
  const places = all(part, 'p').map((paragraph) => [paragraph, counter(paragraph)] as const);
  const headings = markHeadings(part, styles);
  for (const [paragraph, place] of places) {
    const isDeleted = isOn(inside(paragraph, 'pPr', 'rPr', 'del')) ?? false;
    if (!place || isDeleted || isEmpty(paragraph)) continue;
    const words = headings.has(paragraph) ? `${place.label} ` : signs.forPlace(place);
    const facts = inside(paragraph, 'pPr');
    if (facts) facts.after(run(paragraph, words));
    else paragraph.prepend(run(paragraph, words));
  }
}

/** Word counts it, and its reader drops it. */
const isEmpty = (paragraph: Element): boolean =>
  all(paragraph, 'r').every(({ children }) => [...children].every(({ localName }) => localName === 'rPr'));
