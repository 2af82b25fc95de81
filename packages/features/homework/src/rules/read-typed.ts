const spoken = /[\s,;]*(?:\(|\b)(\d{1,3})\s*(?:min|minuten|')\.?\)?\s*$/i;
const mostMinutes = 600;
/** So many letters of a subject before a colon mean it: "Mathe: S. 12" in a class with Mathematik. */
const enoughLetters = 3;

/** What somebody typed into a cell, taken apart. */
interface TypedTask {
  readonly task: string;
  readonly subject: string | null;
  readonly minutes: number | null;
  /** Name of the group for whom it is, of those that the class has. */
  readonly group: string | null;
}

/**
 * "Mathe: S. 44, 20 Min. @Gruppe Blau" is S. 44 in Mathe, 20 minutes, for Gruppe Blau; "Deutsch Lernwörter" needs no colon. What the class
 * does not know stays part of the text.
 */
export function readTyped(typed: string, subjects: readonly string[], groups: readonly string[] = []): TypedTask {
  const text = typed.trim();
  const audience = groupIn(text, groups);
  const found = spoken.exec(audience.rest);
  const minutes = found && found.index > 0 && Number(found[1]) <= mostMinutes ? Number(found[1]) : null;
  const said = found && found.index > 0 ? audience.rest.slice(0, found.index).trimEnd() : audience.rest;
  const named = subjectIn(said, subjects);
  // "Mathe:", "20 min" or "@Gruppe Blau" alone is all that was said, so it stays the text.
  if (named.rest === '') return { task: text, subject: null, minutes: null, group: null };
  return { task: named.rest, subject: named.subject, minutes, group: audience.group };
}

function groupIn(text: string, groups: readonly string[]): { readonly rest: string; readonly group: string | null } {
  const lower = text.toLowerCase();
  for (const group of byLength(groups)) {
    for (const sign of [`@${group}`, `@Gruppe ${group}`]) {
      const at = lower.indexOf(sign.toLowerCase());
      if (at < 0 || !isApart(text[at - 1]) || !isApart(text[at + sign.length])) continue;
      const rest = `${text.slice(0, at).trimEnd()} ${text.slice(at + sign.length).trimStart()}`.trim();
      return { rest, group };
    }
  }
  return { rest: text, group: null };
}

function subjectIn(text: string, subjects: readonly string[]): { readonly rest: string; readonly subject: string | null } {
  const lower = text.toLowerCase();
  const colon = text.indexOf(':');
  if (colon > 0) {
    const before = lower.slice(0, colon).trim();
    const begun = subjects.filter((name) => name.toLowerCase().startsWith(before));
    const exact = begun.find((name) => name.length === before.length);
    const subject = exact ?? (before.length >= enoughLetters && begun.length === 1 ? begun[0] : undefined);
    if (subject !== undefined) return { rest: text.slice(colon + 1).trim(), subject };
  }
  const first = byLength(subjects).find((name) => lower.startsWith(`${name.toLowerCase()} `));
  return first === undefined ? { rest: text, subject: null } : { rest: text.slice(first.length).trim(), subject: first };
}

/** The longest first, so that "Gruppe Blau 2" is not read as "Gruppe Blau". */
const byLength = (names: readonly string[]) => names.toSorted((one, other) => other.length - one.length);

const isApart = (sign: string | undefined) => sign === undefined || !/[\p{L}\p{N}]/u.test(sign);
