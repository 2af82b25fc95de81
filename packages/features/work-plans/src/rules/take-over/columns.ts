import { plainLetters } from '@pausenplatz/kernel-format';

/** What a column of a list from elsewhere may hold. */
const takeOverFields = ['section', 'title', 'text', 'mandatory', 'level', 'groupSize', 'correctionMode', 'link', 'kind'] as const;
export type TakeOverField = (typeof takeOverFields)[number];
/** One a column; null is left out. */
export type TakeOverColumns = readonly (TakeOverField | null)[];

/**
 * Headings as other programs write them, in plain letters: lists of LearningView (Thema, Auftrag), Moodle (courses, and its checklist with
 * «Item text» and «Type»), Microsoft Planner and Teams (Bucket, Task name), and tables that
 * teachers make; parted by strokes.
 */
const headings: Readonly<Record<TakeOverField, string>> = {
  section:
    'abschnitt|thema|kapitel|fach|bereich|gruppe|block|woche|section|topic|modul|module|bucket|bucketname' +
    '|bucket name|kategorie|category|abschnittsname|unterrichtseinheit|einheit',
  title:
    'titel|title|aufgabe|name|aktivitat|activity|activity name|task|task name|taskname|vorgangsname|vorgang' +
    '|item text|itemtext|auftragstitel|lernauftrag|inhalt|was|assignment|zuweisung|aufgabenname',
  text:
    'auftrag|beschreibung|description|text|anweisung|anweisungen|instructions|notiz|notizen|notes|beschrieb|details' +
    '|anleitung|bemerkung|bemerkungen|intro|aufgabentext|aufgabenstellung|lernziel',
  mandatory: 'pflicht|pflichtaufgabe|obligatorisch|mandatory|required|pflicht/wahl|pflicht/freiwillig|verbindlichkeit',
  level: 'stufe|niveau|level|schwierigkeit|sterne|anforderung|difficulty',
  groupSize: 'sozialform|form|groupsize|arbeitsform|group size',
  correctionMode: 'korrektur|kontrolle|wer pruft|correction|pruft|prufung',
  link: 'link|url|adresse|webseite|website|linkurl|material|internetadresse',
  kind: 'type|typ|type (0 - normal; 1 - optional; 2 - heading)',
};

const plain = (cell: string) => plainLetters(cell).replaceAll(/\s+/g, ' ').trim();

/** What a heading says that its column holds; null for what plans do not have, such as points or dates. */
function fieldOf(heading: string): TakeOverField | null {
  const word = plain(heading.replace(/^\uFEFF/, ''));
  return takeOverFields.find((field) => headings[field].split('|').includes(word)) ?? null;
}

interface GuessedColumns {
  /** The first line says what the columns hold. */
  readonly hasHeading: boolean;
  readonly columns: TakeOverColumns;
}

/**
 * What the columns of a list hold, by its first line, or by how many there are: one is titles, two are titles and texts, three and more begin
 * with the section. Each thing has one column; a second one of the same name is left out.
 */
export function guessTakeOver(cells: readonly (readonly string[])[]): GuessedColumns {
  const [first = []] = cells;
  const width = Math.max(0, ...cells.map((row) => row.length));
  const named = first.map(fieldOf);
  const hasHeading = named.includes('title') || (named.includes('text') && first.length > 1);
  const usual: TakeOverColumns = width > 2 ? ['section', 'title', 'text'] : ['title', 'text'];
  const wanted = hasHeading ? withTitle(named) : usual;
  const columns = Array.from({ length: width }, (_one, at) => wanted[at] ?? null);
  return { hasHeading, columns: columns.map((field, at) => (columns.indexOf(field) === at ? field : null)) };
}

/** A list that only has texts has its titles there. */
const withTitle = (named: TakeOverColumns): TakeOverColumns =>
  named.includes('title') ? named : named.map((field, at) => (field === 'text' && named.indexOf('text') === at ? 'title' : field));
