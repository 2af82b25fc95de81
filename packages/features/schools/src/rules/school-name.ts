import { fill } from '@pausenplatz/kernel-contract';
import { schoolNameWords } from '../texts.names.ts';

const words = schoolNameWords;
type Gender = keyof typeof words.nouns;
type Way = 'to' | 'at';

/** "an die Schule Sonnenberg", "ans Gymnasium Freudenberg": whither, as the name of the school wants it. */
export const toSchool = (name: string): string => bent(name, 'to');

/** "an der Schule Sonnenberg", "am Gymnasium Freudenberg": where. */
export const atSchool = (name: string): string => bent(name, 'at');

function bent(name: string, way: Way): string {
  const parts = name.trim().split(/\s+/);
  const at = parts.findIndex((part) => genderOf(part) !== null);
  const gender = genderOf(parts[at] ?? '');
  if (gender === null) return fill(words.unknown[way], { name: name.trim() });
  const before = parts.slice(0, at).filter((part, index) => index > 0 || !isAmong(words.articles, part));
  const own = before[0] === undefined ? null : ownWord(before[0], gender, way);
  const rest = [...before.slice(own === null ? 0 : 1).map((part) => bend(part, gender, way)), ...parts.slice(at)];
  return own === null ? [words.before[gender][way], ...rest].join(' ') : ['an', own, ...rest].join(' ');
}

/** Longer ends first: "Schulhaus" is no "Schul…" of another kind, and "Schulen" are many. */
function genderOf(part: string): Gender | null {
  const word = part.toLowerCase().replaceAll(/[^a-zäöü]/g, '');
  const found = genders.find(([, ends]) => ends.some((end) => word.endsWith(end)));
  return found ? found[0] : null;
}
const genders = Object.entries(words.nouns) as [Gender, readonly string[]][];

const isAmong = (list: readonly string[], part: string): boolean => list.includes(part.toLowerCase());

/** "Unsere" within a sentence is small, and bends; null for any other word. */
function ownWord(part: string, gender: Gender, way: Way): string | null {
  const stem = part.toLowerCase().replace(/e[srnm]?$/, '');
  const found = words.own.find((own) => own === stem || own === part.toLowerCase());
  return found === undefined ? null : (found === 'euer' ? 'eur' : found) + ownEnds[gender][way];
}
const ownEnds = { many: { to: 'e', at: 'en' }, she: { to: 'e', at: 'er' }, it: { to: '', at: 'em' }, he: { to: 'en', at: 'em' } } as const;

/** A word before the noun, after an article: "Freie" stays before one of hers, and is "Freien" everywhere else. */
function bend(part: string, gender: Gender, way: Way): string {
  const stem = /^(.+?)e[srn]?$/.exec(part)?.[1];
  if (stem === undefined || !(isAmong(words.bending, stem) || words.bendingEnds.some((end) => stem.endsWith(end)))) return part;
  return stem + (way === 'to' && (gender === 'she' || gender === 'it') ? 'e' : 'en');
}
