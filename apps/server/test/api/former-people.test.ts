import { checkAuthentication, getPeople, login } from '@pausenplatz/account/contract';
import { getPicturePin, setPicturePin } from '@pausenplatz/qr-cards/contract';
import { inviteMyself } from '@pausenplatz/profile/contract';
import { aPerson, aToken, initialPasswordOf, testPassword } from '@pausenplatz/account/testing';
import { commitImport, previewImport } from '@pausenplatz/people-import/contract';
import {
  getClass,
  keepPupil,
  moveClassPupils,
  offerPupil,
  patchSchoolClass,
  renewPasswords,
  restoreClassPupils,
  saveClassGroup,
  setTeacher,
  takePupilOver,
  updatePupil,
} from '@pausenplatz/office/contract';
import { printCards, printLetters } from '@pausenplatz/printing/contract';
import { aClass, aSchool, attends, belongsTo, teaches } from '@pausenplatz/schools/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OfficeWorld, officeWorld } from '../../testing/office-world.ts';

let office: OfficeWorld;
beforeAll(async () => {
  office = await officeWorld();
});

interface Case {
  readonly oldClassId: string;
  readonly newClassId: string;
  readonly child: string;
  readonly childName: string;
  /** Taught the old class, which is archived now. */
  readonly former: string;
  readonly formerId: string;
  /** Teaches the class in which the child is today. */
  readonly present: string;
}
let now: Case;
let count = 0;

/** A class that was archived with its child in it; the child sits in a colleague's class since. */
beforeEach(async () => {
  const { world } = office;
  const { db, ownSchoolId } = world;
  count += 1;
  const [oldClassId, newClassId] = [await aClass(db, ownSchoolId, `alt ${count}`), await aClass(db, ownSchoolId, `neu ${count}`)];
  const child = await aPerson(db, { firstName: 'Zora', lastName: 'Weitergezogen', roles: ['Pupil'] });
  const [former, present] = [
    await aPerson(db, { firstName: 'Frieda', lastName: 'Früher', roles: ['Teacher'] }),
    await aPerson(db, { firstName: 'Hanna', lastName: 'Heute', roles: ['Teacher'] }),
  ];
  await belongsTo(db, child.userId, ownSchoolId, 'pupil');
  for (const { userId } of [former, present]) await belongsTo(db, userId, ownSchoolId, 'teacher');
  await teaches(db, former.userId, oldClassId);
  await teaches(db, present.userId, newClassId);
  await attends(db, child.userId, oldClassId, 1);
  await db.updateTable('school_class').set({ archived_at: new Date() }).where('id', '=', oldClassId).execute();
  await attends(db, child.userId, newClassId, 1);
  now = {
    oldClassId,
    newClassId,
    child: child.userId,
    childName: child.userName,
    former: await aToken(world.services, db, former.userId),
    formerId: former.userId,
    present: await aToken(world.services, db, present.userId),
  };
});

const passwordFits = async () =>
  (await office.test.call(null, login, { UserName: now.childName, Password: testPassword, keeps: 'bearer' })).status === 200;

