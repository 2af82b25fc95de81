import { type Kysely, type RawBuilder, sql } from 'kysely';
import { stepKey, type StepRegistry } from '../steps/steps.ts';

/** Somebody or something whose name is looked up in the moment of the deed. */
interface Named {
  readonly kind: 'person' | 'class' | 'school';
  readonly id: string;
}

/** What an entry is about, where no name can be looked up: words, or an address that belongs to somebody unknown yet. */
export type AuditAbout = string | { readonly kind: 'address'; readonly words: string };

/** A word of an entry: the name of somebody or something, or plain words. */
type AuditWord = Named | AuditAbout;

/** What became of what: `was` alone is gone, `is` alone is new. */
export interface AuditChange {
  /** What changed, where the action does not say it: "Vorname". */
  readonly label?: string;
  readonly was?: AuditWord | null;
  readonly is?: AuditWord | null;
}

/** How a feature calls what it keeps: a query of `id` and `words` for these ids. */
interface NamesOf {
  readonly kind: Named['kind'];
  readonly query: (ids: readonly string[]) => RawBuilder<unknown>;
}

/** Given by the features that know names, so that the log can keep them as they were. */
export const auditNamesStep = stepKey<NamesOf>('auditNames');

export type AuditPart = 'actor' | 'about' | 'label' | 'was' | 'is';

interface Kept {
  readonly part: AuditPart;
  readonly place: number;
  readonly kind: Named['kind'] | 'address' | 'text';
  readonly id: string | null;
  readonly person: string | null;
  readonly words: string;
}

interface Worded {
  readonly actorId: string | null;
  readonly subject: { readonly kind: string; readonly id: string };
  readonly about?: AuditAbout;
  readonly changes?: readonly AuditChange[];
}

const longest = 400;

/**
 * Keeps the words of an entry beside the chain, as they are in this moment; one statement. Words about a person are that person's,
 * and go with them, while the chain, which holds ids alone, stays whole.
 */
export async function writeWords(
  db: Kysely<never>,
  steps: StepRegistry,
  { number, schoolId }: { readonly number: string; readonly schoolId: string },
  worded: Worded,
): Promise<void> {
  const kept = wordsOf(worded);
  const names = steps.given(auditNamesStep).map(({ step }) => {
    const ids = kept.flatMap(({ kind, id }) => (kind === step.kind && id !== null ? [id] : []));
    return sql`select ${step.kind}::text as kind, named.id, named.words from (${step.query(ids)}) named`;
  });
  const known =
    names.length === 0 ? sql`select null::text as kind, null::text as id, null::text as words` : sql.join(names, sql` union all `);
  await sql`insert into audit.words (entry, scope_id, part, place, kind, named_id, person_id, words)
    select ${number}::bigint, ${schoolId}, kept.part, kept.place, kept.kind,
      case when kept.kind = 'person' then name.id else kept.id end, case when kept.kind = 'person' then name.id else kept.person end,
      left(coalesce(nullif(kept.words, ''), name.words, ''), ${longest})
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept(part text, place int, kind text, id text, person text, words text)
    left join (${known}) name on name.kind = kept.kind and name.id = kept.id`.execute(db);
}

function wordsOf({ actorId, subject, about = '', changes = [] }: Worded): readonly Kept[] {
  const aboutPerson = subject.kind === 'person' ? subject.id : null;
  const keep = (part: AuditPart, place: number, word: AuditWord): Kept => {
    if (typeof word === 'string')
      return { part, place, kind: 'text', id: null, person: part === 'label' ? null : aboutPerson, words: word };
    if (word.kind === 'address') return { part, place, kind: 'address', id: null, person: null, words: word.words };
    return { part, place, kind: word.kind, id: word.id, person: word.kind === 'person' ? word.id : null, words: '' };
  };
  const subjectWord: Kept = isNamed(subject)
    ? { ...keep('about', 0, subject), words: typeof about === 'string' ? about : about.words }
    : keep('about', 0, about);
  return [
    ...(actorId === null ? [] : [keep('actor', 0, { kind: 'person', id: actorId })]),
    subjectWord,
    ...changes.flatMap(({ label, was, is }, place) => [
      ...(label === undefined ? [] : [keep('label', place, label)]),
      ...(was === undefined || was === null ? [] : [keep('was', place, was)]),
      ...(is === undefined || is === null ? [] : [keep('is', place, is)]),
    ]),
  ];
}

const isNamed = (subject: { readonly kind: string; readonly id: string }): subject is Named =>
  subject.kind === 'person' || subject.kind === 'class' || subject.kind === 'school';
