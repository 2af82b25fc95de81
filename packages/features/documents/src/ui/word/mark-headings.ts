import { all, inside, made, said } from './elements.ts';
import { saidBy, type StyleChain, type WordStyles } from './word-styles.ts';

/** The names of styles by which a heading is known afterwards; a document has none of them. */
export const headingStyle = (level: number): string => `pausenplatz-heading-${level}`;
export const titleStyle = 'pausenplatz-title';
/** What has the style of a heading and is none. */
export const textStyle = 'pausenplatz-text';

/** A level of the outline on something longer than this is no heading. */
const longestHeading = 300;

/**
 * Gives each heading a style that says so: by a level of the outline, its own or its style's, or by a style that is based on a heading.
 * Answers those that it found.
 */
export function markHeadings(part: Document, styles: WordStyles): ReadonlySet<Element> {
  const found = new Set<Element>();
  for (const paragraph of all(part, 'p')) {
    const style = styleOf(paragraph, styles.ofParagraph(paragraph));
    if (style === null) continue;
    if (style !== textStyle) found.add(paragraph);
    const facts = inside(paragraph, 'pPr') ?? made(paragraph, 'pPr');
    if (!facts.parentElement) paragraph.prepend(facts);
    inside(facts, 'pStyle')?.remove();
    const named = made(paragraph, 'pStyle');
    named.setAttributeNS(named.namespaceURI, named.prefix === null ? 'val' : `${named.prefix}:val`, style);
    facts.prepend(named);
  }
  return found;
}

function styleOf(paragraph: Element, chain: StyleChain): string | null {
  const own = outlineOf(inside(paragraph, 'pPr'));
  const isShort = (paragraph.textContent ?? '').length <= longestHeading;
  if (own !== undefined) return own < 9 && isShort ? headingStyle(own + 1) : textStyle;
  return (
    saidBy(chain, (style) => {
      const name = said(inside(style, 'name'))?.toLowerCase() ?? '';
      if (name === 'title') return titleStyle;
      const [, level] = /^heading ([1-9])$/.exec(name) ?? [];
      if (level !== undefined) return headingStyle(Number(level));
      const outline = outlineOf(inside(style, 'pPr'));
      return outline !== undefined && outline < 9 && isShort ? headingStyle(outline + 1) : undefined;
    }) ?? null
  );
}

function outlineOf(facts: Element | undefined): number | undefined {
  const level = said(inside(facts, 'outlineLvl'));
  return level === undefined || !/^\d$/.test(level) ? undefined : Number(level);
}
