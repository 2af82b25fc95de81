import {
  isMine,
  isOfMyClasses,
  isOfMyPeople,
  isOfMySchools,
  isSeen,
  nameCondition,
  raiseWall,
  raiseWallApart,
  type Migration,
} from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';

/** Tables whose ids the policies look up in a copy, which the database keeps itself. */
const mirrors = [
  { table: 'school_member', copy: 'wall.place', columns: ['user_id', 'school_id', 'kind'] },
  { table: 'school_class', copy: 'wall.class', columns: ['id', 'school_id'] },
  { table: 'class_teacher', copy: 'wall.class_place', columns: ['class_id', 'user_id', "'teacher'"] },
  { table: 'class_pupil', copy: 'wall.class_place', columns: ['class_id', 'user_id', "'pupil'"] },
] as const;

async function follow(db: Kysely<never>, { table, copy, columns }: (typeof mirrors)[number]): Promise<void> {
  const names = columns.map((column) => (column.startsWith("'") ? 'kind' : column));
  const of = (row: 'old' | 'new') => columns.map((column) => (column.startsWith("'") ? column : `${row}.${column}`)).join(', ');
  await sql
    .raw(`create function wall.follow_${table}() returns trigger language plpgsql security definer set search_path = public as $$
      begin
        if tg_op <> 'INSERT' then delete from ${copy} where (${names.join(', ')}) = (${of('old')}); end if;
        if tg_op <> 'DELETE' then insert into ${copy} (${names.join(', ')}) values (${of('new')}); end if;
        return null;
      end $$`)
    .execute(db);
  await sql
    .raw(`create trigger follow after insert or update or delete on ${table} for each row execute function wall.follow_${table}()`)
    .execute(db);
  await sql.raw(`insert into ${copy} (${names.join(', ')}) select ${columns.join(', ')} from ${table}`).execute(db);
}

/** Memberships, classes and groups are there for the school family and for the person concerned. */
export const wallSchools: Migration = {
  name: '2026-11-24-schools-wall',
  async up(db) {
    for (const mirror of mirrors) await follow(db, mirror);
    // Where somebody of the family belongs besides is read before something is decided; nobody makes themselves a member elsewhere.
    const ofSchool = isOfMySchools('school_member.school_id');
    await raiseWallApart(db, 'school_member', {
      read: [ofSchool, isOfMyPeople('school_member.user_id')],
      change: [ofSchool],
      // Whom a school makes its member, it may see from then on: only who has been opened to it, or belongs to the family.
      add: [`${ofSchool} and ${isOfMyPeople('school_member.user_id')}`],
    });
    const ofClass = [isOfMySchools('school_class.school_id'), 'wall.is_opened_class(school_class.id)'];
    // Where somebody of the family has a place besides is asked before they get another one.
    await nameCondition(
      db,
      'has_my_people(id text)',
      `if wall.is_of_no_school() then return false; end if;
      return exists (select from wall.class_place join wall.place on place.user_id = class_place.user_id
        where class_place.class_id = has_my_people.id and wall.is_of_my_schools(place.school_id));`,
    );
    const ofPeople = 'wall.has_my_people(school_class.id)';
    await raiseWallApart(db, 'school_class', { read: [...ofClass, ofPeople], change: ofClass });
    for (const table of ['class_teacher', 'class_pupil'] as const) {
      const change = isOfMyClasses(`${table}.class_id`);
      const ofPerson = isOfMyPeople(`${table}.user_id`);
      await raiseWallApart(db, table, { read: [change, ofPerson], change: [change], add: [`${change} and ${ofPerson}`] });
    }
    await raiseWall(db, 'former_pupil', isOfMyClasses('former_pupil.class_id'), isMine('former_pupil.user_id'));
    await raiseWall(db, 'former_admin', isOfMySchools('former_admin.school_id'), isMine('former_admin.user_id'));
    for (const table of ['school_group', 'deleted_group'] as const)
      await raiseWall(
        db,
        table,
        `${isOfMySchools(`${table}.school_id`)} and (${table}.class_id is null or ${isOfMyClasses(`${table}.class_id`)})`,
      );
    const ofGroup = isSeen('school_group', 'group_member.group_id');
    await raiseWallApart(db, 'group_member', { read: [isMine('group_member.user_id'), ofGroup], change: [ofGroup] });
    await raiseWall(db, 'join_request', isOfMySchools('join_request.school_id'), isMine('join_request.user_id'));
  },
};
