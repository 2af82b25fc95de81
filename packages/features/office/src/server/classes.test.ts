import { type OfficeWorld, officeWorld } from '@pausenplatz/app-server/testing';
import { checkAuthentication, login, profileChanged } from '@pausenplatz/account/contract';
import { aPerson, aToken, initialPasswordOf } from '@pausenplatz/account/testing';
import { transactAs } from '@pausenplatz/kernel-server';
import { createOwnSchool } from '@pausenplatz/joining/contract';
import { listMessages } from '@pausenplatz/notices/contract';
import {
  addClassPupils,
  createChildSchool,
  createSchoolClass,
  getClass,
  getLog,
  getOffice,
  listPeople,
  listShelvedClasses,
  moveClassPupils,
  patchSchoolClass,
  removeClassPupils,
  renewPasswords,
  restoreClassPupils,
  setSchoolAdmin,
  setTeacher,
  updatePupil,
  updateSchool,
  updateSchoolClass,
} from '../contract/index.ts';
import { schoolClassChanged } from '@pausenplatz/schools/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';

let office: OfficeWorld;
beforeAll(async () => {
  office = await officeWorld();
});

async function aNewPupil(firstName: string): Promise<{ id: string; userName: string }> {
  const { body } = await office.test.call(office.teacher, addClassPupils, {
    classId: office.world.ownClassId,
    pupils: [{ firstName, lastName: 'Neumann' }],
  });
  return body.pupils[0] ?? { id: '', userName: '' };
}
const pupilsOf = async (id = office.world.ownClassId) => (await office.test.call(office.admin, getClass, { id })).body.pupils;
const passwordOf = async (id: string) => (await initialPasswordOf(office.world.services, office.world.db, id)) ?? '';
const signIn = async (userName: string, password: string) =>
  (await office.test.call(null, login, { UserName: userName, Password: password, keeps: 'bearer' })).status;

