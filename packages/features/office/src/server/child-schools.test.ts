import { type OfficeWorld, officeWorld } from '@pausenplatz/app-server/testing';
import { aPerson } from '@pausenplatz/account/testing';
import { aClass, belongsTo } from '@pausenplatz/schools/testing';
import { beforeAll, expect, it } from 'vitest';
import { createChildSchool, deleteChildSchool, getOffice, getSchool } from '../contract/index.ts';

let office: OfficeWorld;
beforeAll(async () => {
  office = await officeWorld();
});

async function aChild(name: string): Promise<string> {
  const { test, admin, world } = office;
  return (await test.call(admin, createChildSchool, { parentId: world.ownSchoolId, name, place: 'Musterlingen' })).body.id;
}
const remove = (id: string) => office.test.call(office.admin, deleteChildSchool, { id });

it('a school below that was made by mistake is deleted, and nobody administers it any more', async () => {
  const id = await aChild('Schulhaus Versehen');
  expect((await remove(id)).status).toBe(200);
  const { body } = await office.test.call(office.admin, getOffice, {});
  expect(body.schools.map((school) => school.id)).not.toContain(id);
  expect((await office.test.call(office.admin, getSchool, { id })).status).toBe(404);
  expect((await remove(id)).status).toBe(404);
});

it.each([
  [
    'a class in the trash',
    async (id: string) => {
      const classId = await aClass(office.world.db, id, '1a');
      await office.world.db.updateTable('school_class').set({ deleted_at: new Date() }).where('id', '=', classId).execute();
    },
  ],
  [
    'a pupil without a class',
    async (id: string) => {
      const { userId } = await aPerson(office.world.db, { firstName: 'Kim', lastName: 'Allein', roles: ['Pupil'] });
      await belongsTo(office.world.db, userId, id, 'pupil');
    },
  ],
  [
    'a school below',
    async (id: string) => {
      const { test, admin } = office;
      await test.call(admin, createChildSchool, { parentId: id, name: 'Pavillon', place: 'Musterlingen' });
    },
  ],
])('one with %s stays', async (what, fill) => {
  const id = await aChild(`Schulhaus mit ${what}`);
  await fill(id);
  expect((await remove(id)).body.code).toBe('SCHOOL_NOT_EMPTY');
  expect((await office.test.call(office.admin, getSchool, { id })).status).toBe(200);
});

it('a topmost school is not deleted by its own administration', async () => {
  expect((await remove(office.world.ownSchoolId)).body.code).toBe('SCHOOL_NOT_FOUND');
});

it('a school below never has the name of another one of the family, also of two that are added at once', async () => {
  const { test, admin, world } = office;
  const add = (name: string) => test.call(admin, createChildSchool, { parentId: world.ownSchoolId, name, place: 'Musterlingen' });
  const both = await Promise.all([add('Schulhaus Grün'), add('schulhaus  GRUEN')]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const refused = await add('Schule Sonnenberg');
  expect(refused.body.code).toBe('CHILD_NAME_TAKEN');
  expect(refused.body.messageBody).toContain('«Schule Sonnenberg»');
  expect((await add('Schulhaus Grünau')).status).toBe(200);
});
