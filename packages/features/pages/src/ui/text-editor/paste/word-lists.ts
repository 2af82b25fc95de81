import { numberLists } from '@pausenplatz/documents/ui/numbered-lists';

/** How Word marks a paragraph that is an item of a list: which list, how deep. */
const itemStyle = /mso-list:\s*l(\d+)\s+level(\d+)/i;

interface Item {
  readonly paragraph: HTMLElement;
  readonly list: string;
  readonly depth: number;
  /** The sign before it, as it was written. */
  readonly sign: string;
}

/** Word writes the items of lists as paragraphs with their sign as text; here they become lists again, as deep as they were. */
export function makeWordLists(root: HTMLElement): void {
  for (const run of runsOf(root)) {
    const [first] = run;
    if (!first) continue;
    const place = root.ownerDocument.createElement('div');
    first.paragraph.before(place);
    place.replaceWith(listOf(run));
  }
}

/** Items that follow each other without anything between. */
function runsOf(root: HTMLElement): Item[][] {
  const runs: Item[][] = [];
  let last: Item | undefined;
  for (const paragraph of root.querySelectorAll<HTMLElement>('p')) {
    const item = itemOf(paragraph);
    if (!item) continue;
    const run = runs.at(-1);
    if (run && last && paragraph.previousElementSibling === last.paragraph && last.list === item.list) run.push(item);
    else runs.push([item]);
    last = item;
  }
  return runs;
}

function itemOf(paragraph: HTMLElement): Item | null {
  const found = itemStyle.exec(paragraph.getAttribute('style') ?? '');
  if (!found) return null;
  return { paragraph, list: found[1] ?? '', depth: Number(found[2] ?? 1), sign: takeSign(paragraph) };
}

/** The sign before an item: a bullet of some font, a number or a letter. */
function takeSign(paragraph: HTMLElement): string {
  const sign = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const words = sign?.textContent ?? '';
  sign?.remove();
  return words.replaceAll(/\s|\u00a0/g, '');
}

/** «5.», «b)», «(iv)», and of «2.1.» its last part. */
const numbered = /^\(?(?:\d{1,4}\.){0,8}(\d{1,5}|[a-z]|[ivxl]{1,7})[.)]$/i;

interface Place {
  readonly value: number;
  readonly type: string;
}

/** The number that a sign means; «i» is a letter behind «h», and a number before «ii». Null for a bullet. */
function placeOf(sign: string, next: string | undefined): Place | null {
  const [, last = ''] = numbered.exec(sign) ?? [];
  if (last === '') return null;
  if (/^\d/.test(last)) return { value: Number(last), type: '1' };
  const isLarge = last === last.toUpperCase();
  const roman = romanValue(last);
  const follows = next === undefined ? last.toLowerCase() === 'i' : romanValue(numbered.exec(next)?.[1] ?? '') === roman + 1;
  if (roman > 0 && (last.length > 1 || follows)) return { value: roman, type: isLarge ? 'I' : 'i' };
  return { value: (last.toLowerCase().codePointAt(0) ?? 97) - 96, type: isLarge ? 'A' : 'a' };
}

const romanDigits: ReadonlyMap<string, number> = new Map([
  ['i', 1],
  ['v', 5],
  ['x', 10],
  ['l', 50],
]);

/** 0 for what is none. */
function romanValue(words: string): number {
  const digits = Array.from(words.toLowerCase(), (one) => romanDigits.get(one) ?? 0);
  return digits.includes(0) ? 0 : digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}

function listOf(run: readonly Item[]): HTMLElement {
  const open: { readonly element: HTMLElement; readonly depth: number; type: string }[] = [];
  for (const [at, { paragraph, depth, sign }] of run.entries()) {
    const document = paragraph.ownerDocument;
    while (open.length > 1 && (open.at(-1)?.depth ?? 0) > depth) open.pop();
    const next = run.slice(at + 1).find((one) => one.depth <= depth);
    const place = placeOf(sign, next?.depth === depth ? next.sign : undefined);
    if ((open.at(-1)?.depth ?? 0) < depth) {
      const element = document.createElement(place ? 'ol' : 'ul');
      open.at(-1)?.element.lastElementChild?.append(element);
      open.push({ element, depth, type: place?.type ?? '' });
    }
    const line = document.createElement('li');
    const list = open.at(-1);
    if (place && list) {
      // «v» among romans is one, though «vi» does not follow.
      const roman = romanValue(numbered.exec(sign)?.[1] ?? '');
      const isRoman = list.type.toLowerCase() === 'i' && roman > 0;
      line.value = isRoman ? roman : place.value;
      line.dataset['type'] = isRoman ? list.type : place.type;
    }
    const words = document.createElement('p');
    words.append(...paragraph.childNodes);
    line.append(words);
    list?.element.append(line);
    paragraph.remove();
  }
  return open[0]?.element ?? document.createElement('ul');
}

/** Lists that go on after a sentence, or count in letters, do so here as well. */
export function keepNumbers(root: HTMLElement): void {
  numberLists(root, (item) => {
    const value = Number(item.getAttribute('value') ?? Number.NaN);
    const type = item.dataset['type'] ?? item.parentElement?.getAttribute('type') ?? '1';
    item.removeAttribute('value');
    return Number.isInteger(value) ? { value, type } : null;
  });
}
