import type { ConflictReason, RowHint, Verdict } from '../contract/words.ts';
import type { ImportRow } from '@pausenplatz/office/rules';
import { classOfRow, type KnownClass, spellingsOf } from './class-of-row.ts';
import { doubledLines, repeatedLines } from './doubled-lines.ts';
import { type FieldChange, changesOf } from './field-changes.ts';
import type { KnownPerson } from './known-person.ts';
import { indexPeople, type Match, matchPerson } from './match-person.ts';
import { trashedFinder } from './match-trashed.ts';

/** What will become of one row; commit does exactly this (R1). */
export interface PlannedRow {
  readonly row: ImportRow;
  readonly verdict: Verdict;
  readonly reason: ConflictReason | null;
  readonly hint: RowHint | null;
  /** Whom the row means; null for new people and conflicts. */
  readonly personId: string | null;
  /** The class afterwards; null while it has to be made first, which `newClass` names, or where it stays as it is. */
  readonly classId: string | null;
  readonly newClass: string | null;
  readonly changes: readonly FieldChange[];
}

interface NewClass {
  readonly name: string;
  readonly pupils: number;
  /** Other spellings of it in the list. */
  readonly alsoWritten: readonly string[];
}

export interface ImportPlan {
  readonly rows: readonly PlannedRow[];
  /** Classes that the list names and the school does not have yet. */
  readonly newClasses: readonly NewClass[];
  /** Pupils of the list's classes whom it does not name; archived only when asked to (R3). */
  readonly missing: readonly KnownPerson[];
  readonly counts: Readonly<Record<Verdict, number>>;
}

export interface ImportQuestion {
  readonly rows: readonly ImportRow[];
  readonly people: readonly KnownPerson[];
  readonly classes: readonly KnownClass[];
  /** Class for rows that name none. */
  readonly targetClassId: string | null;
  readonly createClasses: boolean;
  readonly pupilsPerClass: number;
  /** Addresses of anybody outside of `people` that rows would take: an address belongs to one account. */
  readonly takenEmails: ReadonlySet<string>;
}

const nobody = { reason: null, hint: null, personId: null, classId: null, newClass: null, changes: [] } as const;

