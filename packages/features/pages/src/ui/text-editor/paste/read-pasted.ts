import { dataPicture } from './data-picture.ts';
import { rankHeadings } from './headings.ts';
import { leaveWords, onceEach } from './formulas.ts';
import { type Losses, lossesIn, sumOfLosses } from './losses.ts';
import { spellSymbols } from './symbols.ts';
import { takeUnseen } from './unseen.ts';
import { keepNumbers, makeWordLists } from './word-lists.ts';

/** A picture of what was pasted; `file` is null while only another source of the clipboard may have it. */
export interface PastedPicture {
  readonly kind: 'picture';
  readonly file: File | null;
  /** Where it lies on the web, if its address says so; nothing has been loaded from there. */
  readonly url: string | null;
  readonly alt: string;
}

type PastedPart = { readonly kind: 'text'; readonly root: HTMLElement } | PastedPicture;

export interface Pasted {
  /** Texts and pictures in their order; a text first, which may be empty. */
  readonly parts: readonly PastedPart[];
  readonly losses: Losses;
}

/** What office programs hide, and what belongs to them alone. */
const unread = [
  'br.Apple-interchange-newline, meta, link, title, xml, script, noscript, template',
  '[style*="mso-element:comment" i], [style*="mso-element: comment" i]',
  'video, audio, iframe, object, embed, input, select, textarea',
].join(', ');

/**
 * Reads the markup of another program into what a text knows: headings, lists, tables, and pictures apart, which become blocks of
 * their own. `root` is a detached tree; nothing in it has been loaded or run.
 */
export function readPasted(root: HTMLElement): Pasted {
  onceEach(root);
  const found = [lossesIn(root), takeUnseen(root)];
  makeWordLists(root);
  found.push({ signs: spellSymbols(root) });
  rankHeadings(root);
  for (const one of root.querySelectorAll(`${unread}, style`)) one.remove();
  found.push({ formulas: leaveWords(root) });
  tidyLists(root);
  makeTaskLists(root);
  keepNumbers(root);
  flattenTables(root);
  // Marks inside a document lead nowhere on a page.
  for (const link of root.querySelectorAll('a[href^="#"], a:not([href])')) link.replaceWith(...link.childNodes);
  // Google wraps everything in a bold that is not bold.
  for (const wrap of root.querySelectorAll('b[id^="docs-internal-guid"]')) wrap.replaceWith(...wrap.childNodes);
  return { parts: apart(root), losses: found.reduce(sumOfLosses, {}) };
}

/** A list right inside a list belongs to the item before it. */
function tidyLists(root: HTMLElement): void {
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.tagName === 'LI') item.append(list);
    else list.replaceWith(...list.childNodes);
  }
}

/** Lists to tick of Google, whose boxes are pictures. */
function makeTaskLists(root: HTMLElement): void {
  for (const item of root.querySelectorAll<HTMLElement>('ul > li[role="checkbox"]')) {
    for (const box of item.querySelectorAll('img[aria-roledescription="checkbox"]')) box.remove();
    Object.assign(item.dataset, { type: 'taskItem', checked: String(item.getAttribute('aria-checked') === 'true') });
    if (item.parentElement) item.parentElement.dataset['type'] = 'taskList';
  }
}

/** The words of a table inside a cell stay, a line for each of its rows. */
function flattenTables(root: HTMLElement): void {
  for (const inner of [...root.querySelectorAll('td table, th table')].toReversed()) {
    const rows = [...inner.querySelectorAll('tr')].map((row) => {
      const line = root.ownerDocument.createElement('p');
      line.textContent = [...row.querySelectorAll('td, th')].map((one) => one.textContent?.trim() ?? '').join(' · ');
      return line;
    });
    inner.replaceWith(...rows);
  }
}

/** Takes the pictures out; each stands behind the paragraph, the list or the table in which it was. */
function apart(root: HTMLElement): PastedPart[] {
  const { ownerDocument: document } = root;
  const parts: PastedPart[] = [];
  let text = document.createElement('div');
  // The list of children lives: it changes with each one that moves.
  for (const node of Array.from(outermost(root).childNodes)) {
    const pictures = node instanceof Element ? picturesIn(node) : [];
    if (!(node instanceof HTMLImageElement)) text.append(node);
    if (pictures.length === 0) continue;
    parts.push({ kind: 'text', root: text }, ...pictures);
    text = document.createElement('div');
  }
  parts.push({ kind: 'text', root: text });
  return parts;
}

/** Below what only wraps the whole, as Google and Word do. */
function outermost(root: HTMLElement): HTMLElement {
  let inner = root;
  for (;;) {
    const [only] = inner.children;
    const words = [...inner.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
    if (inner.children.length !== 1 || words.length > 0 || !(only instanceof HTMLDivElement)) return inner;
    inner = only;
  }
}

function picturesIn(node: Element): PastedPicture[] {
  const images = node instanceof HTMLImageElement ? [node] : [...node.querySelectorAll('img')];
  return images.filter(isSeen).map((image) => {
    image.remove();
    const source = image.getAttribute('src') ?? '';
    const url = /^https?:/.test(source) ? source : null;
    return { kind: 'picture', file: dataPicture(source), url, alt: (image.getAttribute('alt') ?? '').slice(0, 300) };
  });
}

/** Signs for counting opened mails, and the pictures of bullets, are none. */
function isSeen(image: HTMLImageElement): boolean {
  const sizes = ['width', 'height'].map((side) => Number(image.getAttribute(side) ?? 100));
  return sizes.every((size) => !(size > 0 && size < 4));
}
