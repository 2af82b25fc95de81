import { createChildSchool, getSchool, removeGroup, saveTeam } from '@pausenplatz/office/contract';
import { aPerson, aToken } from '@pausenplatz/account/testing';
import { aClass, attends, belongsTo } from '@pausenplatz/schools/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { type OfficeWorld, officeWorld } from '../support/office-world.ts';

let office: OfficeWorld;
let childId: string;
let pupilBelow: string;
beforeAll(async () => {
  office = await officeWorld();
  const { test, world, admin } = office;
  const made = await test.call(admin, createChildSchool, { parentId: world.ownSchoolId, name: 'Schulhaus Dorf', place: 'Dorf' });
  childId = made.body.id;
  ({ userId: pupilBelow } = await aPerson(world.db, { firstName: 'Pia', lastName: 'Dorf', roles: ['Pupil'] }));
  await belongsTo(world.db, pupilBelow, childId, 'pupil');
  await attends(world.db, pupilBelow, await aClass(world.db, childId, '5d'), 1);
});

const save = (token: string, userIds: string[], schoolId = office.world.ownSchoolId) =>
  office.test.call(token, saveTeam, { id: null, schoolId, name: 'Schülerrat', userIds });
const membersOf = async (id: string) => {
  const { body } = await office.test.call(office.admin, getSchool, { id: office.world.ownSchoolId });
  return body.groups.find((group) => group.id === id)?.userIds.toSorted();
};

describe('a team', () => {
  it('holds teachers and pupils of several classes, of the school and of the schools below it', async () => {
    const { people } = office.world;
    const members = [people.teacherOfClass.userId, people.pupilOwner.userId, people.pupilOtherClass.userId, pupilBelow];
    const { status, body } = await save(office.admin, [...members, people.pupilOwner.userId]);
    expect(status).toBe(200);
    expect(await membersOf(body.id)).toEqual(members.toSorted());
  });

  it('never holds somebody of another school, nor of the school above', async () => {
    const { people } = office.world;
    const foreign = await save(office.admin, [people.pupilOwner.userId, people.pupilOtherSchool.userId]);
    expect([foreign.status, foreign.body.messageBody]).toEqual([404, 'Diese Person gibt es hier nicht (mehr).']);
    expect((await save(office.admin, [people.pupilOwner.userId], childId)).body.code).toBe('PERSON_NOT_FOUND');
  });

  it('is made and ended by every teacher of the school, and by nobody else', async () => {
    const { body } = await save(office.colleague, [office.world.people.teacherSameSchool.userId]);
    expect((await office.test.call(office.stranger, removeGroup, { id: body.id })).body.code).toBe('SCHOOL_NOT_FOUND');
    const pupil = await aToken(office.world.services, office.world.db, office.world.people.pupilOwner.userId);
    expect((await office.test.call(pupil, removeGroup, { id: body.id })).status).toBe(403);
    expect((await office.test.call(office.teacher, removeGroup, { id: body.id })).status).toBe(200);
    expect(await membersOf(body.id)).toBeUndefined();
  });
});