/** Decides row by row what an import would do. The same question always gets the same answer. */
export function planImport(question: ImportQuestion): ImportPlan {
  const present = question.people.filter(({ trashed }) => trashed === null);
  const people = indexPeople(present);
  const findTrashed = trashedFinder(question.people);
  const repeated = repeatedLines(question.rows);
  const once = question.rows.filter(({ line }) => !repeated.has(line));
  const doubled = doubledLines(once);
  const newNames = spellingsOf(question.rows);
  const first = once.map((row) => {
    const place = classOfRow(row, { ...question, newNames });
    const match = matchPerson(row, place.kind === 'known' ? place.classId : null, people);
    const mayReturn = match.kind === 'none' && row.problems.length === 0 && !doubled.has(row.line) && place.kind !== 'refused';
    const trashed = mayReturn ? findTrashed(row) : match;
    return { row, place, match: trashed.kind === 'none' ? match : trashed };
  });
  const rowsByPerson = Map.groupBy(first, ({ match }) => (match.kind === 'one' ? match.person.id : null));
  const planned: PlannedRow[] = first.map(({ row, place, match }): PlannedRow => {
    const conflict = (reason: ConflictReason): PlannedRow => ({ ...nobody, row, verdict: 'conflict', reason });
    if (row.problems.length > 0) return conflict('unreadable');
    if (doubled.has(row.line)) return conflict('doubledInFile');
    if (match.kind === 'unclear') return conflict(match.reason);
    // Two spellings of one person are a double as well.
    if (match.kind === 'one' && (rowsByPerson.get(match.person.id)?.length ?? 0) > 1) return conflict('doubledInFile');
    if (place.kind === 'refused') return conflict(place.reason);
    if (emailBelongsToSomebodyElse(row, match, people.byEmail, question.takenEmails)) return conflict('emailTaken');
    const classId = place.kind === 'known' ? place.classId : null;
    const newClass = place.kind === 'new' ? place.name : null;
    if (match.kind === 'none') {
      if (place.kind === 'unnamed') return conflict('classMissing');
      return { ...nobody, row, verdict: 'new', hint: match.hasNamesake ? 'namesakeElsewhere' : null, classId, newClass };
    }
    const changes = changesOf(match.person, row, { classId, newClass }, question.classes);
    return { ...nobody, row, verdict: changes.length > 0 ? 'changed' : 'unchanged', personId: match.person.id, classId, newClass, changes };
  });
  refuseOverflow(planned, { ...question, people: present });
  const byLine = new Map(planned.map((one) => [one.row.line, one]));
  const rows = question.rows.map((row) => byLine.get(row.line) ?? asAbove(row, byLine.get(repeated.get(row.line) ?? row.line)));
  const counts = { new: 0, changed: 0, unchanged: 0, conflict: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  return { rows, newClasses: newClassesOf(rows), missing: missingPeople(present, first), counts };
}

/** A line that says once more what one above says has nothing left to do, or the same in its way. */
function asAbove(row: ImportRow, above: PlannedRow | undefined): PlannedRow {
  if (above?.verdict === 'conflict') return { ...above, row };
  return { ...nobody, row, verdict: 'unchanged', hint: 'repeated' };
}

function emailBelongsToSomebodyElse(
  row: ImportRow,
  match: Match,
  byEmail: ReadonlyMap<string, readonly KnownPerson[]>,
  taken: ReadonlySet<string>,
): boolean {
  if (row.email === null) return false;
  if (match.kind === 'one' && match.person.email?.toLowerCase() === row.email) return false;
  return byEmail.has(row.email) || taken.has(row.email);
}

function newClassesOf(rows: readonly PlannedRow[]): NewClass[] {
  const arriving = rows.filter(({ newClass }) => newClass !== null);
  return [...Map.groupBy(arriving, ({ newClass }) => newClass ?? '')].map(([name, pupils]) => {
    const written = new Set(pupils.map(({ row }) => row.className ?? name));
    return { name, pupils: pupils.length, alsoWritten: [...written].filter((one) => one !== name) };
  });
}

/** Who comes into a class that is full already has to wait; who leaves it in the same list makes no room yet. */
function refuseOverflow(rows: PlannedRow[], { people, pupilsPerClass }: ImportQuestion): void {
  const sizes = new Map<string, number>();
  for (const { classId } of people) if (classId !== null) sizes.set(classId, (sizes.get(classId) ?? 0) + 1);
  rows.forEach((planned, index) => {
    const target = planned.newClass ?? planned.classId;
    const arrives = planned.verdict === 'new' || planned.changes.some(({ field }) => field === 'class' || field === 'account');
    if (target === null || !arrives) return;
    const size = (sizes.get(target) ?? 0) + 1;
    if (size > pupilsPerClass) rows[index] = { ...nobody, row: planned.row, verdict: 'conflict', reason: 'classFull' };
    else sizes.set(target, size);
  });
}

/** Only classes that the list names can miss somebody, and nobody is missing whom an unclear row may mean. */
function missingPeople(
  people: readonly KnownPerson[],
  first: readonly { readonly place: { readonly kind: string; readonly classId?: string }; readonly match: Match }[],
): KnownPerson[] {
  const named = new Set(first.flatMap(({ place }) => (place.classId === undefined ? [] : [place.classId])));
  const perhaps = new Set(
    first.flatMap(({ match }) =>
      match.kind === 'one' ? [match.person.id] : match.kind === 'unclear' ? match.people.map(({ id }) => id) : [],
    ),
  );
  return people.filter(({ id, classId }) => classId !== null && named.has(classId) && !perhaps.has(id));
}
