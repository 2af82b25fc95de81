/** The text of a page has headings of three levels, below the page's own title. */
const levels = ['h2', 'h3', 'h4'] as const;

/** Headings as they were, by their rank among those that came: what was highest becomes the highest that a text has. */
export function rankHeadings(root: HTMLElement): void {
  for (const title of root.querySelectorAll<HTMLElement>('p.MsoTitle')) rename(title, 'h1');
  markBySize(root);
  const found = [...root.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')];
  const ranks = [...new Set(found.map(({ tagName }) => tagName))].toSorted();
  for (const heading of found) rename(heading, levels[Math.min(ranks.indexOf(heading.tagName), levels.length - 1)] ?? 'h4');
}

function rename(element: HTMLElement, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

const cocoaRule = /p\.(p\d+)\s*\{[^}]*font:[^;}]*?([\d.]+)px/g;
const longestHeading = 120;

/** Programs on a Mac write headings as large paragraphs; the size of most words is that of the text. */
function markBySize(root: HTMLElement): void {
  const style = [...root.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  const sizes = new Map([...style.matchAll(cocoaRule)].map(([, name = '', size]) => [name, Number(size)]));
  if (sizes.size === 0) return;
  const paragraphs = [...root.querySelectorAll<HTMLElement>('p[class]')].filter((one) => !one.closest('li, td, th'));
  const written = new Map<number, number>();
  for (const one of paragraphs) {
    const size = sizes.get(one.className) ?? 0;
    written.set(size, (written.get(size) ?? 0) + (one.textContent?.length ?? 0));
  }
  const [body = 0] = [...written].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const larger = [...new Set(written.keys())].filter((size) => size >= body * 1.2).toSorted((a, b) => b - a);
  for (const one of paragraphs) {
    const rank = larger.indexOf(sizes.get(one.className) ?? 0);
    const length = one.textContent?.trim().length ?? 0;
    if (rank >= 0 && length > 0 && length <= longestHeading) rename(one, `h${Math.min(rank + 1, 6)}`);
  }
}
