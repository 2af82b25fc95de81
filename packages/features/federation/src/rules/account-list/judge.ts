import { plainWords } from '@pausenplatz/kernel-format';
import type { AccountKey, AccountReason, AccountRow } from '../../contract/index.ts';

/** Somebody of the school family whom a line may mean. */
export interface KnownAccount {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly email: string | null;
  /** In the school's own administration. */
  readonly number: string | null;
  /** Pupil or teacher. */
  readonly isForTeams: boolean;
  /** An adult, or somebody with a second factor: a connection opens the account past both, so that only they themselves make it. */
  readonly confirmsThemselves: boolean;
  /** In the trash, or closed. */
  readonly isClosed: boolean;
  /** `here`: of the school that let the organisation in, or of one below it; `family`: of one beside or above it; `left`: only in an archived class. */
  readonly place: 'here' | 'family' | 'left';
  /** Belongs to a school as well that has nothing to do with this one, or looks after one beside or above it. */
  readonly isElsewhere: boolean;
}

/** A connection that the organisation has already. */
interface KnownLink {
  readonly objectId: string;
  readonly userId: string;
}

/** What becomes of one line. */
export interface JudgedRow {
  readonly line: number;
  readonly verdict: 'match' | 'linked' | 'left';
  /** Why it is left; null otherwise. */
  readonly reason: AccountReason | null;
  readonly person: KnownAccount | null;
  /** By what the person was found. */
  readonly by: AccountKey | null;
  readonly objectId: string;
}

interface Judging {
  readonly rows: readonly AccountRow[];
  readonly people: readonly KnownAccount[];
  readonly links: readonly KnownLink[];
}

/**
 * Says of each line whose account the Microsoft account belongs to. All that a line says must mean the same person, and a name that stands there must be
 * theirs: who is connected with the wrong line opens somebody else's account.
 */
export function judgeAccountRows({ rows, people, links }: Judging): readonly JudgedRow[] {
  const index = indexOf(people);
  const found = rows.map((row) => ({ row, objectId: row.objectId.toLowerCase(), ...find(row, index) }));
  const times = (values: readonly string[]) => Map.groupBy(values, (value) => value);
  const ofObjectId = times(found.map(({ objectId }) => objectId));
  const ofPerson = times(found.flatMap(({ person }) => (person ? [person.id] : [])));
  return found.map(({ row: { line, name }, objectId, person, by, unclear }) => {
    const left = (reason: AccountReason): JudgedRow => ({ line, verdict: 'left', reason, person, by, objectId });
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(objectId)) return left('objectIdWrong');
    if ((ofObjectId.get(objectId)?.length ?? 0) > 1) return left('objectIdTwice');
    if (unclear) return left(unclear);
    if (!person) return left('unknown');
    if (links.some((link) => link.objectId === objectId && link.userId === person.id))
      return { line, verdict: 'linked', reason: null, person, by, objectId };
    const reason = closedBy(person) ?? ((ofPerson.get(person.id)?.length ?? 0) > 1 ? ('personTwice' as const) : null);
    if (reason) return left(reason);
    if (links.some((link) => link.objectId === objectId)) return left('objectIdTaken');
    if (links.some((link) => link.userId === person.id)) return left('personTaken');
    if (name !== '' && !isNamed(name, person)) return left('nameDiffers');
    // The part before the @ is a guess that the name has to agree with.
    if (by === 'principalName' && name === '') return left('nameMissing');
    return { line, verdict: 'match', reason: null, person, by, objectId };
  });
}

/** Why somebody is not connected by a list, whatever it says. */
function closedBy({ place, isClosed, isForTeams, confirmsThemselves, isElsewhere }: KnownAccount): AccountReason | null {
  if (isClosed || place === 'left') return 'gone';
  if (place === 'family') return 'otherSchool';
  if (!isForTeams) return 'notForTeams';
  if (confirmsThemselves) return 'confirmsThemselves';
  return isElsewhere ? 'elsewhere' : null;
}

interface Index {
  readonly numbers: ReadonlyMap<string, readonly KnownAccount[]>;
  readonly userNames: ReadonlyMap<string, readonly KnownAccount[]>;
  readonly emails: ReadonlyMap<string, readonly KnownAccount[]>;
}

function indexOf(people: readonly KnownAccount[]): Index {
  const by = (key: (person: KnownAccount) => string | null) => {
    const named = people.filter((person) => (key(person) ?? '') !== '');
    return Map.groupBy(named, (person) => (key(person) ?? '').toLowerCase());
  };
  return { numbers: by(({ number }) => number), userNames: by(({ userName }) => userName), emails: by(({ email }) => email) };
}

interface Found {
  readonly person: KnownAccount | null;
  readonly by: AccountKey | null;
  readonly unclear: 'ambiguous' | 'contradicts' | null;
}

/** Whom a line means by all that it says. */
function find(row: AccountRow, { numbers, userNames, emails }: Index): Found {
  const principal = row.principal.toLowerCase();
  const before = principal.split('@')[0] ?? '';
  const strong: readonly (readonly [AccountKey, readonly KnownAccount[]])[] = [
    ['number', numbers.get(row.number.toLowerCase()) ?? []],
    ['userName', userNames.get(row.userName.toLowerCase()) ?? []],
    ['email', emails.get(row.email.toLowerCase()) ?? []],
    ['email', emails.get(principal) ?? []],
  ];
  const said = strong.filter(([, people]) => people.length > 0);
  const ways = said.length > 0 ? said : [['principalName', userNames.get(before) ?? []] as const];
  const by = ways[0]?.[0] ?? null;
  const person = ways[0]?.[1][0] ?? null;
  if (ways.some(([, people]) => people.length > 1)) return { person: null, by, unclear: 'ambiguous' };
  if (ways.some(([, people]) => people[0]?.id !== person?.id)) return { person: null, by, unclear: 'contradicts' };
  return { person, by: person ? by : null, unclear: null };
}

/** Whether a name as others write it («Brunner, Lea», «Lea Brunner (LP)») can be this person's: the first given name and all family names stand in it. */
function isNamed(name: string, { firstName, lastName }: KnownAccount): boolean {
  const words = plainWords(name);
  return [...plainWords(firstName).slice(0, 1), ...plainWords(lastName)].every((word) => words.includes(word));
}
