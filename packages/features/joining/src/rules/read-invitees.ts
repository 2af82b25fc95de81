import { isEmailAddress } from '@pausenplatz/kernel-contract/email-address';
import { classKey } from '@pausenplatz/schools/rules';

/** One teacher of a list, read. */
interface Invitee {
  /** Line of the list as people count. */
  readonly line: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly classIds: readonly string[];
}

interface ReadInvitees {
  readonly invitees: readonly Invitee[];
  /** Lines without an address, and words that are neither a name nor a class of the school. */
  readonly problems: readonly {
    readonly line: number;
    readonly kind: 'noAddress' | 'twice' | 'noClass' | 'severalClasses';
    readonly word: string;
  }[];
}

/** A class that teachers may be invited into. */
interface InvitedTo {
  readonly id: string;
  readonly name: string;
  readonly schoolName: string;
  /** Of the school that invites, and not of one below it. */
  readonly isOwn: boolean;
}

const looksLikeClass = /\d/;

/**
 * Reads a pasted list, a teacher a line: address, name and classes in any order, parted by tabs, semicolons or commas. What has a digit
 * is meant as a class, of the own school before those below it, or with the name of its school behind; the first word of a name in one cell is the first name.
 */
export function readInvitees(text: string, classes: readonly InvitedTo[]): ReadInvitees {
  const byKey = Map.groupBy(classes, ({ name }) => classKey(name));
  const byWhole = new Map(classes.map(({ id, name, schoolName }) => [classKey(`${name} ${schoolName}`), id]));
  const classesBy = (word: string): readonly string[] => {
    const whole = byWhole.get(classKey(word.replaceAll(/[()]/g, '')));
    if (whole !== undefined) return [whole];
    const all = byKey.get(classKey(word)) ?? [];
    const own = all.filter(({ isOwn }) => isOwn);
    return (own.length > 0 ? own : all).map(({ id }) => id);
  };
  const invitees: Invitee[] = [];
  const problems: ReadInvitees['problems'][number][] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const cells = raw
      .split(/[\t;,]/)
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '');
    if (cells.length === 0) continue;
    const line = index + 1;
    const found = cells.map(addressIn).find((address) => address !== null);
    if (!found) {
      problems.push({ line, kind: 'noAddress', word: cells.join(' ') });
      continue;
    }
    if (invitees.some(({ email }) => email === found)) {
      problems.push({ line, kind: 'twice', word: found });
      continue;
    }
    const words = cells.flatMap((cell) => (addressIn(cell) === null ? [cell] : nameBefore(cell)));
    const classIds: string[] = [];
    const names: string[] = [];
    for (const word of words) {
      const [id, ...more] = classesBy(word);
      if (id !== undefined && more.length > 0) problems.push({ line, kind: 'severalClasses', word });
      else if (id !== undefined) classIds.push(id);
      else if (looksLikeClass.test(word)) problems.push({ line, kind: 'noClass', word });
      else names.push(word);
    }
    const [firstName = '', ...rest] = names.length > 1 ? names : (names[0] ?? '').split(' ');
    invitees.push({ line, email: found, firstName, lastName: rest.join(' '), classIds: [...new Set(classIds)] });
  }
  return { invitees, problems };
}

/** "lea@schule.ch" as well as "Lea Lehrer <lea@schule.ch>", as mail programs write it. */
function addressIn(cell: string): string | null {
  const address = (cell.match(/<([^<>]+)>/)?.[1] ?? cell).toLowerCase();
  return isEmailAddress(address) ? address : null;
}

const nameBefore = (cell: string): string[] => {
  const name = cell.replace(/<[^<>]*>/, '').trim();
  return name === '' || addressIn(name) !== null ? [] : [name];
};
