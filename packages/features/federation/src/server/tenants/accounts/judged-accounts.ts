import { withSecondFactor } from '@pausenplatz/account/server';
import { asSystem } from '@pausenplatz/kernel-server';
import { schoolFamily, schoolsBelow } from '@pausenplatz/schools/server';
import { type Kysely, sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { AccountRow } from '../../../contract/index.ts';
import { type JudgedRow, judgeAccountRows, type KnownAccount } from '../../../rules/index.ts';
import type { FederationTables } from '../../tables.ts';

interface Question {
  readonly schoolId: string;
  readonly tid: string;
  readonly rows: readonly AccountRow[];
}

interface JudgedAccounts {
  readonly rows: readonly JudgedRow[];
  readonly fingerprint: string;
}

/** Judges a list against the school family as it is now, in six queries; the same connections give the same fingerprint. */
export async function judgeAccounts(db: Kysely<FederationTables>, { schoolId, tid, rows }: Question): Promise<JudgedAccounts> {
  const [below, family] = [await schoolsBelow(db, schoolId), await schoolFamily(db, schoolId)];
  const known = await accountsOf(db, { rows, below, family });
  const elsewhere = await belongingElsewhere(db, { below, family, ids: known.map(({ id }) => id) });
  // The codes of others lie behind the wall, and whether there are any is the question.
  const guarded = await asSystem(() =>
    withSecondFactor(
      db,
      known.map(({ id }) => id),
    ),
  );
  const people = known.map(({ isAdult, ...person }) => ({
    ...person,
    confirmsThemselves: isAdult || guarded.has(person.id),
    isElsewhere: elsewhere.has(person.id),
  }));
  const links = await linksOf(db, { tid, rows, ids: people.map(({ id }) => id) });
  const judged = judgeAccountRows({ rows, people, links });
  const matches = judged.flatMap(({ verdict, line, objectId, person }) => (verdict === 'match' ? [[line, objectId, person?.id]] : []));
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([tid, matches]))
    .digest('base64url');
  return { rows: judged, fingerprint };
}

interface Families {
  readonly rows: readonly AccountRow[];
  readonly below: readonly string[];
  readonly family: readonly string[];
}

type FoundAccount = Omit<KnownAccount, 'confirmsThemselves' | 'isElsewhere'> & { readonly isAdult: boolean };

/** Whoever of the family is meant by anything that the list says. */
async function accountsOf(db: Kysely<FederationTables>, { rows, below, family }: Families): Promise<readonly FoundAccount[]> {
  const words = (of: (row: AccountRow) => readonly string[]) =>
    [...new Set(rows.flatMap(of).map((word) => word.toLowerCase()))].filter(Boolean);
  const numbers = words(({ number }) => [number]);
  const userNames = words(({ userName, principal }) => [userName, principal.split('@')[0] ?? '']);
  const emails = words(({ email, principal }) => [email, principal]);
  const { rows: found } = await sql<FoundAccount>`
    select account.id, first_name as "firstName", last_name as "lastName", user_name as "userName", email, external_id as "number",
      roles && array['Teacher', 'Pupil']::text[] as "isForTeams",
      not roles <@ array['Pupil']::text[] as "isAdult", (deleted_at is not null or disabled_at is not null) as "isClosed",
      case when bool_or(member.school_id = any(${below})) then 'here' when bool_or(member.school_id is not null) then 'family' else 'left' end as place
    from user_account account
    left join school_member member on member.user_id = account.id and member.school_id = any(${family})
    where (lower(external_id) = any(${numbers}) or lower(user_name) = any(${userNames}) or lower(email) = any(${emails}))
      and (member.user_id is not null or exists (select 1 from class_pupil join school_class on school_class.id = class_pupil.class_id
        where class_pupil.user_id = account.id and school_class.school_id = any(${family})))
    group by account.id order by account.id`.execute(db);
  return found;
}

/** Who of these belongs to a school of another family as well, or looks after one beside or above: their account is not this school's alone to open. */
async function belongingElsewhere(
  db: Kysely<FederationTables>,
  { below, family, ids }: { readonly below: readonly string[]; readonly family: readonly string[]; readonly ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  // What is beyond the wall is the very question.
  const rows = await asSystem(() =>
    db
      .selectFrom('school_member')
      .select('user_id')
      .where('user_id', 'in', ids)
      .where((where) =>
        where.or([where('school_id', 'not in', family), where.and([where('kind', '=', 'admin'), where('school_id', 'not in', below)])]),
      )
      .execute(),
  );
  return new Set(rows.map((row) => row.user_id));
}

interface Linked {
  readonly tid: string;
  readonly rows: readonly AccountRow[];
  readonly ids: readonly string[];
}

/** What these Microsoft accounts and these people are connected with in the organisation, also by who has left since. */
async function linksOf(db: Kysely<FederationTables>, { tid, rows, ids }: Linked) {
  const objectIds = rows.map(({ objectId }) => objectId.toLowerCase());
  const links = await asSystem(() =>
    db
      .selectFrom('teams_identity')
      .select(['oid', 'user_id'])
      .where('tid', '=', tid)
      .where((where) => where.or([where('oid', 'in', objectIds), ...(ids.length > 0 ? [where('user_id', 'in', ids)] : [])]))
      .execute(),
  );
  return links.map((row) => ({ objectId: row.oid, userId: row.user_id }));
}