describe('who taught a child once', () => {
  it('gets neither its password, nor its card, nor its letter', async () => {
    const { test } = office;
    const over = { classId: now.oldClassId, userIds: [now.child] };
    for (const call of [renewPasswords, printCards, printLetters]) {
      const { status, body } = await test.call(now.former, call, over);
      expect([status, body.code], call.path).toEqual([409, 'CLASS_ARCHIVED']);
      expect((await test.call(now.former, call, { ...over, classId: now.newClassId })).status, call.path).toBe(404);
    }
    expect((await test.call(now.former, getPicturePin, { id: now.child })).status).toBe(404);
    expect(await passwordFits()).toBe(true);
    expect((await test.call(now.present, renewPasswords, { classId: now.newClassId, userIds: [now.child] })).status).toBe(200);
    expect(await passwordFits()).toBe(false);
  });

  it('reads the own archived class without the names of children who went on', async () => {
    const { test } = office;
    for (const [call, input] of [
      [getClass, { id: now.oldClassId }],
      [getPeople, { classId: now.oldClassId }],
    ] as const) {
      const { status, text } = await test.call(now.former, call, input);
      expect(status).toBe(200);
      expect(text).not.toContain('Weitergezogen');
      expect(text).not.toContain(now.child);
    }
  });

  it('does not get the child back by fetching the class from the archive or the trash', async () => {
    const { test, world } = office;
    const back = { id: now.oldClassId, operations: [{ op: 'replace', path: '/archived', value: false }] } as const;
    expect((await test.call(now.former, patchSchoolClass, { ...back, operations: [...back.operations] })).status).toBe(200);
    const places = await world.db.selectFrom('class_pupil').select('class_id').where('user_id', '=', now.child).execute();
    expect(places).toEqual([{ class_id: now.newClassId }]);
    expect((await test.call(now.former, renewPasswords, { classId: now.oldClassId, userIds: [now.child] })).status).toBe(404);
    const deletion = (value: string | null) => ({
      id: now.newClassId,
      operations: [{ op: 'replace' as const, path: '/deleted' as const, value }],
    });
    await test.call(now.present, patchSchoolClass, deletion('2027-08-01'));
    await attends(world.db, now.child, now.oldClassId, 1);
    await test.call(now.present, patchSchoolClass, deletion(null));
    expect(await world.db.selectFrom('class_pupil').select('class_id').where('user_id', '=', now.child).execute()).toEqual([
      { class_id: now.oldClassId },
    ]);
  });

  it('takes nobody into the past, and changes nobody in it', async () => {
    const { test, world } = office;
    const add = { classId: now.oldClassId, userId: world.people.teacherOfClass.userId, teaches: true };
    expect((await test.call(now.former, setTeacher, add)).body.code).toBe('CLASS_ARCHIVED');
    const change = { classId: now.oldClassId, id: now.child, field: 'lastName', value: 'Anders' } as const;
    expect((await test.call(now.former, updatePupil, change)).body.code).toBe('CLASS_ARCHIVED');
    const group = { id: null, classId: now.oldClassId, name: 'Bären', userIds: [] };
    expect((await test.call(now.former, saveClassGroup, group)).body.code).toBe('CLASS_ARCHIVED');
  });

  it('has no rights left after leaving the class or the school', async () => {
    const { test, world } = office;
    const { db } = world;
    await db.insertInto('class_teacher').values({ class_id: now.newClassId, user_id: now.formerId }).execute();
    await test.call(now.present, setTeacher, { classId: now.newClassId, userId: now.formerId, teaches: false });
    const over = { classId: now.newClassId, userIds: [now.child] };
    for (const call of [renewPasswords, printCards, printLetters]) expect((await test.call(now.former, call, over)).status).toBe(404);
  });
});

