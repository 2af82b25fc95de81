import { type LetterFact, letterFacts } from '../contract/words.ts';
const placeholder = /\{([^{}\n]{1,40})\}/g;

/** Words in braces that are no fact, so that a typing error shows before a hundred letters are printed. */
export function unknownPlaceholders(template: string): string[] {
  const known = new Set<string>(letterFacts);
  return [...new Set([...template.matchAll(placeholder)].map(([, word = '']) => word).filter((word) => !known.has(word.toLowerCase())))];
}

export type LetterPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly { readonly label: string; readonly value: string }[] };

const factLine = /^([^:{}]{2,30}):\s*(\{[^{}]{1,40}\})$/;

/** A letter line by line; lines of the form "Benutzername: {benutzername}" that follow each other stand together, to be found at a glance. */
export function partsOfLetter(template: string, facts: Readonly<Record<LetterFact, string>>): LetterPart[] {
  const parts: LetterPart[] = [];
  for (const line of template.split(/\r?\n/)) {
    const [, label, word] = factLine.exec(line.trim()) ?? [];
    if (label === undefined || word === undefined) {
      parts.push({ kind: 'text', text: fillLetter(line, facts) });
      continue;
    }
    const row = { label, value: fillLetter(word, facts) };
    const last = parts.at(-1);
    if (last?.kind === 'facts') parts[parts.length - 1] = { kind: 'facts', rows: [...last.rows, row] };
    else parts.push({ kind: 'facts', rows: [row] });
  }
  return parts;
}

/** Puts the facts into a template; what is no fact stays as it was written. */
export function fillLetter(template: string, facts: Readonly<Record<LetterFact, string>>): string {
  const byName = new Map<string, string>(Object.entries(facts));
  return template.replaceAll(placeholder, (whole, word: string) => byName.get(word.toLowerCase()) ?? whole);
}
