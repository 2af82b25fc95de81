import { createDOMRenderer, renderToStyleElements } from '@griffel/react';
import { appTheme, type ThemeChoice } from '@pausenplatz/kernel-ui/theme';
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

/** The tokens that these texts use, for one scheme, or for both as the device has it. */
export function usedTokens(
  texts: readonly string[],
  choice: Omit<ThemeChoice, 'scheme'> & { readonly scheme: 'light' | 'dark' | 'system' },
) {
  const names = new Set(texts.flatMap((text) => classesIn(text, /var\(--([A-Za-z0-9]+)/g)));
  const rule = (scheme: 'light' | 'dark') => {
    const theme = Object.entries(appTheme({ ...choice, scheme }));
    const own = theme.filter(([name]) => names.has(name) || alwaysUsed.has(name));
    return `:root{color-scheme:${scheme};${own.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
  };
  if (choice.scheme !== 'system') return rule(choice.scheme);
  return `${rule('light')}@media (prefers-color-scheme:dark){${rule('dark')}}`;
}

/** What the sheet of the document itself uses. */
const alwaysUsed: ReadonlySet<string> = new Set(['lookPage']);
