/** Markup without `style` attributes, and the rules that stand for them. */
interface WithoutStyleAttributes {
  readonly html: string;
  readonly rules: string;
}

/**
 * The Content-Security-Policy lets no `style` attribute of a page count, only sheets. Each becomes a rule for the same declarations,
 * until the browser takes over and gives the element its style back (`restoreStyleAttributes`).
 */
export function withoutStyleAttributes(html: string): WithoutStyleAttributes {
  const rules = new Set<string>();
  // React writes quotes inside of attributes and texts as entities, so this is never a part of either.
  const without = html.replaceAll(/ style="([^"]*)"/g, (_attribute, written: string) => {
    const declarations = decode(written);
    rules.add(`[data-css=${JSON.stringify(declarations)}]{${declarations}}`);
    return ` data-css="${written}"`;
  });
  return { html: without, rules: [...rules].join('') };
}

const decode = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
