/** What a column of a list may hold. */
export const importFields = ['externalId', 'firstName', 'lastName', 'fullName', 'email', 'birth', 'className', 'number'] as const;
export type ImportField = (typeof importFields)[number];

/** For each column what it holds; null for columns that are left out. */
export type ColumnMapping = readonly (ImportField | null)[];

const headings: Readonly<Record<ImportField, readonly string[]>> = {
  externalId: [
    'id',
    'externeid',
    'schuelerid',
    'schuelerinid',
    'susid',
    'personid',
    'ahv',
    'ahvnr',
    'ahvnummer',
    'sozialversicherungsnummer',
    'lehreroffice',
    'lehrerofficeid',
    'personennummer',
  ],
  firstName: ['vorname', 'rufname', 'firstname', 'givenname', 'prenom'],
  lastName: ['nachname', 'name', 'familienname', 'lastname', 'surname', 'nom'],
  fullName: ['vornamename', 'namevorname', 'ganzername', 'vollername', 'fullname', 'schueler', 'schuelerin', 'schuelerinnen'],
  email: ['email', 'emailadresse', 'mail', 'mailadresse', 'epost'],
  birth: ['geburtsdatum', 'geburtstag', 'geboren', 'gebdatum', 'jahrgang', 'geburtsjahr', 'birthdate', 'dateofbirth'],
  className: ['klasse', 'klassenname', 'class', 'stammklasse', 'classe'],
  number: ['nr', 'nummer', 'klassennummer', 'number', 'platz'],
};

/** Headings are compared without case, marks and spaces: "Schüler-ID" and "schueler id" are the same. */
function plain(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '');
}

function fieldOf(heading: string): ImportField | null {
  const word = plain(heading);
  return word === '' ? null : (importFields.find((field) => headings[field].includes(word)) ?? null);
}

/** A first row is a heading when at least half of its filled cells name a field. */
export function hasHeading(firstRow: readonly string[]): boolean {
  const filled = firstRow.filter((cell) => cell.trim() !== '');
  return filled.length > 0 && filled.filter((cell) => fieldOf(cell) !== null).length * 2 >= filled.length;
}

/** Guesses what each column holds from the headings, each field once; "Name" alone holds the whole name. */
export function mappingFromHeading(firstRow: readonly string[]): ColumnMapping {
  const taken = new Set<ImportField>();
  const mapping = firstRow.map((heading) => {
    const field = fieldOf(heading);
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
  const hasFirst = taken.has('firstName');
  return mapping.map((field) => (field === 'lastName' && !hasFirst ? 'fullName' : field));
}

/** Guesses from the cells when there is no heading: one column holds the name, two hold first and last name. */
export function mappingFromCells(rows: readonly (readonly string[])[], thisYear: number): ColumnMapping {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const sample = rows.slice(0, 20);
  const fits = (column: number, test: (cell: string) => boolean) => {
    const filled = sample.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '');
    return filled.length > 0 && filled.every(test);
  };
  const mapping: (ImportField | null)[] = [];
  for (let column = 0; column < width; column += 1) {
    const year = (cell: string) => Number(cell.match(/\b(19|20)\d{2}\b/)?.[0] ?? 0);
    if (fits(column, (cell) => /^[^\s@]+@[^\s@]+$/.test(cell))) mapping.push('email');
    else if (fits(column, (cell) => year(cell) > 1900 && year(cell) <= thisYear)) mapping.push('birth');
    else if (fits(column, (cell) => /^\d{1,2}$/.test(cell))) mapping.push('number');
    else if (fits(column, (cell) => /^(\d{1,2}\.?\s?[a-z]?|(sek|kiga|kl)\.?\s?\w{0,3})$/i.test(cell))) mapping.push('className');
    else mapping.push(null);
  }
  const words = mapping.flatMap((field, column) => (field === null && fits(column, (cell) => /^\p{L}/u.test(cell)) ? [column] : []));
  const [one, two] = words;
  if (one !== undefined) mapping[one] = two === undefined ? 'fullName' : 'firstName';
  if (two !== undefined) mapping[two] = 'lastName';
  return mapping.map((field, column) => (field !== null && mapping.indexOf(field) !== column ? null : field));
}

/** A list can be read when it names the people. */
export function namesPeople(mapping: ColumnMapping): boolean {
  return mapping.includes('fullName') || (mapping.includes('firstName') && mapping.includes('lastName'));
}
