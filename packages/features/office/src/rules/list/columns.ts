/** What a column of a list may hold. */
export const importFields = [
  'externalId',
  'firstName',
  'lastName',
  'fullName',
  'lastNameFirst',
  'email',
  'birth',
  'className',
  'number',
] as const;
export type ImportField = (typeof importFields)[number];

/** For each column what it holds; null for columns that are left out. */
export type ColumnMapping = readonly (ImportField | null)[];

/** What columns are called by offices and by programs of schools; of two columns for one field the one that stands first here is taken. */
const headings: Readonly<Record<ImportField, readonly string[]>> = {
  externalId: [
    'id',
    'externeid',
    'externalid',
    'externkey',
    'externalkey',
    'schuelerid',
    'schuelerinid',
    'schuelernummer',
    'schuelernr',
    'susid',
    'personid',
    'personenid',
    'interneid',
    'ahv',
    'ahvnr',
    'ahvnummer',
    'ahvn13',
    'sozialversicherungsnummer',
    'lehreroffice',
    'lehrerofficeid',
    'personennummer',
    'personennr',
  ],
  firstName: ['vorname', 'vornamen', 'vornames', 'forename', 'firstname', 'givenname', 'prenom', 'nome', 'rufname'],
  lastName: ['nachname', 'familienname', 'longname', 'lastname', 'surname', 'familyname', 'nom', 'cognome', 'name'],
  fullName: [
    'vornamename',
    'vornamenachname',
    'vornamefamilienname',
    'vorundnachname',
    'vorundfamilienname',
    'vornameundname',
    'vornameundnachname',
    'ganzername',
    'vollername',
    'vollstaendigername',
    'fullname',
    'displayname',
    'anzeigename',
    'schueler',
    'schuelerin',
    'schuelerinnen',
    'schuelername',
    'kind',
  ],
  lastNameFirst: [
    'namevorname',
    'nachnamevorname',
    'familiennamevorname',
    'namevornamen',
    'nameundvorname',
    'nachnameundvorname',
    'nachundvorname',
    'familienundvorname',
  ],
  email: ['email', 'emailadresse', 'emailschueler', 'emailschule', 'mail', 'mailadresse', 'epost'],
  birth: [
    'geburtsdatum',
    'geburtstag',
    'geboren',
    'geborenam',
    'gebdatum',
    'gebdat',
    'jahrgang',
    'geburtsjahr',
    'birthdate',
    'birthday',
    'dateofbirth',
  ],
  className: ['klasse', 'klassen', 'klassenname', 'klassename', 'klassenbezeichnung', 'class', 'classname', 'stammklasse', 'classe'],
  number: ['nr', 'nummer', 'klassennummer', 'klassennr', 'number', 'platz', 'laufnummer'],
};

/** Headings are compared without case, marks and spaces: "Schüler-ID" and "schueler id" are the same, as are "Schüler*innen" and "Schülerinnen". */
function plain(heading: string): string {
  return heading
    .slice(0, 80)
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '');
}

function fieldOf(heading: string): { readonly field: ImportField; readonly rank: number } | null {
  const word = plain(heading);
  const field = word === '' ? undefined : importFields.find((one) => headings[one].includes(word));
  return field === undefined ? null : { field, rank: headings[field].indexOf(word) };
}

/** How many different fields the cells of a row name. */
export const namedFields = (row: readonly string[]): number => new Set(row.flatMap((cell) => fieldOf(cell)?.field ?? [])).size;

/** A row is a heading when it names the people, or when at least half of its filled cells name a field. */
export function hasHeading(row: readonly string[]): boolean {
  const filled = row.filter((cell) => cell.trim() !== '');
  const named = filled.filter((cell) => fieldOf(cell) !== null).length;
  return named > 0 && (named * 2 >= filled.length || (named > 1 && namesPeople(mappingFromHeading(row))));
}

/** Guesses what each column holds from the headings, each field once; "Name" alone holds the whole name. */
export function mappingFromHeading(row: readonly string[]): ColumnMapping {
  const found = row.map(fieldOf);
  const best = (field: ImportField): number => Math.min(...found.flatMap((one) => (one?.field === field ? [one.rank] : [])));
  const mapping = found.map((one, column) => {
    if (one === null || one.rank !== best(one.field)) return null;
    return found.findIndex((other) => other?.field === one.field && other.rank === one.rank) === column ? one.field : null;
  });
  const isWhole = !mapping.includes('firstName') && !mapping.includes('fullName') && !mapping.includes('lastNameFirst');
  return mapping.map((field) => (field === 'lastName' && isWhole ? 'fullName' : field));
}

/** A list can be read when it names the people. */
export function namesPeople(mapping: ColumnMapping): boolean {
  return (
    mapping.includes('fullName') || mapping.includes('lastNameFirst') || (mapping.includes('firstName') && mapping.includes('lastName'))
  );
}
