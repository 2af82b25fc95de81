import { plainLetters } from '@pausenplatz/kernel-format';
import type { Harm } from '../contract/index.ts';
import { harmWords } from './harm-words.data.ts';
import { foundContacts } from './contacts.ts';

/** What of a text is looked at together; no word group is longer. */
export const lookedAtTogether = 60;

/** Letters, digits and single blanks, with a blank at both ends: word groups are found by plain searching, in time that grows with the text. */
function asWords(text: string): string {
  return ` ${plainLetters(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

const wanted = Object.entries(harmWords).flatMap(([harm, words]) =>
  // The keys are harms by construction.
  words.map((word) => ({ harm: harm as Harm, sought: word.endsWith('*') ? asWords(word).trimEnd() : asWords(word) })),
);

/** What a text is about that is no matter for a machine; the gravest first, null where nothing is. Words alone decide, in four languages. */
export function harmOf(text: string): Harm | null {
  const words = asWords(text);
  return wanted.find(({ sought }) => words.includes(sought))?.harm ?? null;
}

/** The same of what a child sends off: ways to reach somebody stay here, too. */
export const harmOfQuestion = (text: string): Harm | null => harmOf(text) ?? (foundContacts(text).length > 0 ? 'personalData' : null);