describe('a child of another school', () => {
  let foreignClassId: string;
  let foreignAdmin: string;
  let foreignSchoolId: string;
  beforeEach(async () => {
    const { world } = office;
    const { db } = world;
    foreignSchoolId = await aSchool(db, { name: 'Schule Anderswo' });
    foreignClassId = await aClass(db, foreignSchoolId, `f${foreignSchoolId.slice(0, 4)}`);
    const admin = await aPerson(db, { firstName: 'Alma', lastName: 'Anderswo', roles: ['Teacher'] });
    await belongsTo(db, admin.userId, foreignSchoolId, 'admin');
    await belongsTo(db, admin.userId, foreignSchoolId, 'teacher');
    await teaches(db, admin.userId, foreignClassId);
    foreignAdmin = await aToken(world.services, db, admin.userId);
  });
  const schoolsOf = async (userId: string) =>
    (await office.world.db.selectFrom('school_member').select('school_id').where('user_id', '=', userId).execute()).map(
      (row) => row.school_id,
    );

  it('is moved nowhere by a teacher of two schools', async () => {
    const { test, world } = office;
    const { db } = world;
    const both = await aPerson(db, { firstName: 'Beat', lastName: 'Beide', roles: ['Teacher'] });
    for (const [schoolId, classId] of [
      [world.ownSchoolId, now.newClassId],
      [foreignSchoolId, foreignClassId],
    ] as const) {
      await belongsTo(db, both.userId, schoolId, 'teacher');
      await teaches(db, both.userId, classId);
    }
    const token = await aToken(world.services, db, both.userId);
    const moved = await test.call(token, moveClassPupils, { classId: now.newClassId, userIds: [now.child], toClassId: foreignClassId });
    expect([moved.status, moved.body.code]).toEqual([409, 'PUPIL_ELSEWHERE']);
    expect(await schoolsOf(now.child)).toEqual([world.ownSchoolId]);
  });

  it('is not pulled over by an import, nor by fetching it back, and its number stays its school’s', async () => {
    const { test, world } = office;
    await world.db.updateTable('user_account').set({ external_id: 'N-77' }).where('id', '=', now.child).execute();
    const row = {
      line: 2,
      externalId: 'N-77',
      firstName: 'Zora',
      lastName: 'Weitergezogen',
      email: null,
      birthYear: null,
      className: 'x',
      number: null,
      problems: [],
    };
    const question = { schoolId: foreignSchoolId, rows: [row], targetClassId: null, createClasses: true, archiveMissing: false };
    const preview = await test.call(foreignAdmin, previewImport, question);
    expect(preview.body.rows.map(({ verdict }) => verdict)).toEqual(['new']);
    const done = await test.call(foreignAdmin, commitImport, { ...question, fileName: 'x.csv', fingerprint: preview.body.fingerprint });
    await office.ended(done.body.operationId, foreignAdmin);
    expect(await schoolsOf(now.child)).toEqual([world.ownSchoolId]);
    expect((await test.call(foreignAdmin, restoreClassPupils, { classId: foreignClassId, userIds: [now.child] })).status).toBe(404);
  });

  it('moves inside of its family, and leaves the school behind where it has no class any more', async () => {
    const { test, world } = office;
    const below = await aSchool(world.db, { name: 'Schulhaus Wiese', parentId: world.ownSchoolId });
    const belowClass = await aClass(world.db, below, '1w');
    const admin = await world.tokenOf('schoolAdminOwn');
    const input = { classId: now.newClassId, userIds: [now.child], toClassId: belowClass };
    expect((await test.call(admin, moveClassPupils, input)).status).toBe(200);
    expect(await schoolsOf(now.child)).toEqual([below]);
  });

  it('changes the school by two yeses: a code of the old one, used by the new one', async () => {
    const { test, world } = office;
    const atOnce = Array.from({ length: 8 }, () => test.call(now.present, offerPupil, { classId: now.newClassId, userId: now.child }));
    expect((await Promise.all(atOnce)).map(({ status }) => status)).toEqual(atOnce.map(() => 200));
    const offered = await test.call(now.present, offerPupil, { classId: now.newClassId, userId: now.child });
    expect(offered.body.code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    expect((await test.call(now.present, getClass, { id: now.newClassId })).body.handovers.map(({ userId }) => userId)).toEqual([
      now.child,
    ]);
    const childToken = await aToken(world.services, world.db, now.child);
    const code = offered.body.code.toLowerCase().replace('-', ' ');
    const taken = await test.call(foreignAdmin, takePupilOver, { classId: foreignClassId, code });
    expect(taken.body.pupil).toMatchObject({ firstName: 'Zora', id: now.child });
    expect(await schoolsOf(now.child)).toEqual([foreignSchoolId]);
    const places = await world.db
      .selectFrom('class_pupil')
      .innerJoin('school_class', 'school_class.id', 'class_id')
      .select('class_id')
      .where('user_id', '=', now.child)
      .where('archived_at', 'is', null)
      .execute();
    expect(places).toEqual([{ class_id: foreignClassId }]);
    // Whoever was signed in as the child, with the old card perhaps, is not any more.
    expect((await test.call(childToken, checkAuthentication, {})).body.isLoggedIn).toBe(false);
    expect((await test.call(now.present, renewPasswords, { classId: now.newClassId, userIds: [now.child] })).status).toBe(404);
    expect((await test.call(foreignAdmin, takePupilOver, { classId: foreignClassId, code })).body.code).toBe('HANDOVER_ENDED');
  });

  it('that never chose a password gets a new one, which the old school has not printed', async () => {
    const { test, world } = office;
    await test.call(now.present, renewPasswords, { classId: now.newClassId, userIds: [now.child] });
    const before = await initialPasswordOf(world.services, world.db, now.child);
    const { code } = (await test.call(now.present, offerPupil, { classId: now.newClassId, userId: now.child })).body;
    await test.call(foreignAdmin, takePupilOver, { classId: foreignClassId, code });
    const after = await initialPasswordOf(world.services, world.db, now.child);
    expect(after).not.toBeNull();
    expect(after).not.toBe(before);
  });

  it('invites itself with its own password, and never by a card', async () => {
    const { test, world } = office;
    const own = await aToken(world.services, world.db, now.child);
    expect((await test.call(own, inviteMyself, { password: 'falsch geraten' })).body.code).toBe('WRONG_PASSWORD');
    const { code } = (await test.call(own, inviteMyself, { password: testPassword })).body;
    await world.db.updateTable('session').set({ proven_by: 'card' }).where('user_id', '=', now.child).execute();
    world.services.actors.forget(now.child);
    expect((await test.call(own, inviteMyself, { password: testPassword })).body.code).toBe('LINK_NEEDS_PASSWORD');
    expect((await test.call(foreignAdmin, takePupilOver, { classId: foreignClassId, code })).status).toBe(200);
    expect(await schoolsOf(now.child)).toEqual([foreignSchoolId]);
  });

  it('stays when the code was taken back, has ended, or the child has left the class that gave it', async () => {
    const { test, world } = office;
    const offer = async () => (await test.call(now.present, offerPupil, { classId: now.newClassId, userId: now.child })).body.code;
    const take = async (code: string) => (await test.call(foreignAdmin, takePupilOver, { classId: foreignClassId, code })).body.code;
    const back = await offer();
    expect((await test.call(now.present, keepPupil, { classId: now.newClassId, userId: now.child })).status).toBe(200);
    expect((await test.call(now.present, keepPupil, { classId: now.newClassId, userId: now.child })).body.code).toBe('HANDOVER_NONE');
    expect(await take(back)).toBe('HANDOVER_ENDED');
    const late = await offer();
    await world.db.updateTable('pupil_handover').set({ expires_at: test.clock.now() }).execute();
    expect(await take(late)).toBe('HANDOVER_ENDED');
    const moved = await offer();
    await world.db.deleteFrom('class_pupil').where('user_id', '=', now.child).where('class_id', '=', now.newClassId).execute();
    expect(await take(moved)).toBe('HANDOVER_ENDED');
    expect(await schoolsOf(now.child)).toEqual([world.ownSchoolId]);
  });

  it('is not taken over by a school that nobody confirmed', async () => {
    const { test, world } = office;
    await world.db.updateTable('school').set({ confirmed_at: null }).where('id', '=', foreignSchoolId).execute();
    const { code } = (await test.call(now.present, offerPupil, { classId: now.newClassId, userId: now.child })).body;
    const refused = await test.call(foreignAdmin, takePupilOver, { classId: foreignClassId, code });
    expect([refused.status, refused.body.code]).toEqual([403, 'SCHOOL_UNCONFIRMED']);
  });
});

describe('what belongs to the school', () => {
  it('as a number is given once, also to two children at once', async () => {
    const { test, world } = office;
    const second = await aPerson(world.db, { firstName: 'Yves', lastName: 'Zweiter', roles: ['Pupil'] });
    await belongsTo(world.db, second.userId, world.ownSchoolId, 'pupil');
    await attends(world.db, second.userId, now.newClassId, 2);
    const give = (id: string) => test.call(now.present, updatePupil, { classId: now.newClassId, id, field: 'externalId', value: 'N-1' });
    const answers = await Promise.all([give(now.child), give(second.userId)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('EXTERNAL_ID_TAKEN');
  });

  it('as the name of a support group is not read by the children of the class', async () => {
    const { test, world } = office;
    const group = { id: null, classId: now.newClassId, name: 'Logopädie', userIds: [now.child] };
    expect((await test.call(now.present, saveClassGroup, group)).status).toBe(200);
    const child = await aToken(world.services, world.db, now.child);
    const { body, text } = await test.call(child, getPeople, { classId: now.newClassId });
    expect(body.groups).toEqual([]);
    expect(text).not.toContain('Logopädie');
    expect((await test.call(now.present, getPeople, { classId: now.newClassId })).body.groups).toMatchObject([{ name: 'Logopädie' }]);
    expect((await test.call(child, setPicturePin, { pin: null })).status).toBe(409);
  });
});
