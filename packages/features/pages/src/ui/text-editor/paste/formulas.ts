import { clipboardFormulas } from '@pausenplatz/documents/ui/clipboard-formulas';
import { parseDetached } from '@pausenplatz/kernel-browser/parse-detached';
import { formulaOfMarkup, typedIn } from '../tree-of-markup.ts';

/** What websites put around a formula: besides the formula itself a drawing of it, a picture, and what only readers for the blind see. */
const around = 'mjx-container, .MathJax_Display, .MathJax, .MathJax_SVG, .MathJax_CHTML, .katex-display, .katex, .mwe-math-element';
/** The drawing of one that stands beside it. */
const beside = '.MathJax_Preview, script[type^="math/"]';

/** Each formula of a website stands there once. */
export function onceEach(root: HTMLElement): void {
  for (const prefixed of [...root.querySelectorAll('*')].filter(({ localName }) => /^[a-z]+:math$/.test(localName)))
    prefixed.replaceWith(withoutPrefix(prefixed));
  for (const hidden of commentsIn(root).filter(({ data }) => /<m:oMath[\s>]/.test(data))) takeOfOffice(hidden);
  for (const whole of root.querySelectorAll(around)) {
    const math = whole.querySelector('math');
    if (math && root.contains(whole)) whole.replaceWith(math);
  }
  for (const one of root.querySelectorAll(beside)) if (one.parentElement?.querySelector('math')) one.remove();
}

export function commentsIn(root: HTMLElement): readonly Comment[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: Comment[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Comment) found.push(walker.currentNode);
  return found;
}

/** Word hides a formula in a comment for Office, and puts a picture of it behind for all others. */
function takeOfOffice(hidden: Comment): void {
  const formulas = clipboardFormulas(hidden.data);
  if (formulas.includes(null)) return;
  const picture: ChildNode[] = [];
  for (let next = hidden.nextSibling; next; next = next.nextSibling) {
    picture.push(next);
    if (next instanceof Comment && next.data.startsWith('[endif]')) break;
  }
  const [first] = picture;
  if (first instanceof Comment && first.data.startsWith('[if !msEquation')) for (const one of picture) one.remove();
  const made = hidden.ownerDocument.createElement('span');
  made.append(...formulas.flatMap((markup) => [...parseDetached(markup ?? '', 'text/html').body.childNodes]));
  hidden.replaceWith(...made.childNodes);
}

/** Formulas that a page cannot draw leave their words, as LaTeX where somebody wrote it so; answers how many. */
export function leaveWords(root: HTMLElement): number {
  const unread = [...root.querySelectorAll('math')].filter((math) => formulaOfMarkup(math) === null);
  for (const math of unread) math.replaceWith(typedIn(math) ?? wordsOf(math));
  return unread.length;
}

function wordsOf(math: Element): string {
  for (const one of math.querySelectorAll('annotation, annotation-xml')) one.remove();
  return (math.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** «mml:math» is no formula to a reader of HTML. */
function withoutPrefix(element: Element): Element {
  const [prefix = '', ...rest] = element.localName.split(':');
  const name = rest.join(':') === '' ? prefix : rest.join(':');
  const made = element.ownerDocument.createElementNS('http://www.w3.org/1998/Math/MathML', name);
  for (const { name: key, value } of element.attributes) if (!key.startsWith('xmlns')) made.setAttribute(key, value);
  made.append(...[...element.childNodes].map((child) => (child instanceof Element ? withoutPrefix(child) : child)));
  return made;
}
