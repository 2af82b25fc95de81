/** How Word marks a paragraph that is an item of a list: which list, how deep. */
const itemStyle = /mso-list:\s*l(\d+)\s+level(\d+)/i;

interface Item {
  readonly paragraph: HTMLElement;
  readonly list: string;
  readonly depth: number;
  readonly isOrdered: boolean;
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
  return { paragraph, list: found[1] ?? '', depth: Number(found[2] ?? 1), isOrdered: isNumber(takeSign(paragraph)) };
}

/** The sign before an item: a bullet of some font, a number or a letter. */
function takeSign(paragraph: HTMLElement): string {
  const sign = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const words = sign?.textContent ?? '';
  sign?.remove();
  return words.replaceAll(/\s|\u00a0/g, '');
}

const isNumber = (sign: string): boolean => /^\(?(\d+|[a-z]|[ivxl]+)[.)]$/i.test(sign);

function listOf(run: readonly Item[]): HTMLElement {
  const open: { readonly element: HTMLElement; readonly depth: number }[] = [];
  for (const { paragraph, depth, isOrdered } of run) {
    const document = paragraph.ownerDocument;
    while (open.length > 1 && (open.at(-1)?.depth ?? 0) > depth) open.pop();
    if ((open.at(-1)?.depth ?? 0) < depth) {
      const element = document.createElement(isOrdered ? 'ol' : 'ul');
      open.at(-1)?.element.lastElementChild?.append(element);
      open.push({ element, depth });
    }
    const line = document.createElement('li');
    const words = document.createElement('p');
    words.append(...paragraph.childNodes);
    line.append(words);
    open.at(-1)?.element.append(line);
    paragraph.remove();
  }
  return open[0]?.element ?? document.createElement('ul');
}
