import { type OfficeWorld, officeWorld } from '@pausenplatz/app-server/testing';
import { checkAuthentication } from '@pausenplatz/account/contract';
import { aPerson, aToken } from '@pausenplatz/account/testing';
import { aClass, attends, belongsTo } from '@pausenplatz/schools/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchPeople, getClass, listPeople, placePeople, removeTeachers, renewPeople, sendPeopleAway } from '../contract/index.ts';

let office: OfficeWorld;
let schoolId: string;
beforeAll(async () => {
  office = await officeWorld();
  schoolId = office.world.ownSchoolId;
});

/** A class with that many pupils of one last name; answers their ids. */
async function aFullClass(name: string, count: number): Promise<{ classId: string; userIds: string[] }> {
  const { db } = office.world;
  const classId = await aClass(db, schoolId, name);
  const userIds: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { userId } = await aPerson(db, { firstName: `Kind${number}`, lastName: `Viele${name}`, roles: ['Pupil'] });
    await belongsTo(db, userId, schoolId, 'pupil');
    await attends(db, userId, classId, number);
    userIds.push(userId);
  }
  return { classId, userIds };
}

type Kind = 'pupil' | 'withoutClass' | 'trash';
const countOf = async (kind: Kind, search: string) =>
  (await office.test.call(office.admin, listPeople, { schoolId, kind, search })).body.total;
const pupilsIn = async (classId: string) => (await office.test.call(office.admin, getClass, { id: classId })).body.pupils.length;

