import { type ContactKind, foundContacts } from './contacts.ts';

interface MaskName {
  readonly first: string;
  readonly last: string;
}

/** What stands for what: `Kind 1` for Noah. It stays in the browser. */
export interface Mask {
  readonly cover: string;
  readonly word: string;
}

export interface Masked {
  readonly text: string;
  readonly masks: readonly Mask[];
  /** Words that are names of the class and everyday words at once, and were left: whoever asks may cover them. */
  readonly doubtful: readonly string[];
}

/** First and last names that are words as well, in small letters: they are covered where the sentence says that a person is meant. */
const everyday: ReadonlySet<string> = new Set(
  'rosa stein winter kaiser sommer herbst frei gross klein lang kurz bach berg wald baum blum blume fuchs wolf hase vogel hahn koch meier bauer müller weber schneider schmid fischer jäger zimmermann richter könig graf engel sonne viola jasmin iris lila mai august linde roth schwarz weiss braun grün jung alt hell kühn stark ernst freud glück herz hand fuss kopf arm brand brunner keller hofer imhof moser vogt amrein frei friedli frisch gut gern lieb liebe paris china florian marin max nil'.split(
    ' ',
  ),
);

const covers: Readonly<Record<ContactKind | 'name', string>> = { name: 'Kind', phone: 'Telefon', mail: 'Mail', address: 'Adresse' };

/** Before a name that is a word: what says that a person is meant. */
const personBefore =
  /(?:\b(?:herr|frau|mit|von|und|für|dass|wie|hat|ist|bei|an|kind|schüler|schülerin|liebe|lieber|hallo|hoi|sali|namens|heisst)|[,:(«"])\s?$/iu;
const articleBefore =
  /\b(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|im|am|zum|zur|vom|beim|jeder|jeden|dieser|diesen|kein|keinen|einige|viele)\s$/iu;
/** After it: a verb of people, another name, a possessive. */
const personAfter =
  /^(?:'s|’s)|^\s(?:kann|hat|ist|will|soll|braucht|liest|schreibt|rechnet|spielt|sagt|lernt|versteht|findet|kommt|geht|mag|darf|muss|war|macht)\b/u;

interface Part {
  readonly from: number;
  readonly to: number;
  readonly kind: ContactKind | 'name';
  readonly word: string;
}

/** The words of a text with their places. */
const wordsIn = (text: string) => [...text.matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)].map(({ 0: word, index }) => ({ word, from: index }));

/** `Noahs` is Noah's, and so is `Noah’s`. */
const bare = (word: string): string => word.replace(/['’]s?$/u, '');

/**
 * Covers the names of class lists, telephone numbers, addresses and mail addresses of a text. `known` are covers of earlier texts of the same
 * talk: whoever had one keeps it. A name that is an everyday word is covered where the sentence speaks of a person, or where the class list has
 * it beside its other half.
 */
export function maskText(
  text: string,
  names: readonly MaskName[],
  known: readonly Mask[] = [],
  /** Words that whoever asks wants covered all the same. */
  wanted: readonly string[] = [],
): Masked {
  const contacts: Part[] = foundContacts(text).map(({ kind, from, to }) => ({ kind, from, to, word: text.slice(from, to) }));
  const { parts: nameParts, doubtful } = foundNames(
    text,
    names,
    new Set(wanted.concat(known.map(({ word }) => word)).map((word) => word.toLowerCase())),
  );
  const apart = nameParts.filter(({ from }) => !contacts.some((contact) => from >= contact.from && from < contact.to));
  const masks = [...known];
  let done = '';
  let at = 0;
  for (const part of [...contacts, ...apart].toSorted((one, other) => one.from - other.from)) {
    done += text.slice(at, part.from) + coverOf(part, masks);
    at = part.to;
  }
  return { text: done + text.slice(at), masks, doubtful };
}

function coverOf({ kind, word }: Part, masks: Mask[]): string {
  const own = masks.find((mask) => mask.word === word);
  if (own) return own.cover;
  const label = covers[kind];
  const cover = `${label} ${masks.filter((mask) => mask.cover.startsWith(`${label} `)).length + 1}`;
  masks.push({ cover, word });
  return cover;
}

function foundNames(
  text: string,
  names: readonly MaskName[],
  sure: ReadonlySet<string>,
): { readonly parts: Part[]; readonly doubtful: string[] } {
  const firsts = new Set(
    names
      .flatMap(({ first }) => first.split(/[\s-]/))
      .concat(names.map(({ first }) => first))
      .map((one) => one.toLowerCase()),
  );
  const lasts = new Set(names.map(({ last }) => last.toLowerCase()));
  const isName = (word: string): boolean => firsts.has(word) || lasts.has(word);
  const words = wordsIn(text);
  const parts: Part[] = [];
  const doubtful = new Set<string>();
  for (const [index, { word, from }] of words.entries()) {
    const forms = [bare(word), ...(word.endsWith('s') ? [word.slice(0, -1)] : [])];
    const name = forms.find((form) => isName(form.toLowerCase()));
    if (name === undefined) continue;
    // In small letters somebody types a name quickly; an everyday word is then an everyday word.
    const isDoubtful = everyday.has(name.toLowerCase()) && !(sure.has(name.toLowerCase()) && isCapital(word));
    const neighbours = [words[index - 1], words[index + 1]].map((one) => bare(one?.word ?? ''));
    const beside = neighbours.some((one) => one !== '' && isPair(names, name, one));
    if (isDoubtful && !beside && !speaksOfPerson(text, from, from + word.length, word)) doubtful.add(name);
    else parts.push({ kind: 'name', from, to: from + name.length, word: text.slice(from, from + name.length) });
  }
  return { parts, doubtful: [...doubtful] };
}

const isPair = (names: readonly MaskName[], one: string, other: string): boolean =>
  names.some(({ first, last }) => {
    const pair = [first.toLowerCase(), last.toLowerCase()];
    return one !== other && pair.includes(one.toLowerCase()) && pair.includes(other.toLowerCase());
  });

const isCapital = (word: string): boolean => word[0] !== word[0]?.toLowerCase();

/** Whether a word that is a name as well is meant as one here. */
function speaksOfPerson(text: string, from: number, to: number, word: string): boolean {
  if (!isCapital(word)) return false;
  const before = text.slice(Math.max(0, from - 20), from);
  const after = text.slice(to, to + 20);
  if (articleBefore.test(before)) return false;
  return personBefore.test(before) || personAfter.test(after);
}

/** Puts back what was covered, also where the model bent it (`Kind 1s`). Longer covers first: `Kind 12` is not `Kind 1` and a 2. */
export function unmaskText(text: string, masks: readonly Mask[]): string {
  const byCover = new Map(masks.map(({ cover, word }) => [cover.toLowerCase(), word]));
  return text.replaceAll(/\b(?:Kind|Telefon|Mail|Adresse) \d{1,4}/giu, (cover) => byCover.get(cover.toLowerCase()) ?? cover);
}