describe('pupils of a class', () => {
  it('get accounts that they can sign in with, and the school hears of it', async () => {
    const send = vi.spyOn(office.test.server.services.hub, 'send');
    const { id, userName } = await aNewPupil('Nina');
    expect(userName).toBe('nina.neumann');
    expect(await signIn(userName, await passwordOf(id))).toBe(200);
    expect(send.mock.calls.map(([target, name]) => [target, name])).toContainEqual([
      { topic: `school:${office.world.ownSchoolId}` },
      schoolClassChanged.name,
    ]);
    send.mockRestore();
  });

  it('are named with every field that the server would not take', async () => {
    const pupils = [
      { firstName: 'Oli', lastName: 'Ott' },
      { firstName: 'Pia', lastName: 'Peter', email: 'pia@x' },
    ];
    const { status, body } = await office.test.call(office.teacher, addClassPupils, { classId: office.world.ownClassId, pupils });
    expect([status, body.code, body.fields]).toEqual([400, 'INPUT_INVALID', { 'pupils.1.email': 'E-Mail Adresse ist nicht korrekt.' }]);
    expect((await pupilsOf()).some(({ firstName }) => firstName === 'Oli')).toBe(false);
  });

  it('never have one address or one number twice', async () => {
    const first = await aNewPupil('Quirin');
    const second = await aNewPupil('Rea');
    const change = { classId: office.world.ownClassId, id: first.id } as const;
    expect((await office.test.call(office.teacher, updatePupil, { ...change, field: 'email', value: 'Quirin@Example.ch' })).status).toBe(
      200,
    );
    const taken = await office.test.call(office.teacher, updatePupil, {
      ...change,
      id: second.id,
      field: 'email',
      value: 'quirin@example.ch',
    });
    expect([taken.status, taken.body.code]).toEqual([409, 'EMAIL_TAKEN']);
    const number = (await pupilsOf()).find(({ id }) => id === first.id)?.number ?? 0;
    const double = await office.test.call(office.teacher, updatePupil, { ...change, id: second.id, field: 'number', value: number });
    expect(double.body.code).toBe('NUMBER_TAKEN');
  });

  it('move to another class of the school, and their old teacher sees them no more', async () => {
    const { id } = await aNewPupil('Sina');
    const moved = await office.test.call(office.teacher, moveClassPupils, {
      classId: office.world.ownClassId,
      userIds: [id],
      toClassId: office.world.otherClassId,
    });
    expect(moved.status).toBe(200);
    expect((await pupilsOf()).some((pupil) => pupil.id === id)).toBe(false);
    expect((await pupilsOf(office.world.otherClassId)).some((pupil) => pupil.id === id)).toBe(true);
    const foreign = await office.test.call(office.teacher, updatePupil, {
      classId: office.world.ownClassId,
      id,
      field: 'firstName',
      value: 'Fremd',
    });
    expect(foreign.status).toBe(404);
  });

  it('never move into a class of another school', async () => {
    const { id } = await aNewPupil('Timo');
    const { status } = await office.test.call(office.teacher, moveClassPupils, {
      classId: office.world.ownClassId,
      userIds: [id],
      toClassId: office.world.foreignClassId,
    });
    expect(status).toBe(404);
    expect((await pupilsOf()).some((pupil) => pupil.id === id)).toBe(true);
  });

  it('leave their numbers free while they are in the trash, and have them again while nobody took them', async () => {
    const numberOf = async (id: string) => (await pupilsOf()).find((pupil) => pupil.id === id)?.number;
    const classId = office.world.ownClassId;
    const first = await aNewPupil('Nora');
    const number = (await numberOf(first.id)) ?? 0;
    const trash = (id: string) => office.test.call(office.teacher, removeClassPupils, { classId, userIds: [id], how: 'trash' });
    const restore = (id: string) => office.test.call(office.teacher, restoreClassPupils, { classId, userIds: [id] });
    await trash(first.id);
    await restore(first.id);
    expect(await numberOf(first.id)).toBe(number);
    await trash(first.id);
    const second = await aNewPupil('Noel');
    expect(await numberOf(second.id)).toBe(number);
    await restore(first.id);
    expect(await numberOf(first.id)).toBe(number + 1);
    await trash(second.id);
    const change = { classId, id: first.id, field: 'number', value: number } as const;
    expect((await office.test.call(office.teacher, updatePupil, change)).status).toBe(200);
  });

  it('come back from the archive and from the trash with their place and their password', async () => {
    const { id, userName } = await aNewPupil('Ueli');
    const password = await passwordOf(id);
    for (const how of ['archive', 'trash'] as const) {
      const both = { classId: office.world.ownClassId, userIds: [id] };
      expect((await office.test.call(office.teacher, removeClassPupils, { ...both, how })).status).toBe(200);
      expect((await pupilsOf()).some((pupil) => pupil.id === id)).toBe(false);
      const { trashed, former } = (await office.test.call(office.teacher, getClass, { id: office.world.ownClassId })).body;
      expect(trashed.some((pupil) => pupil.id === id)).toBe(how === 'trash');
      expect(former.some((pupil) => pupil.id === id)).toBe(how === 'archive');
      expect((await signIn(userName, password)) === 200).toBe(how === 'archive');
      expect((await office.test.call(office.teacher, restoreClassPupils, both)).status).toBe(200);
      expect((await pupilsOf()).some((pupil) => pupil.id === id)).toBe(true);
    }
    expect(await signIn(userName, password)).toBe(200);
  });

  it('who were taken out stand with their class for its teachers, until they are in a class again or sixty days are over', async () => {
    const { test, world, teacher, colleague, admin } = office;
    const { ownClassId, otherClassId } = world;
    const [{ id: left }, { id: moved }] = [await aNewPupil('Wanda'), await aNewPupil('Walo')];
    const former = async (token = teacher, id = ownClassId) => (await test.call(token, getClass, { id })).body.former?.map((one) => one.id);
    await test.call(teacher, removeClassPupils, { classId: ownClassId, userIds: [left, moved], how: 'archive' });
    expect(await former()).toEqual(expect.arrayContaining([left, moved]));
    expect(await former(colleague, otherClassId)).toEqual([]);
    await test.call(admin, restoreClassPupils, { classId: otherClassId, userIds: [moved] });
    expect([(await former())?.includes(left), (await former())?.includes(moved)]).toEqual([true, false]);
    const ago = (days: number) =>
      sql`update former_pupil set removed_at = now() - make_interval(days => ${days}) where user_id = ${left}`.execute(world.db);
    await ago(59);
    expect(await former()).toContain(left);
    await ago(61);
    expect(await former()).not.toContain(left);
  });

  it('are fetched back only by who may change the class that they are in, and are never in two classes', async () => {
    const { ownClassId, otherClassId } = office.world;
    const { id } = await aNewPupil('Xaver');
    const into = (token: string, classId: string) => office.test.call(token, restoreClassPupils, { classId, userIds: [id] });
    const stolen = await into(office.colleague, otherClassId);
    expect([stolen.status, stolen.body.messageBody]).toEqual([
      409,
      'Diese Person ist in einer anderen Klasse. Verschiebe sie von dort aus.',
    ]);
    await office.test.call(office.teacher, removeClassPupils, { classId: ownClassId, userIds: [id], how: 'trash' });
    expect((await into(office.colleague, otherClassId)).body.code).toBe('CLASS_NOT_FOUND');
    expect((await into(office.admin, otherClassId)).status).toBe(200);
    const isIn = async (classId: string) => (await pupilsOf(classId)).some((pupil) => pupil.id === id);
    expect([await isIn(ownClassId), await isIn(otherClassId)]).toEqual([false, true]);
  });

  it('come back into a class of a school below, by who administers both', async () => {
    const { test, world, admin, teacher } = office;
    const { body: below } = await test.call(admin, createChildSchool, {
      parentId: world.ownSchoolId,
      name: 'Schulhaus Wald',
      place: 'Wald',
    });
    const { body: made } = await test.call(admin, createSchoolClass, { schoolId: below.id, name: '1w', color: 'green' });
    const { id } = await aNewPupil('Zora');
    await test.call(teacher, removeClassPupils, { classId: world.ownClassId, userIds: [id], how: 'archive' });
    expect((await test.call(admin, restoreClassPupils, { classId: made.id, userIds: [id] })).status).toBe(200);
    expect((await pupilsOf(made.id)).map((pupil) => pupil.id)).toEqual([id]);
  });

  it('sign in with a renewed initial password only', async () => {
    const { id, userName } = await aNewPupil('Vera');
    const old = await passwordOf(id);
    expect((await office.test.call(office.teacher, renewPasswords, { classId: office.world.ownClassId, userIds: [id] })).status).toBe(200);
    const fresh = await passwordOf(id);
    expect(fresh).not.toBe(old);
    expect([await signIn(userName, old), await signIn(userName, fresh)]).toEqual([401, 200]);
  });
});

