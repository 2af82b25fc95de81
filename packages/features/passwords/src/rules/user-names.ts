export const namePatterns = ['first.last', 'first.l', 'first', 'firstNumber'] as const;
export type NamePattern = (typeof namePatterns)[number];

interface Child {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** As names stand in addresses: small letters and digits, an umlaut as two letters, other accents left out. */
const bare = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '');

function nameBy(pattern: NamePattern, { firstName, lastName }: Child, number: number): string {
  const [first, last] = [bare(firstName), bare(lastName)];
  if (pattern === 'first.last') return `${first}.${last}`;
  if (pattern === 'first.l') return `${first}.${last.slice(0, 1)}`;
  return pattern === 'first' ? first : `${first}${number}`;
}

/** User names of a class by one pattern, in the order of its children; who would have the same gets a number. */
export function namesFor(pattern: NamePattern, children: readonly Child[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const [at, child] of children.entries()) {
    const wanted = nameBy(pattern, child, at + 1);
    let name = wanted;
    for (let more = 2; taken.has(name); more += 1) name = `${wanted}${more}`;
    taken.add(name);
    names.set(child.id, name);
  }
  return names;
}
