import { withoutStyleAttributes } from './style-attributes.ts';
import { usedStyles } from './used-styles.ts';
import { usedTokens } from './used-tokens.ts';

type Schemes = Omit<Parameters<typeof usedTokens>[1], 'isChangeable'>;

interface DrawnMarkup {
  /** What the screen wants in the head. */
  readonly metas: string;
  readonly html: string;
  /** Style elements of the styles' own library, under the nonce. */
  readonly styles: string;
  /** Rules for one more style element: the theme's tokens, and what stood in attributes. */
  readonly rules: string;
}

/** What React has drawn, apart from its styles, which pass the Content-Security-Policy by a nonce alone. */
export function drawnMarkup(drawn: string, nonce: string, schemes: Schemes): DrawnMarkup {
  const { metas, body } = apart(drawn);
  const { html, rules } = withoutStyleAttributes(body);
  const styles = usedStyles(html, nonce);
  const tokens = usedTokens([styles, rules, html], { ...schemes, isChangeable: false });
  return { metas, html, styles, rules: tokens + rules };
}

/** React writes what belongs into the head in front of everything; the theme's own element brings one scheme and every token. */
function apart(html: string): { readonly metas: string; readonly body: string } {
  const metas = /^(?:<(?:meta|link|title)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(html)?.[0] ?? '';
  return { metas, body: html.slice(metas.length).replaceAll(/<style id="fui-FluentProvider[^>]*>[\s\S]*?<\/style>/g, '') };
}