describe('a class', () => {
  const patch = (operations: Parameters<typeof office.test.call<typeof patchSchoolClass>>[2]['operations'], token = office.teacher) =>
    office.test.call(token, patchSchoolClass, { id: office.world.ownClassId, operations });
  const replace = (path: '/archived' | '/deleted', value: boolean | string | null) => [{ op: 'replace', path, value }] as never;

  it('is archived and deleted by JSON patch, and fetched back', async () => {
    expect((await patch(replace('/archived', true))).status).toBe(200);
    expect((await office.test.call(office.admin, getClass, { id: office.world.ownClassId })).body.schoolClass.archivedAt).not.toBeNull();
    expect((await patch(replace('/archived', false), office.admin)).status).toBe(200);
    expect((await patch(replace('/deleted', '21.11.2026'), office.admin)).status).toBe(200);
    expect((await office.test.call(office.teacher, getClass, { id: office.world.ownClassId })).status).toBe(404);
    expect((await patch(replace('/deleted', null), office.admin)).status).toBe(200);
    expect((await office.test.call(office.teacher, getClass, { id: office.world.ownClassId })).status).toBe(200);
  });

  it.each([
    ['another path', [{ op: 'replace', path: '/name', value: 'x' }]],
    ['another operation', [{ op: 'remove', path: '/archived' }]],
    ['a date that does not exist', [{ op: 'replace', path: '/deleted', value: '31.2.2026' }]],
    ['the wrong type', [{ op: 'replace', path: '/archived', value: 'ja' }]],
    ['nothing', []],
  ])('is not changed by %s', async (_what, operations) => {
    expect((await patch(operations as never)).status).toBe(400);
  });

  it('that somebody deletes while its teacher edits answers the teacher plainly', async () => {
    const { body } = await office.test.call(office.colleague, createSchoolClass, {
      schoolId: office.world.ownSchoolId,
      name: '9x',
      color: 'red',
    });
    await office.test.call(office.admin, patchSchoolClass, { id: body.id, operations: replace('/deleted', '2026-11-21') });
    const late = await office.test.call(office.colleague, updateSchoolClass, { id: body.id, field: 'name', value: '9y' });
    expect([late.status, late.body.messageBody]).toEqual([404, 'Diese Klasse gibt es nicht (mehr).']);
  });

  it('is made for others by an admin, and for themselves when they teach and say so', async () => {
    const { world, test } = office;
    const { userId } = await aPerson(world.db, { firstName: 'Gründer', lastName: 'Lehr', roles: ['Teacher'] });
    const founder = await aToken(world.services, world.db, userId);
    const { id: schoolId } = (await test.call(founder, createOwnSchool, { name: 'Schule Hasliberg', place: 'Hasliberg' })).body;
    const taughtAfter = async (input: { readonly name: string; readonly teaches?: boolean }) => {
      await test.call(founder, createSchoolClass, { schoolId, color: 'red', ...input });
      return (await test.call(founder, getOffice, {})).body.classes.map(({ name }) => name);
    };
    expect(await taughtAfter({ name: 'Für andere' })).toEqual([]);
    expect(await taughtAfter({ name: 'Für mich', teaches: true })).toEqual(['Für mich']);
  });

  it('never has the name of another live class of the school', async () => {
    const { body } = await office.test.call(office.admin, createSchoolClass, {
      schoolId: office.world.ownSchoolId,
      name: '4B',
      color: 'red',
    });
    expect(body.code).toBe('CLASS_NAME_TAKEN');
  });

  it('comes back from the archive or the trash only while its name is free', async () => {
    const { test, admin, world } = office;
    const make = async () =>
      (await test.call(admin, createSchoolClass, { schoolId: world.ownSchoolId, name: 'Rückkehr', color: 'red' })).body.id;
    const put = (id: string, path: '/archived' | '/deleted', value: boolean | string | null) =>
      test.call(admin, patchSchoolClass, { id, operations: replace(path, value) });
    for (const [path, away, back] of [
      ['/archived', true, false],
      ['/deleted', '2026-11-21', null],
    ] as const) {
      const old = await make();
      await put(old, path, away);
      const fresh = await make();
      expect((await put(old, path, back)).body.code).toBe('CLASS_NAME_TAKEN');
      await put(fresh, '/deleted', '2026-11-21');
      expect((await put(old, path, back)).status).toBe(200);
      await put(old, '/deleted', '2026-11-21');
    }
  });

  it('that a teacher put away is found again by that teacher, as long as teachers keep their classes, and by no colleague', async () => {
    const { test, teacher, colleague, admin, world } = office;
    const { body: made } = await test.call(teacher, createSchoolClass, { schoolId: world.ownSchoolId, name: 'Weggelegt', color: 'red' });
    await test.call(teacher, patchSchoolClass, { id: made.id, operations: replace('/deleted', '2026-11-21') });
    const seenBy = async (token: string) => {
      const { body } = await test.call(token, listShelvedClasses, { schoolId: world.ownSchoolId });
      return body.classes?.filter(({ id }) => id === made.id).length ?? body.code;
    };
    expect([await seenBy(teacher), await seenBy(colleague), await seenBy(admin)]).toEqual([1, 0, 1]);
    const setMode = (value: 'selfManaged' | 'admin') =>
      test.call(admin, updateSchool, { id: world.ownSchoolId, field: 'adminMode', value });
    await setMode('admin');
    expect([await seenBy(teacher), await seenBy(admin)]).toEqual(['CLASS_KEPT_BY_ADMINS', 1]);
    await setMode('selfManaged');
  });

  it('is made once when two make it at once', async () => {
    const { test, admin, world } = office;
    const make = (color: 'red' | 'blue') => test.call(admin, createSchoolClass, { schoolId: world.ownSchoolId, name: 'Einmal', color });
    const both = await Promise.all([make('red'), make('blue')]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('belongs to a teacher at once when they are put into it, and no longer when they are taken out', async () => {
    const set = (teaches: boolean) =>
      office.test.call(office.admin, setTeacher, {
        classId: office.world.ownClassId,
        userId: office.world.people.teacherSameSchool.userId,
        teaches,
      });
    expect((await office.test.call(office.colleague, getClass, { id: office.world.ownClassId })).status).toBe(404);
    await set(true);
    expect((await office.test.call(office.colleague, getClass, { id: office.world.ownClassId })).status).toBe(200);
    await set(false);
    expect((await office.test.call(office.colleague, getClass, { id: office.world.ownClassId })).status).toBe(404);
  });
});

describe('a school', () => {
  const setMode = (value: 'selfManaged' | 'admin') =>
    office.test.call(office.admin, updateSchool, { id: office.world.ownSchoolId, field: 'adminMode', value });

  it('decides by its mode who changes classes', async () => {
    const add = (token: string) =>
      office.test.call(token, addClassPupils, { classId: office.world.ownClassId, pupils: [{ firstName: 'Wanja', lastName: 'Wyss' }] });
    await setMode('admin');
    expect((await add(office.teacher)).body.code).toBe('CLASS_KEPT_BY_ADMINS');
    expect((await add(office.admin)).status).toBe(200);
    await setMode('selfManaged');
    expect((await add(office.teacher)).status).toBe(200);
  });

  it('cannot choose a synchronisation that nothing does, and gets away from it with one choice', async () => {
    const { world, test, admin } = office;
    const forged = { id: world.ownSchoolId, field: 'adminMode', value: 'synchronised' };
    expect((await test.call(admin, updateSchool, forged as never)).body.code).toBe('INPUT_INVALID');
    await world.db.updateTable('school').set({ admin_mode: 'synchronised' }).where('id', '=', world.ownSchoolId).execute();
    const add = () => test.call(admin, addClassPupils, { classId: world.ownClassId, pupils: [{ firstName: 'Xaver', lastName: 'Wyss' }] });
    expect((await add()).body.code).toBe('CLASS_SYNCHRONISED');
    expect((await setMode('admin')).status).toBe(200);
    expect((await add()).status).toBe(200);
    await setMode('selfManaged');
  });

  it('keeps its last admin, also when two take each other out at once', async () => {
    const { world, test, admin } = office;
    const set = (userId: string, value: boolean) => test.call(admin, setSchoolAdmin, { schoolId: world.ownSchoolId, userId, admin: value });
    expect((await set(world.people.schoolAdminOwn.userId, false)).body.code).toBe('LAST_ADMIN');
    expect((await set(world.people.teacherOfClass.userId, true)).status).toBe(200);
    const both = await Promise.all([set(world.people.schoolAdminOwn.userId, false), set(world.people.teacherOfClass.userId, false)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const left = await world.db
      .selectFrom('school_member')
      .select('user_id')
      .where('school_id', '=', world.ownSchoolId)
      .where('kind', '=', 'admin')
      .execute();
    expect(left).toHaveLength(1);
    await world.db
      .insertInto('school_member')
      .values({ school_id: world.ownSchoolId, user_id: world.people.schoolAdminOwn.userId, kind: 'admin' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    test.server.services.actors.forget(world.people.schoolAdminOwn.userId);
  });

  it('gives whoever is made admin the role of one, live, and takes it away again', async () => {
    const { world, test, admin, teacher } = office;
    const { userId } = world.people.teacherOfClass;
    const send = vi.spyOn(test.server.services.hub, 'send');
    const state = async () => {
      const { body } = await test.call(teacher, checkAuthentication, {});
      return [body.user?.userRoles, (await test.call(teacher, listMessages, { schoolId: world.ownSchoolId })).status];
    };
    await world.db.deleteFrom('school_member').where('user_id', '=', userId).where('kind', '=', 'admin').execute();
    test.server.services.actors.forget(userId);
    expect(await state()).toEqual([['Teacher'], 403]);
    const set = (value: boolean) => test.call(admin, setSchoolAdmin, { schoolId: world.ownSchoolId, userId, admin: value });
    await set(true);
    expect(send.mock.calls.map(([target, name]) => [target, name])).toContainEqual([{ userId }, profileChanged.name]);
    expect(await state()).toEqual([['Teacher', 'SchoolAdmin'], 200]);
    await set(false);
    expect(await state()).toEqual([['Teacher'], 403]);
    send.mockRestore();
  });

  it('fills a class to its last place and not beyond when two add pupils at once', async () => {
    const { test, admin, world } = office;
    const { body: made } = await test.call(admin, createSchoolClass, { schoolId: world.ownSchoolId, name: 'Zugleich', color: 'grey' });
    const group = (name: string) => Array.from({ length: 40 }, (_, index) => ({ firstName: `${name}${index}`, lastName: 'Zugleich' }));
    const add = (name: string) => test.call(admin, addClassPupils, { classId: made.id, pupils: group(name) });
    const both = await Promise.all([add('Anton'), add('Berta')]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('CLASS_FULL');
    expect(await pupilsOf(made.id)).toHaveLength(40);
  });

  it('shows its people page by page, each once, and finds them by parts of their names', async () => {
    const { test, admin, world } = office;
    const pupils = Array.from({ length: 55 }, (_, index) => ({ firstName: `Xeno${index}`, lastName: 'Zahner' }));
    const { body: made } = await test.call(admin, createSchoolClass, { schoolId: world.ownSchoolId, name: 'Voll', color: 'grey' });
    await test.call(admin, addClassPupils, { classId: made.id, pupils });
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { body } = await test.call(admin, listPeople, {
        schoolId: world.ownSchoolId,
        kind: 'pupil',
        search: 'zahner xeno',
        ...(after !== undefined && { after }),
      });
      expect(body.total).toBe(55);
      seen.push(...body.people.map(({ id }) => id));
      after = body.next ?? undefined;
    } while (after !== undefined);
    expect([seen.length, new Set(seen).size]).toEqual([55, 55]);
    const full = await test.call(admin, addClassPupils, { classId: made.id, pupils: pupils.slice(0, 6) });
    expect(full.body.code).toBe('CLASS_FULL');
  });

  it('keeps a log that its admin reads: who did what to whom', async () => {
    await aNewPupil('Yara');
    const { body } = await office.test.call(office.admin, getLog, { schoolId: office.world.ownSchoolId });
    expect(body.rows[0]).toMatchObject({
      action: 'pupil.add',
      about: { kind: 'class', words: '3a' },
      changes: [{ was: null, is: { kind: 'person', words: expect.stringContaining('Yara') } }],
      what: 'Schüler:innen angelegt',
      erased: null,
    });
    expect(body.rows[0]?.actor?.words).toContain('Lea');
    const numbers = body.rows.map(({ number }) => Number(number));
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  });

  it('names an entry that no feature has words for, too', async () => {
    const { world, test, admin } = office;
    const entry = { action: 'nobody.knows', scopeId: world.ownSchoolId, subject: { kind: 'school', id: world.ownSchoolId } };
    await transactAs(test.server.services)((work) => work.audit(entry));
    const { body } = await test.call(admin, getLog, { schoolId: world.ownSchoolId });
    expect(body.rows[0]?.what).toBe('Eintrag «nobody.knows»');
  });
});
