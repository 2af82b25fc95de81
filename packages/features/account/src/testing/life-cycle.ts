import type { LifeCycleName, Role } from '@pausenplatz/kernel-contract';
import { aClass, aSchool, attends, belongsTo, teaches } from '@pausenplatz/schools/testing';
import { aPerson, aToken, type TestPerson } from './people.ts';
import { foreignMarker, type World } from './world.ts';

/** The same world with people in it who were something, or just became it. */
export interface PastWorld {
  readonly people: Readonly<Record<Exclude<LifeCycleName, 'pupilByCard'>, TestPerson>>;
  /** A token of somebody, with everything about them as it has to be. */
  tokenOf(name: LifeCycleName): Promise<string>;
}

/** Plants what somebody was around class 3a; the own school gets a school above and a sister. */
export async function seedPast(world: World): Promise<PastWorld> {
  const { db, services, ownSchoolId, otherSchoolId, ownClassId, otherClassId, foreignClassId } = world;
  const person = (lastName: string, roles: Role[]) => aPerson(db, { firstName: 'Vera', lastName, roles });
  const aboveId = await aSchool(db, { name: 'Schulgemeinde' });
  const sisterId = await aSchool(db, { name: `Schwester ${foreignMarker}`, parentId: aboveId });
  await db.updateTable('school').set({ parent_id: aboveId }).where('id', '=', ownSchoolId).execute();
  const unconfirmedId = await aSchool(db, { name: `Erfunden ${foreignMarker}`, confirmed: false });
  const archivedId = await aClass(db, ownSchoolId, 'alt');
  const people = {
    formerTeacherOfClass: await person('Früher', ['Teacher']),
    formerTeacherOfSchool: await person('Fort', ['Teacher']),
    teacherOfArchivedClass: await person('Archiv', ['Teacher']),
    movedPupil: await person('Umgezogen', ['Pupil']),
    pupilOfTwoSchools: await person('Doppelt', ['Pupil']),
    founderUnconfirmed: await person('Gründer', ['Teacher']),
    adminOfSisterSchool: await person('Schwester', ['SchoolAdmin']),
    adminAbove: await person('Oben', ['SchoolAdmin']),
    adminWithoutSecondFactor: await person('Ohne', ['Teacher']),
    personInTrash: await person('Papierkorb', ['Teacher']),
  };
  await belongsTo(db, people.formerTeacherOfClass.userId, ownSchoolId, 'teacher');
  await teaches(db, people.formerTeacherOfClass.userId, otherClassId);
  await belongsTo(db, people.formerTeacherOfSchool.userId, otherSchoolId, 'teacher');
  await teaches(db, people.formerTeacherOfSchool.userId, foreignClassId);
  await belongsTo(db, people.teacherOfArchivedClass.userId, ownSchoolId, 'teacher');
  await teaches(db, people.teacherOfArchivedClass.userId, archivedId);
  for (const [index, name] of (['pupilOwner', 'pupilSameClass'] as const).entries())
    await attends(db, world.people[name].userId, archivedId, index + 1);
  await db.updateTable('school_class').set({ archived_at: services.clock.now() }).where('id', '=', archivedId).execute();
  await belongsTo(db, people.movedPupil.userId, ownSchoolId, 'pupil');
  await attends(db, people.movedPupil.userId, otherClassId, 30);
  await db
    .insertInto('former_pupil')
    .values({ class_id: ownClassId, user_id: people.movedPupil.userId, removed_at: services.clock.now() })
    .execute();
  for (const schoolId of [ownSchoolId, otherSchoolId]) await belongsTo(db, people.pupilOfTwoSchools.userId, schoolId, 'pupil');
  await attends(db, people.pupilOfTwoSchools.userId, ownClassId, 30);
  for (const kind of ['teacher', 'admin'] as const) await belongsTo(db, people.founderUnconfirmed.userId, unconfirmedId, kind);
  await belongsTo(db, people.personInTrash.userId, ownSchoolId, 'teacher');
  await teaches(db, people.personInTrash.userId, ownClassId);
  await belongsTo(db, people.adminWithoutSecondFactor.userId, ownSchoolId, 'teacher');
  await teaches(db, people.adminWithoutSecondFactor.userId, otherClassId);
  const admins = { adminOfSisterSchool: sisterId, adminAbove: aboveId, adminWithoutSecondFactor: ownSchoolId } as const;
  /** Cells of the matrix take admins away and ask for second factors; the next one starts as told. */
  const repair = async (name: LifeCycleName) => {
    await db
      .updateTable('school')
      .set({ second_factor: name === 'adminWithoutSecondFactor' ? 'admins' : 'optional' })
      .where('id', '=', ownSchoolId)
      .execute();
    await db
      .deleteFrom('school_member')
      .where('kind', '=', 'admin')
      .where(
        'user_id',
        'in',
        Object.values(people).map(({ userId }) => userId),
      )
      .execute();
    if (name in admins) await belongsTo(db, people[name as keyof typeof admins].userId, admins[name as keyof typeof admins], 'admin');
    if (name === 'founderUnconfirmed') {
      await db.deleteFrom('school_member').where('user_id', '=', people.founderUnconfirmed.userId).execute();
      for (const kind of ['teacher', 'admin'] as const) await belongsTo(db, people.founderUnconfirmed.userId, unconfirmedId, kind);
    }
  };
  const tokenOf = async (name: LifeCycleName) => {
    await repair(name);
    const { userId } = name === 'pupilByCard' ? world.people.pupilOwner : people[name];
    if (name === 'personInTrash')
      await db
        .updateTable('user_account')
        .set({ deleted_at: services.clock.now(), deleted_by: 'school' })
        .where('id', '=', userId)
        .execute();
    const token = await aToken(services, db, userId);
    if (name === 'pupilByCard') await db.updateTable('session').set({ proven_by: 'card' }).where('user_id', '=', userId).execute();
    services.actors.forget(userId);
    return token;
  };
  return { people, tokenOf };
}
