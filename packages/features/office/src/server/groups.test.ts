import { type OfficeWorld, officeWorld } from '@pausenplatz/app-server/testing';
import {
  createChildSchool,
  getClass,
  getSchool,
  removeClassPupils,
  removeGroup,
  restoreDeletedGroup,
  saveClassGroup,
  saveTeam,
} from '../contract/index.ts';
import { aPerson, aToken } from '@pausenplatz/account/testing';
import { schoolsServer } from '@pausenplatz/schools/server';
import { aClass, attends, belongsTo } from '@pausenplatz/schools/testing';
import { beforeAll, describe, expect, it } from 'vitest';

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
    // Not even that there is such a team is told to another school.
    expect((await office.test.call(office.stranger, removeGroup, { id: body.id })).body.code).toBe('GROUP_NOT_FOUND');
    const pupil = await aToken(office.world.services, office.world.db, office.world.people.pupilOwner.userId);
    expect((await office.test.call(pupil, removeGroup, { id: body.id })).status).toBe(403);
    expect((await office.test.call(office.teacher, removeGroup, { id: body.id })).status).toBe(200);
    expect(await membersOf(body.id)).toBeUndefined();
  });
});

describe('a group of a class', () => {
  it('is shown to who teaches the class, and to no colleague', async () => {
    const { test, world, teacher, colleague } = office;
    const { body } = await test.call(teacher, saveClassGroup, { id: null, classId: world.ownClassId, name: 'Förderung', userIds: [] });
    const sees = async (token: string) =>
      (await test.call(token, getSchool, { id: world.ownSchoolId })).body.groups.some(({ id }) => id === body.id);
    expect([await sees(teacher), await sees(colleague)]).toEqual([true, false]);
  });
});

describe('a group or a team that was deleted', () => {
  it('comes back as it was: with its own id, and with everybody who is still there', async () => {
    const { test, world, teacher, admin } = office;
    const ids: string[] = [];
    for (const [index, firstName] of ['Ada', 'Bea'].entries()) {
      const { userId } = await aPerson(world.db, { firstName, lastName: 'Gruppe', roles: ['Pupil'] });
      await belongsTo(world.db, userId, world.ownSchoolId, 'pupil');
      await attends(world.db, userId, world.ownClassId, 60 + index);
      ids.push(userId);
    }
    const [ada = '', bea = ''] = ids;
    const { ownClassId: classId } = world;
    const group = (await test.call(teacher, saveClassGroup, { id: null, classId, name: 'Die Igel', userIds: [ada, bea] })).body.id;
    const team = (await save(admin, [ada, bea, pupilBelow])).body.id;
    const groups = async () => (await test.call(teacher, getClass, { id: classId })).body.groups.filter(({ id }) => id === group);
    for (const id of [group, team]) expect((await test.call(teacher, removeGroup, { id })).status).toBe(200);
    expect([await groups(), await membersOf(team)]).toEqual([[], undefined]);
    await test.call(teacher, removeClassPupils, { classId, userIds: [bea], how: 'archive' });
    expect((await test.call(office.colleague, restoreDeletedGroup, { id: group })).body.code).toBe('CLASS_NOT_FOUND');
    expect((await test.call(office.stranger, restoreDeletedGroup, { id: team })).body.code).toBe('GROUP_NOT_FOUND');
    for (const id of [group, team]) expect((await test.call(teacher, restoreDeletedGroup, { id })).status).toBe(200);
    expect(await groups()).toEqual([{ id: group, kind: 'group', classId, name: 'Die Igel', userIds: [ada] }]);
    expect(await membersOf(team)).toEqual([ada, bea, pupilBelow].toSorted());
    expect((await test.call(teacher, restoreDeletedGroup, { id: group })).body.code).toBe('GROUP_NOT_FOUND');
  });

  it('is told to whoever still edits it, and is gone for good after sixty days', async () => {
    const { test, world } = office;
    const anew = () => aToken(world.services, world.db, world.people.teacherOfClass.userId);
    const change = async (id: string | null, name: string) =>
      test.call(await anew(), saveClassGroup, { id, classId: world.ownClassId, name, userIds: [] });
    const { id } = (await change(null, 'Die Dachse')).body;
    await test.call(await anew(), removeGroup, { id });
    const late = await change(id, 'Die Dächse');
    expect([late.status, late.body.messageBody]).toEqual([404, 'Diese Gruppe gibt es nicht (mehr).']);
    test.clock.advance(61 * 86_400_000);
    expect((await test.call(await anew(), restoreDeletedGroup, { id })).body.code).toBe('RESTORE_TOO_LATE');
    for (const job of schoolsServer.jobs ?? []) await job.run(test.server.services, {} as never);
    expect((await test.call(await anew(), restoreDeletedGroup, { id })).body.code).toBe('GROUP_NOT_FOUND');
  });
});
