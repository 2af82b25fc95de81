import type * as z from 'zod/mini';
import { formula, type FormulaNode, formulaTags, type FormulaTag, isFormulaAttribute } from '../../contract/formula.ts';

const tags = new Map<string, FormulaTag>(formulaTags.map((tag) => [tag, tag]));

/** How a formula looks that stands in markup, of ours or of a website; null where there is none. */
export function treeOfMarkup(math: ParentNode): FormulaNode | null {
  const semantics = math.querySelector('semantics > :first-child');
  if (semantics) return partOf(semantics);
  const parts = [...math.children].flatMap((child) => partOf(child) ?? []);
  return parts.length === 0 ? null : { tag: 'mrow', content: parts };
}

/** The same with what was typed, as whoever wrote the markup left it; null where a page could not hold it. */
export function formulaOfMarkup(math: Element): z.output<typeof formula> | null {
  const typed =
    math.getAttribute('data-latex') ??
    math.querySelector('annotation[encoding="application/x-tex"]')?.textContent ??
    math.getAttribute('alttext') ??
    math.textContent;
  return formula.safeParse({ latex: typed.trim(), tree: treeOfMarkup(math) }).data ?? null;
}

function partOf(element: Element): FormulaNode | null {
  const tag = tags.get(element.localName);
  if (!tag) return null;
  const content: FormulaNode['content'] = [];
  for (const child of element.childNodes) {
    // Between tags, spaces and lines are of the markup; thin and wide ones are of the formula.
    const part = child instanceof Element ? partOf(child) : (child.textContent ?? '').replaceAll(/^[ \t\n]+|[ \t\n]+$/g, '');
    if (part !== null && part !== '') content.push(part);
  }
  const attrs = Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [name, value] as const).filter(([name, value]) => isFormulaAttribute(name, value)),
  );
  const [only] = content;
  // A row around a single part says nothing.
  if (tag === 'mrow' && content.length === 1 && typeof only === 'object') return only;
  return { tag, ...(Object.keys(attrs).length > 0 && { attrs }), content };
}
