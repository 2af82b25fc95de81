/** A part of a format of cells: words as they are, or a sign that stands for something of the number. */
export type Token = { readonly is: 'words'; readonly words: string } | { readonly is: 'sign'; readonly sign: string };

export interface Section {
  readonly tokens: readonly Token[];
  /** For which numbers it is, where that is said: [>=100]. */
  readonly condition: string | null;
}

/** Excel takes no longer ones. */
const longestCode = 255;
const dateSigns = 'ymdhs';

/** The sections of a format (ISO 29500-1, 18.8.31), for positive numbers, negative ones, zero and texts; null for what is none. */
export function sectionsOf(code: string): readonly Section[] | null {
  if (code.length > longestCode) return null;
  const sections: { tokens: Token[]; condition: string | null }[] = [{ tokens: [], condition: null }];
  const signs = Array.from(code);
  let at = 0;
  while (at < signs.length) {
    const sign = signs[at] ?? '';
    const section = sections.at(-1);
    if (!section) return null;
    const words = (some: string) => section.tokens.push({ is: 'words', words: some });
    if (sign === ';') sections.push({ tokens: [], condition: null });
    else if (sign === '"') {
      const end = signs.indexOf('"', at + 1);
      if (end === -1) return null;
      words(signs.slice(at + 1, end).join(''));
      at = end;
    } else if (sign === '\\') words(signs[(at += 1)] ?? '');
    // As wide as the sign behind it.
    else if (sign === '_') [at] = [at + 1, words(' ')];
    // The sign behind it fills the cell.
    else if (sign === '*') at += 1;
    else if (sign === '[') {
      const end = signs.indexOf(']', at);
      if (end === -1) return null;
      takeBrackets(signs.slice(at + 1, end).join(''), section);
      at = end;
    } else at += takeSigns(signs, at, section.tokens) - 1;
    at += 1;
  }
  return sections;
}

/** Hours that go on behind 24, a currency, a condition; colours and languages are not written. */
function takeBrackets(inner: string, section: { tokens: Token[]; condition: string | null }): void {
  if (/^(?:h+|m+|s+)$/i.test(inner)) section.tokens.push({ is: 'sign', sign: `[${inner.toLowerCase().slice(0, 2)}]` });
  else if (inner.startsWith('$')) section.tokens.push({ is: 'words', words: inner.slice(1).split('-', 1)[0] ?? '' });
  else if (/^[<>=]/.test(inner)) section.condition = inner;
}

/** One sign, or those of the same kind that stand together; answers how many. */
function takeSigns(signs: readonly string[], at: number, tokens: Token[]): number {
  const rest = signs.slice(at, at + 7).join('');
  const special = /^(?:General|AM\/PM|A\/P|E[+-])/i.exec(rest)?.[0];
  if (special !== undefined) {
    tokens.push({ is: 'sign', sign: special.toUpperCase() });
    return special.length;
  }
  const sign = (signs[at] ?? '').toLowerCase();
  if (dateSigns.includes(sign)) {
    let end = at;
    while (signs[end]?.toLowerCase() === sign) end += 1;
    tokens.push({ is: 'sign', sign: sign.repeat(end - at) });
    return end - at;
  }
  tokens.push('0#?.,%/@'.includes(sign) ? { is: 'sign', sign } : { is: 'words', words: signs[at] ?? '' });
  return 1;
}
