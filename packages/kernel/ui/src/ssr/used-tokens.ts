type Tokens = Readonly<Record<string, string | number>>;

interface Schemes {
  readonly light: Tokens;
  readonly dark: Tokens;
  /** Shown unless the document says otherwise by `data-scheme`; `system` goes by the device. */
  readonly scheme: 'light' | 'dark' | 'system';
  /** Whether a script may still change it. */
  readonly isChangeable: boolean;
}

/** The tokens of a theme that these texts use, as custom properties of the document. */
export function usedTokens(texts: readonly string[], { light, dark, scheme, isChangeable }: Schemes): string {
  const names = new Set(texts.flatMap((text) => [...text.matchAll(/var\(--([A-Za-z0-9]+)/g)].map(([, name = '']) => name)));
  const properties = (tokens: Tokens, colorScheme: string) =>
    [
      `color-scheme:${colorScheme}`,
      ...Object.entries(tokens).flatMap(([name, value]) => (names.has(name) ? [`--${name}:${value}`] : [])),
    ].join(';');
  if (scheme !== 'system' && !isChangeable) return `:root{${properties(scheme === 'light' ? light : dark, scheme)}}`;
  const dimmed = properties(dark, 'dark');
  const byDevice = `:root{${properties(light, 'light')}}@media (prefers-color-scheme:dark){:root:not([data-scheme="light"]){${dimmed}}}`;
  return isChangeable ? `${byDevice}:root[data-scheme="dark"]{${dimmed}}` : byDevice;
}
