import { parseDetached } from '@pausenplatz/kernel-browser/parse-detached';
import mammoth from 'mammoth';
import { headingStyle, textStyle, titleStyle } from './mark-headings.ts';
import { numberLists } from './numbered-lists.ts';
import { type CountedBefore, prepared } from './prepare.ts';

/** The screen has the one heading of the first level. */
const styleMap = [
  `p.${titleStyle} => h2:fresh`,
  `p.${textStyle} => p:fresh`,
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => `p.${headingStyle(level)} => h${Math.min(level + 1, 5)}:fresh`),
];

/** What of a document does not come over, counted. */
export type WordLosses = CountedBefore & { readonly signs: number };

interface WordMarkup {
  readonly markup: string;
  readonly losses: WordLosses;
}

/**
 * A Word document as markup that nobody has cleaned yet, and what of it does not come over; its pictures are written out in their
 * addresses. Rejects what is none, or unpacks to too much.
 */
export async function wordMarkup(content: ArrayBuffer): Promise<WordMarkup> {
  const { arrayBuffer, losses, signs } = prepared(content);
  const { value, messages } = await mammoth.convertToHtml(
    { arrayBuffer },
    { styleMap, includeEmbeddedStyleMap: false, externalFileAccess: false },
  );
  const { body } = parseDetached(signs.withFormulas(value), 'text/html');
  // Nothing is ticked on a page that only shows.
  for (const box of body.querySelectorAll('input')) box.replaceWith(box.checked ? '☒' : '☐');
  numberLists(body, (item) => {
    const [first] = item.childNodes;
    if (!(first instanceof Text)) return null;
    const { place, rest } = signs.placeIn(first.data);
    if (place) first.data = rest;
    return place;
  });
  const unknown = messages.filter(({ message }) => message.startsWith('A w:sym element with an unsupported character')).length;
  return { markup: signs.withLabels(body.innerHTML), losses: { ...losses, signs: unknown } };
}
