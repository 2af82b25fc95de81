import { ownTables } from '@pausenplatz/kernel-server';
import type { ActorName, AnyCall, InputOf, Role } from '@pausenplatz/kernel-contract';
import type { Services } from '@pausenplatz/kernel-server';
import { aClass, aSchool, attends, belongsTo, teaches } from '@pausenplatz/schools/testing';
import type { Kysely } from 'kysely';
import type { AccountTables } from '../server/index.ts';
import { aPerson, aToken, type TestPerson } from './people.ts';

type WorldTables = AccountTables;

/** The world of the authorisation matrix: two schools, their classes, and the thirteen actors around class 3a. */
export interface World {
  readonly services: Services;
  readonly db: Kysely<WorldTables>;
  readonly ownSchoolId: string;
  readonly otherSchoolId: string;
  readonly ownClassId: string;
  readonly otherClassId: string;
  readonly foreignClassId: string;
  readonly people: Readonly<Record<Exclude<ActorName, 'anonymous' | 'linkHolder'>, TestPerson>>;
  /** A token of the actor; null for those who are not signed in. */
  tokenOf(actor: ActorName): Promise<string | null>;
}

/** A word that stands in names of the other school only; no answer to an actor of the own school may hold it. */
export const foreignMarker = 'Fremdmarke';

export async function seedWorld(services: Services): Promise<World> {
  const db = ownTables<WorldTables>(services.db);
  const ownSchoolId = await aSchool(db, { name: 'Schule Sonnenberg' });
  const otherSchoolId = await aSchool(db, { name: `Schule ${foreignMarker}` });
  const ownClassId = await aClass(db, ownSchoolId, '3a');
  const otherClassId = await aClass(db, ownSchoolId, '4b');
  const foreignClassId = await aClass(db, otherSchoolId, `1${foreignMarker}`);
  const person = (firstName: string, roles: Role[], more: { initialPassword?: boolean } = {}) =>
    aPerson(db, { firstName, lastName: 'Test', roles, ...more });
  const people = {
    private: await person('Reto', ['Private']),
    pupilOwner: await person('Mia', ['Pupil']),
    pupilSameClass: await person('Noah', ['Pupil']),
    pupilOtherClass: await person('Lina', ['Pupil']),
    pupilOtherSchool: await person(foreignMarker, ['Pupil']),
    teacherOfClass: await person('Lea', ['Teacher']),
    teacherSameSchool: await person('Urs', ['Teacher']),
    teacherOtherSchool: await person(`${foreignMarker}n`, ['Teacher']),
    schoolAdminOwn: await person('Eva', ['SchoolAdmin']),
    schoolAdminOther: await person(`${foreignMarker}r`, ['SchoolAdmin']),
    initialPassword: await person('Neu', ['Teacher'], { initialPassword: true }),
  };
  const member = (name: keyof typeof people, schoolId: string, kind: 'teacher' | 'pupil' | 'admin') =>
    belongsTo(db, people[name].userId, schoolId, kind);
  await member('pupilOwner', ownSchoolId, 'pupil');
  await member('pupilSameClass', ownSchoolId, 'pupil');
  await member('pupilOtherClass', ownSchoolId, 'pupil');
  await member('pupilOtherSchool', otherSchoolId, 'pupil');
  await member('teacherOfClass', ownSchoolId, 'teacher');
  await member('teacherSameSchool', ownSchoolId, 'teacher');
  await member('teacherOtherSchool', otherSchoolId, 'teacher');
  await member('schoolAdminOwn', ownSchoolId, 'admin');
  await member('schoolAdminOther', otherSchoolId, 'admin');
  await member('initialPassword', ownSchoolId, 'teacher');
  await teaches(db, people.teacherOfClass.userId, ownClassId);
  await teaches(db, people.initialPassword.userId, ownClassId);
  await teaches(db, people.teacherSameSchool.userId, otherClassId);
  await teaches(db, people.teacherOtherSchool.userId, foreignClassId);
  await attends(db, people.pupilOwner.userId, ownClassId, 1);
  await attends(db, people.pupilSameClass.userId, ownClassId, 2);
  await attends(db, people.pupilOtherClass.userId, otherClassId, 1);
  await attends(db, people.pupilOtherSchool.userId, foreignClassId, 1);
  const tokenOf = async (actor: ActorName) => {
    if (actor === 'anonymous' || actor === 'linkHolder') return null;
    // A cell may have changed the initial password for good; the next one starts with it again.
    if (actor === 'initialPassword')
      await db.updateTable('user_account').set({ initial_password: true }).where('id', '=', people[actor].userId).execute();
    // A cell may have founded a school or made a colleague its admin; the next one starts with the two admins there are.
    await db
      .deleteFrom('school_member')
      .where('kind', '=', 'admin')
      .where('user_id', 'not in', [people.schoolAdminOwn.userId, people.schoolAdminOther.userId])
      .execute();
    return aToken(services, db, people[actor].userId);
  };
  return { services, db, ownSchoolId, otherSchoolId, ownClassId, otherClassId, foreignClassId, people, tokenOf };
}

/** One well-formed input for every call of a feature, about an object of class 3a, fresh for each cell of the matrix. */
export type Examples<Calls extends Readonly<Record<string, AnyCall>>> = {
  readonly [Name in keyof Calls]: (world: World, actor: ActorName) => InputOf<Calls[Name]> | Promise<InputOf<Calls[Name]>>;
};
