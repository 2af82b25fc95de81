/** Marks that keyboards of tablets, Word and people write in different ways, and the one that is meant. */
const written: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '‹': "'",
  '›': "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
};
const marks = new RegExp(`[${Object.keys(written).join('')}]`, 'gu');
/** Signs without a width: soft hyphens, joiners, marks of direction, of a beginning. */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/gu;

/** Text as it is compared and shown: composed letters, plain marks, one blank between words and none around them. */
export const tidyTyped = (text: string): string =>
  text
    .normalize('NFC')
    .replace(unseen, '')
    .replace(marks, (mark) => written[mark] ?? mark)
    .replace(/\s+/gu, ' ')
    .trim();

export interface Comparison {
  readonly isRight: boolean;
  /** What was typed, tidied: places count in it. */
  readonly typed: string;
  /** Place of the first sign that is wrong; the end of what was typed where something is missing; null where all is right. */
  readonly wrongAt: number | null;
  /** Written with an ß, which is right and has two letters in Switzerland. */
  readonly hasSharpS: boolean;
}

/** The sign at the end of a sentence is not spelling, and tablets write it by themselves. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && '.!? '.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Compares what was typed with what was asked, letter by letter, capitals included (decisions 2.3). Takes one step for each letter. */
export function compareTyped(asked: string, given: string): Comparison {
  const expected = withoutEnd(tidyTyped(asked)).replaceAll('ß', 'ss');
  const typed = withoutEnd(tidyTyped(given));
  let hasSharpS = false;
  let at = 0;
  for (let place = 0; place < typed.length; place += 1) {
    const sign = typed.charAt(place);
    if (sign === 'ß' && expected.startsWith('ss', at)) {
      hasSharpS = true;
      at += 2;
    } else if (sign === expected.charAt(at)) at += 1;
    else return { isRight: false, typed, wrongAt: place, hasSharpS };
  }
  const isRight = at === expected.length;
  return { isRight, typed, wrongAt: isRight ? null : typed.length, hasSharpS };
}