describe('many people at once', () => {
  it('leave the school with one action, keep their accounts, and are led to what is theirs', async () => {
    const { classId, userIds } = await aFullClass('6x', 66);
    await office.world.db.deleteFrom('class_pupil').where('class_id', '=', classId).where('number', '>', 20).execute();
    expect(await countOf('withoutClass', 'Viele6x')).toBe(46);
    const gone = await office.test.call(office.admin, sendPeopleAway, { schoolId, userIds, how: 'leave' });
    expect(gone.status, gone.text).toBe(200);
    expect([await countOf('pupil', 'Viele6x'), await countOf('withoutClass', 'Viele6x'), await pupilsIn(classId)]).toEqual([0, 0, 0]);
    const token = await aToken(office.world.services, office.world.db, userIds[0] ?? '');
    const { user } = (await office.test.call(token, checkAuthentication, {})).body;
    expect(user?.settings['jahreswechsel']?.['abschied']).toMatchObject({ until: expect.any(String) });
    const again = await office.test.call(office.admin, sendPeopleAway, { schoolId, userIds, how: 'leave' });
    expect(again.body.code).toBe('PERSON_NOT_FOUND');
  });

  it('go into the trash and come back into their classes', async () => {
    const { classId, userIds } = await aFullClass('5x', 12);
    expect((await office.test.call(office.admin, sendPeopleAway, { schoolId, userIds, how: 'trash' })).status).toBe(200);
    expect([await countOf('trash', 'Viele5x'), await pupilsIn(classId)]).toEqual([12, 0]);
    expect((await office.test.call(office.admin, fetchPeople, { schoolId, userIds })).status).toBe(200);
    expect([await countOf('trash', 'Viele5x'), await pupilsIn(classId)]).toEqual([0, 12]);
    expect((await office.test.call(office.admin, fetchPeople, { schoolId, userIds })).body.code).toBe('PERSON_NOT_FOUND');
  });

  it('come into a class from another one, from none and from the trash', async () => {
    const [from, to] = [await aFullClass('4x', 3), await aFullClass('4y', 1)];
    const [first = '', second = ''] = from.userIds;
    await office.test.call(office.admin, sendPeopleAway, { schoolId, userIds: [first], how: 'trash' });
    await office.world.db.deleteFrom('class_pupil').where('user_id', '=', second).execute();
    const placed = await office.test.call(office.admin, placePeople, { schoolId, userIds: from.userIds, classId: to.classId });
    expect(placed.status, placed.text).toBe(200);
    expect([await pupilsIn(from.classId), await pupilsIn(to.classId)]).toEqual([0, 4]);
    const { userIds } = await aFullClass('4z', 60);
    const full = await office.test.call(office.admin, placePeople, { schoolId, userIds, classId: to.classId });
    expect(full.body.code).toBe('CLASS_FULL');
    expect(await pupilsIn(to.classId)).toBe(4);
  });

  it('get new first passwords where a class knows them, and nobody does where one is in none', async () => {
    const { userIds } = await aFullClass('3x', 3);
    const isInitial = async () => {
      const rows = await office.world.db.selectFrom('user_account').select('initial_password').where('id', 'in', userIds).execute();
      return rows.filter((row) => row.initial_password).length;
    };
    expect(await isInitial()).toBe(0);
    await office.world.db
      .deleteFrom('class_pupil')
      .where('user_id', '=', userIds[0] ?? '')
      .execute();
    expect((await office.test.call(office.admin, renewPeople, { schoolId, userIds })).body.code).toBe('PERSON_NOT_FOUND');
    expect(await isInitial()).toBe(0);
    expect((await office.test.call(office.admin, renewPeople, { schoolId, userIds: userIds.slice(1) })).status).toBe(200);
    expect(await isInitial()).toBe(2);
  });

  it('are nobody of another school, no teacher, and nobody who deleted the own account', async () => {
    const { world, test, admin } = office;
    const { userIds } = await aFullClass('2x', 2);
    const stranger = await aPerson(world.db, { firstName: 'Fremd', lastName: 'Kind', roles: ['Pupil'] });
    await belongsTo(world.db, stranger.userId, world.otherSchoolId, 'pupil');
    for (const other of [stranger.userId, world.people.teacherSameSchool.userId]) {
      const chosen = { schoolId, userIds: [...userIds, other] };
      const codes = [
        (await test.call(admin, sendPeopleAway, { ...chosen, how: 'trash' })).body.code,
        (await test.call(admin, sendPeopleAway, { ...chosen, how: 'leave' })).body.code,
        (await test.call(admin, renewPeople, chosen)).body.code,
        (await test.call(admin, placePeople, { ...chosen, classId: world.ownClassId })).body.code,
      ];
      expect(new Set(codes)).toEqual(new Set(['PERSON_NOT_FOUND']));
    }
    expect(await countOf('pupil', 'Viele2x')).toBe(2);
    await world.db
      .updateTable('user_account')
      .set({ deleted_at: test.clock.now(), deleted_by: 'self' })
      .where('id', '=', userIds[0] ?? '')
      .execute();
    expect((await test.call(admin, fetchPeople, { schoolId, userIds: userIds.slice(0, 1) })).body.code).toBe('PERSON_NOT_FOUND');
  });
});

describe('teachers who leave the school', () => {
  const aColleague = async (name: string) => {
    const { userId } = await aPerson(office.world.db, { firstName: name, lastName: 'Abschied', roles: ['Teacher'] });
    await belongsTo(office.world.db, userId, schoolId, 'teacher');
    return userId;
  };

  it('go all together out of school and classes, or nobody does', async () => {
    const { db } = office.world;
    const userIds = [await aColleague('Rosa'), await aColleague('Beat')];
    const classId = await aClass(db, schoolId, '8t');
    await db
      .insertInto('class_teacher')
      .values(userIds.map((user_id) => ({ class_id: classId, user_id })))
      .execute();
    const { pupilOwner } = office.world.people;
    const wrong = await office.test.call(office.admin, removeTeachers, { schoolId, userIds: [...userIds, pupilOwner.userId] });
    expect(wrong.body.code).toBe('PERSON_NOT_FOUND');
    const teaching = async () => (await office.test.call(office.admin, getClass, { id: classId })).body.schoolClass.teachers.length;
    expect(await teaching()).toBe(2);
    const both = await Promise.all([1, 2].map(() => office.test.call(office.admin, removeTeachers, { schoolId, userIds })));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
    expect(await teaching()).toBe(0);
    const token = await aToken(office.world.services, db, userIds[0] ?? '');
    const { user } = (await office.test.call(token, checkAuthentication, {})).body;
    expect(user?.schools).toEqual([]);
  });
});
