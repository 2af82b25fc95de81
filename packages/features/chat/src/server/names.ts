import { type CallContext, personOf } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import { isChild, nameOf } from './people.ts';
import type { ChatTables } from './tables.ts';

type Asking = Pick<CallContext<ChatTables>, 'db' | 'actor'>;

interface Named {
  readonly id: string;
  readonly name: string;
}

interface NamedPerson extends Named {
  readonly isChild: boolean;
  readonly classId: string | null;
}

/** Whether a school lets children make chats with each other, an adult reading along. Off, unless an admin of the school says so. */
export async function childrenTogether(db: Kysely<ChatTables>, schoolIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (schoolIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('chat_school')
    .select('school_id')
    .where('school_id', 'in', schoolIds)
    .where('children_together', '=', true)
    .execute();
  return new Set(rows.map(({ school_id }) => school_id));
}

/**
 * People whom somebody may choose by name. Who teaches: the teachers of their schools and the children of their classes. A child: who
 * teaches its classes, and its classmates where the school of the class allows it.
 */
export async function namesFor({ db, actor }: Asking): Promise<NamedPerson[]> {
  const person = personOf({ actor });
  const child = person.roles.includes('Pupil');
  const ofPupils = child ? [...(await openClasses(db, person.attendsClassIds))] : person.teachesClassIds;
  const teachers = child
    ? sql`select place.user_id, null::text as class_id from class_teacher place where place.class_id = any(${[...person.attendsClassIds]})`
    : sql`select place.user_id, null::text from school_member place where place.kind = 'teacher'
        and place.school_id = any(${person.roles.includes('Teacher') ? [...person.schoolIds] : []})`;
  const { rows } = await sql<NamedPerson>`select account.id, ${nameOf('account')} as name, ${isChild('account')} as "isChild",
      min(found.class_id) as "classId"
    from (${teachers} union select place.user_id, place.class_id from class_pupil place where place.class_id = any(${[...ofPupils]}))
      found (user_id, class_id)
    join user_account account on account.id = found.user_id
    where account.deleted_at is null and account.id <> ${person.userId}
    group by account.id order by account.first_name, account.last_name, account.id`.execute(db);
  return rows;
}

/** Of these classes those whose school lets children write with each other. */
async function openClasses(db: Kysely<ChatTables>, classIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (classIds.length === 0) return new Set();
  const classes = await db.selectFrom('school_class').select(['id', 'school_id']).where('id', 'in', classIds).execute();
  const open = await childrenTogether(
    db,
    classes.map(({ school_id }) => school_id),
  );
  return new Set(classes.filter(({ school_id }) => open.has(school_id)).map(({ id }) => id));
}

interface Places {
  readonly classes: Named[];
  readonly groups: (Named & { readonly className: string })[];
  readonly teams: Named[];
  readonly schools: Named[];
}

/** Where somebody who teaches may open a chat: their classes with their groups, teams that they are in, and their schools. */
export async function placesFor({ db, actor }: Asking): Promise<Places> {
  const person = personOf({ actor });
  if (!person.roles.includes('Teacher')) return { classes: [], groups: [], teams: [], schools: [] };
  const classIds = [...person.teachesClassIds];
  const { rows } = await sql<Named & { kind: keyof Places; className: string }>`
    select own.id, own.name, 'classes' as kind, '' as "className" from school_class own where own.id = any(${classIds})
    union all select grouped.id, grouped.name, 'groups', own.name from school_group grouped join school_class own on own.id = grouped.class_id
      where grouped.class_id = any(${classIds})
    union all select team.id, team.name, 'teams', '' from school_group team join group_member place on place.group_id = team.id
      where team.kind = 'team' and place.user_id = ${person.userId}
    union all select own.id, own.name, 'schools', '' from school own join school_member place on place.school_id = own.id
      where place.user_id = ${person.userId} and place.kind = 'teacher'
    order by name, id`.execute(db);
  const of = (kind: keyof Places) => rows.filter((row) => row.kind === kind);
  return { classes: of('classes'), groups: of('groups'), teams: of('teams'), schools: of('schools') };
}
