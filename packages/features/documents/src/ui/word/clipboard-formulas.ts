import { parseDetached } from '@pausenplatz/kernel-browser/parse-detached';
import { formulaMarkup } from './formula.ts';

/** Names with capitals among small letters, which a reader of HTML takes away; all others end in «Pr» or have none. */
const withCapitals =
  'oMath sSup sSub sSubSup sPre fName eqArr limLow limUpp groupChr borderBox degHide subHide supHide limLoc begChr endChr sepChr sSupPr sSubPr sSubSupPr sPrePr eqArrPr limLowPr limUppPr groupChrPr borderBoxPr';
const names = new Map(withCapitals.split(' ').map((one) => [one.toLowerCase(), one]));
const nameOf = (small: string): string => names.get(small) ?? small.replace(/pr$/, 'Pr');

/**
 * The formulas in what Word puts on the clipboard for other programs of Office: the elements of a document, between them those of HTML, as
 * MathML. Null for one that cannot be drawn.
 */
export function clipboardFormulas(words: string): readonly (string | null)[] {
  // A reader of HTML would put all that follows into an element that ends with its tag.
  const closed = words.replaceAll(/<(m:\w+)(\s[^<>]*)?\/>/g, (_all, name: string, attributes = '') => `<${name}${attributes}></${name}>`);
  const { body } = parseDetached(closed, 'text/html');
  const target = parseDetached('<formulas/>', 'application/xml');
  return [...body.getElementsByTagName('m:omath')].map((formula) => formulaMarkup(rebuilt(formula, target)));
}

function rebuilt(element: Element, target: Document): Element {
  const small = element.localName.replace(/^m:/, '');
  const made = target.createElement(nameOf(small));
  const value = element.getAttribute('m:val');
  if (value !== null) made.setAttribute('val', value);
  const parts = partsIn(element);
  made.append(...parts.map((part) => rebuilt(part, target)));
  if (small === 'r') {
    const words = target.createElement('t');
    words.textContent = wordsIn(element);
    made.append(words);
  }
  return made;
}

/** The nearest elements of the formula; those of HTML between are only looks. */
const partsIn = (element: Element): readonly Element[] =>
  [...element.children].flatMap((child) => (child.localName.startsWith('m:') ? [child] : partsIn(child)));

const wordsIn = (element: Element): string =>
  [...element.childNodes]
    .map((child) => (child instanceof Element ? (child.localName === 'm:rpr' ? '' : wordsIn(child)) : (child.nodeValue ?? '')))
    .join('')
    .replaceAll(/[\r\n]+/g, ' ');
