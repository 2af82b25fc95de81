import { all, inside, isOn } from './elements.ts';
import { saidBy, type WordStyles } from './word-styles.ts';

/** Marks of fields stand in pairs over several runs: one without the other would reach over the rest of the document. */
const ofFields: ReadonlySet<string> = new Set(['rPr', 'fldChar', 'instrText']);

/**
 * Takes away what Word does not show: by the run itself, by the style of its paragraph, by that of its letters (either of the two, not
 * both: ISO 29500-1, 17.7.3), and rows of tables and drawings that are hidden. Answers in how many places something was.
 */
export function takeHidden(part: Document, styles: WordStyles): number {
  let places = 0;
  const paragraphs = new Map<Element | null, boolean>();
  let last: Element | null = null;
  for (const run of all(part, 'r')) {
    const paragraph = run.closest('*|p');
    const byParagraph = paragraphs.get(paragraph) ?? saidBy(styles.ofParagraph(paragraph ?? undefined), vanishes) ?? false;
    paragraphs.set(paragraph, byParagraph);
    const byLetters = saidBy(styles.ofRun(run), vanishes) ?? false;
    const isHidden = vanishes(run) ?? byParagraph !== byLetters;
    const isOfPaper = isOn(inside(run, 'rPr', 'webHidden')) ?? false;
    if (!isHidden && !isOfPaper) continue;
    const words = [...run.children].filter(({ localName }) => !ofFields.has(localName));
    // One beside the other is one place; numbers of pages in a table of contents are none.
    if (words.length > 0 && (isHidden || !isOfContents(paragraph))) {
      if (last === null || run.previousElementSibling !== last) places += 1;
      last = run;
    }
    for (const one of words) one.remove();
  }
  for (const [paragraph, byParagraph] of paragraphs) {
    const isGone = isOn(inside(paragraph ?? undefined, 'pPr', 'rPr', 'vanish')) ?? byParagraph;
    // A hidden item of a list does not count.
    if (paragraph && isGone && all(paragraph, 'r').every(({ children }) => [...children].every((one) => ofFields.has(one.localName))))
      paragraph.remove();
  }
  for (const row of all(part, 'tr')) {
    if (!isOn(inside(row, 'trPr', 'hidden'))) continue;
    places += 1;
    row.remove();
  }
  for (const facts of all(part, 'docPr')) {
    if (facts.getAttribute('hidden') !== '1' && facts.getAttribute('hidden') !== 'true') continue;
    places += 1;
    facts.parentElement?.remove();
  }
  return places;
}

const isOfContents = (paragraph: Element | null): boolean =>
  paragraph !== null && all(paragraph, 'instrText').some(({ textContent }) => textContent.includes('PAGEREF'));

const vanishes = (runOrStyle: Element): boolean | undefined => isOn(inside(runOrStyle, 'rPr', 'vanish'));
