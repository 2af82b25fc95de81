import { createDOMRenderer, renderToStyleElements } from '@griffel/react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Rules of every screen that was drawn since the start, once; a renderer for each page would be remembered by each style for ever. */
export const styleRenderer = createDOMRenderer(undefined);

const classesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Classes for which a rule is. Its text never changes, so it is looked through once. */
const classesOfRules = new Map<string, readonly string[]>();
function classesOf(rule: string): readonly string[] {
  const known = classesOfRules.get(rule) ?? classesIn(rule, /\.(f[0-9a-z]+|r[0-9a-z]+)/g);
  classesOfRules.set(rule, known);
  return known;
}

/** The style elements, as the styles' own library takes them over, with those rules alone that this markup uses. */
export function usedStyles(html: string, nonce: string): string {
  const used = new Set(classesIn(html, / class="([^"]*)"/g).flatMap((names) => names.split(' ')));
  const isUsed = (rule: string): boolean => {
    const classes = classesOf(rule);
    return classes.length === 0 || classes.some((name) => used.has(name));
  };
  const stylesheets = Object.fromEntries(
    Object.entries(styleRenderer.stylesheets).map(([key, sheet]) => [
      key,
      sheet && { ...sheet, cssRules: () => sheet.cssRules().filter(isUsed), elementAttributes: { ...sheet.elementAttributes, nonce } },
    ]),
  );
  return renderToStaticMarkup(renderToStyleElements({ ...styleRenderer, stylesheets }));
}
