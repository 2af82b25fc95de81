import { plainLetters } from '@pausenplatz/kernel-format';

/** What a column of a list of Microsoft accounts may hold. */
const accountFields = ['objectId', 'principal', 'email', 'name', 'number', 'userName'] as const;
export type AccountField = (typeof accountFields)[number];
/** One a column; null is left out. */
export type AccountColumns = readonly (AccountField | null)[];

/** Headings as Entra writes them (in its portal, in Graph, in PowerShell; English and German) and as schools do, in plain letters. */
const headings: Readonly<Record<AccountField, string>> = {
  objectId: 'objectid|object id|objekt-id|objektid|objekt id|id|azure ad object id|entra object id|externaldirectoryobjectid',
  principal: 'userprincipalname|user principal name|benutzerprinzipalname|prinzipalname|upn|anmeldename|login',
  email: 'mail|email|e-mail|e-mail-adresse|mailadresse|mail address|email address|primarysmtpaddress',
  name: 'displayname|display name|anzeigename|name|vollstandiger name',
  number: 'employeeid|employee id|mitarbeiter-id|personalnummer|personennummer|schulernummer|nummer|nr|id der schulverwaltung',
  userName: 'benutzername|username|user name|konto|pausenplatz',
};

const plain = (cell: string) =>
  plainLetters(cell.replace(/^\uFEFF/, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
// Both sides in the same letters.
const known = accountFields.map((field) => ({ field, words: headings[field].split('|').map(plain) }));

const isObjectId = (cell: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(cell.trim());

/**
 * What the columns hold, by the heading; without one by what stands in them: an object id looks like nothing else, a first word with @ is the principal name, a
 * second one the e-mail. Each thing has one column.
 */
export function guessAccountColumns(cells: readonly (readonly string[])[]): {
  readonly hasHeading: boolean;
  readonly columns: AccountColumns;
} {
  const [first = []] = cells;
  const width = Math.max(0, ...cells.map((row) => row.length));
  const named = first.map((cell) => known.find(({ words }) => words.includes(plain(cell)))?.field ?? null);
  const hasHeading = named.some((field) => field !== null) && !first.some(isObjectId);
  const taken = new Set<AccountField>();
  const columns = Array.from({ length: width }, (_one, at) => {
    const field = hasHeading
      ? (named[at] ?? null)
      : fieldOf(cells.map((row) => row[at] ?? '').find((cell) => cell.trim() !== '') ?? '', taken);
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
  return { hasHeading, columns };
}

function fieldOf(cell: string, taken: ReadonlySet<AccountField>): AccountField | null {
  if (isObjectId(cell)) return 'objectId';
  if (cell.includes('@')) return taken.has('principal') ? 'email' : 'principal';
  if (/^\d+$/.test(cell.trim())) return 'number';
  return /\S\s\S|,/.test(cell.trim()) ? 'name' : 'userName';
}
