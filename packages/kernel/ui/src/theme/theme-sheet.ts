/** How a document without Fluent's provider uses the tokens for its own text. */
export const applied =
  'font-family:var(--fontFamilyBase);font-size:var(--fontSizeBase300);line-height:var(--lineHeightBase300);color:var(--colorNeutralForeground1);';

/**
 * Puts a theme onto a document without Fluent's provider: custom properties in a constructed stylesheet,
 * which a strict Content-Security-Policy allows. Answers a function that takes it away again.
 */
export function applyThemeSheet(theme: Readonly<Record<string, string | number>>, root: Document | ShadowRoot = document): () => void {
  const sheet = new CSSStyleSheet();
  const selector = root instanceof ShadowRoot ? ':host' : ':root';
  const lines = Object.entries(theme).map(([name, value]) => `--${name}:${value};`);
  sheet.replaceSync(`${selector}{${lines.join('')}${applied}}`);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
