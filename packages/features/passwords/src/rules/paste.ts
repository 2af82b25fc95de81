import { plainWords } from '@pausenplatz/kernel-format';

interface Child {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface Written {
  readonly nr: number;
  readonly typed: string;
  readonly userName: string;
  readonly secret: string;
}

/** One line of a pasted list: for whom it is, or why it is for nobody. */
export type PasteLine = Written &
  (
    | { readonly kind: 'taken'; readonly userId: string }
    | { readonly kind: 'unknown' | 'several' | 'twice' | 'nothing' | 'tooLong'; readonly userId: null }
  );

interface Columns {
  readonly hasHeading: boolean;
  readonly columns: readonly ('name' | 'userName' | 'secret' | null)[];
}

const headings = { name: ['name', 'kind', 'vorname', 'schuler'], userName: ['benutzername', 'benutzer', 'login'], secret: ['passwort'] };

/** Name, user name and password, in this order unless a first line says otherwise. */
export function guessColumns(cells: readonly (readonly string[])[]): Columns {
  const width = Math.max(0, ...cells.map((line) => line.length));
  const first = (cells[0] ?? []).map((cell) => plainWords(cell)[0] ?? '');
  const said = first.map((word) => (['name', 'userName', 'secret'] as const).find((field) => headings[field].includes(word)) ?? null);
  const hasHeading = said.includes('name') && said.some((field) => field !== null && field !== 'name');
  const usual = (['name', 'userName', 'secret'] as const).slice(0, width);
  return { hasHeading, columns: Array.from({ length: width }, (_none, at) => (hasHeading ? (said[at] ?? null) : (usual[at] ?? null))) };
}

interface Limits {
  readonly userName: number;
  readonly secret: number;
}

/** Whom each line is for, by first and last name in any order, or by a first name that only one child has. What is taken is stored so. */
export function readPaste(
  cells: readonly (readonly string[])[],
  { hasHeading, columns }: Columns,
  children: readonly Child[],
  limits: Limits,
): readonly PasteLine[] {
  const seen = new Set<string>();
  return cells.flatMap((line, at): PasteLine[] => {
    if ((hasHeading && at === 0) || line.every((cell) => cell.trim() === '')) return [];
    const cellOf = (field: 'name' | 'userName' | 'secret') => line[columns.indexOf(field)] ?? '';
    const written = { nr: at + 1, typed: cellOf('name').trim(), userName: cellOf('userName').trim(), secret: cellOf('secret') };
    const nobody = (kind: Exclude<PasteLine['kind'], 'taken'>): PasteLine[] => [{ ...written, kind, userId: null }];
    const found = childrenOf(written.typed, children);
    if (found.length !== 1 || !found[0]) return nobody(found.length === 0 ? 'unknown' : 'several');
    if (seen.has(found[0].id)) return nobody('twice');
    if (written.userName === '' && written.secret === '') return nobody('nothing');
    if (written.userName.length > limits.userName || written.secret.length > limits.secret) return nobody('tooLong');
    seen.add(found[0].id);
    return [{ ...written, kind: 'taken', userId: found[0].id }];
  });
}

function childrenOf(typed: string, children: readonly Child[]): readonly Child[] {
  const words = plainWords(typed).toSorted().join(' ');
  if (words === '') return [];
  const whole = children.filter(({ firstName, lastName }) => plainWords(`${firstName} ${lastName}`).toSorted().join(' ') === words);
  return whole.length > 0 ? whole : children.filter(({ firstName }) => plainWords(firstName).toSorted().join(' ') === words);
}
