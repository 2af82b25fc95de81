import { type OfficeWorld, officeWorld } from '@pausenplatz/app-server/testing';
import { mailServer } from '@pausenplatz/app-server/testing/mail-server';
import { checkAuthentication, profileChanged } from '@pausenplatz/account/contract';
import { aPerson, aToken } from '@pausenplatz/account/testing';
import { daysAfter, zurichDay } from '@pausenplatz/kernel-format';
import type { QrCardsTables } from '@pausenplatz/qr-cards/server';
import { printCards } from '@pausenplatz/printing/contract';
import { aClass, attends, belongsTo } from '@pausenplatz/schools/testing';
import type { Kysely } from 'kysely';
import { beforeEach, expect, it, vi } from 'vitest';
import { createYearPlan, farewellSetting, getYearPlan, runYearPlan, setYearStep, undoYearStep, yearLimits } from '../contract/index.ts';
import { yearChangeServer } from './index.ts';

const mails = await mailServer();
const office: OfficeWorld = await officeWorld({ SMTP_URL: mails.url });
const { test, world } = office;
let admin = '';
beforeEach(async () => {
  // Months pass in these tests, and sessions with them.
  admin = await aToken(world.services, world.db, world.people.schoolAdminOwn.userId);
});
const cards = world.db as unknown as Kysely<QrCardsTables>;

interface Left {
  readonly planId: string;
  readonly classId: string;
  readonly leaver: string;
  readonly token: string;
}

/** A class of the sixth year whose only pupil leaves the school with the plan. */
async function aLeaver(name: string, email: string | null = null, action: 'archive' | 'leave' = 'archive'): Promise<Left> {
  const classId = await aClass(world.db, world.ownSchoolId, name);
  const { userId: leaver } = await aPerson(world.db, { firstName: 'Mia', lastName: name, roles: ['Pupil'] });
  await world.db.updateTable('user_account').set({ email }).where('id', '=', leaver).execute();
  await belongsTo(world.db, leaver, world.ownSchoolId, 'pupil');
  await attends(world.db, leaver, classId, 1);
  expect((await test.call(admin, printCards, { classId, userIds: [leaver], pictures: false })).status).toBe(200);
  const planId = (await test.call(admin, createYearPlan, { schoolId: world.ownSchoolId })).body.id;
  const moves = action === 'leave' ? [] : [{ userId: leaver, to: { kind: 'leave' as const } }];
  const step = { classId, action, newName: null, teacherId: null, content: 'keep' as const, moves };
  await test.call(admin, setYearStep, { planId, step });
  for (const { step: other } of (await test.call(admin, getYearPlan, { id: planId })).body.steps)
    if (other.classId !== classId) await test.call(admin, setYearStep, { planId, step: { ...other, action: 'none' } });
  const { body } = await test.call(admin, runYearPlan, { planId });
  expect(await office.ended(body.operationId, admin)).toMatchObject({ result: { done: 1, failed: 0 } });
  return { planId, classId, leaver, token: await aToken(world.services, world.db, leaver) };
}
const reminded = async (token: string) =>
  (await test.call(token, checkAuthentication, {})).body.user?.settings[farewellSetting.tool]?.[farewellSetting.name];
const hasCard = async (userId: string) =>
  (await cards.selectFrom('qr_card').select('user_id').where('user_id', '=', userId).executeTakeFirst()) !== undefined;

it('whoever leaves is led to their export for sixty days, by their home screen and by a mail', async () => {
  const send = vi.spyOn(test.server.services.hub, 'send');
  const { planId, leaver, token } = await aLeaver('6a', 'mia@familie.example');
  const until = zurichDay(daysAfter(test.clock.now(), yearLimits.undoDays));
  expect(await reminded(token)).toMatchObject({ school: expect.any(String), until });
  expect(send.mock.calls.map(([target, name]) => [target, name])).toContainEqual([{ userId: leaver }, profileChanged.name]);
  send.mockRestore();
  const mail = await mails.mailTo('mia@familie.example', 'Nimm mit');
  expect(mail.text).toContain('/mein-konto/daten');
  const seen = (await test.call(admin, getYearPlan, { id: planId })).body.steps.find(({ left }) => left !== null);
  expect(seen?.left).toMatchObject({ count: 1 });

  const sweep = yearChangeServer.jobs?.find(({ name }) => name === 'year-sweep-farewells');
  await sweep?.run(world.services, {} as never);
  expect(await reminded(token)).toBeDefined();
  test.clock.advance((yearLimits.undoDays + 1) * 86_400_000);
  await sweep?.run(world.services, {} as never);
  expect(await reminded(await aToken(world.services, world.db, leaver))).toBeUndefined();
});

it('what the school gave them opens nothing any more: their card ends with the school', async () => {
  const { leaver } = await aLeaver('6b');
  expect(await hasCard(leaver)).toBe(false);
});

it('a class whose pupils all leave goes to the archive, and leaves nobody without a class at the school', async () => {
  const { planId, classId, leaver, token } = await aLeaver('6d', null, 'leave');
  expect(await reminded(token)).toBeDefined();
  const belongs = () => world.db.selectFrom('school_member').select('kind').where('user_id', '=', leaver).execute();
  expect(await belongs()).toEqual([]);
  const archived = () => world.db.selectFrom('school_class').select('archived_at').where('id', '=', classId).executeTakeFirst();
  expect((await archived())?.archived_at).not.toBeNull();
  expect((await test.call(admin, undoYearStep, { planId, classId })).status).toBe(200);
  expect([await belongs(), (await archived())?.archived_at]).toEqual([[{ kind: 'pupil' }], null]);
});

it('whoever is taken back is a pupil as before, and is not sent away any more', async () => {
  const { planId, classId, leaver, token } = await aLeaver('6c');
  const undone = await test.call(admin, undoYearStep, { planId, classId });
  expect(undone.status, undone.text).toBe(200);
  expect(await reminded(token)).toBeUndefined();
  const place = world.db.selectFrom('class_pupil').select('class_id').where('user_id', '=', leaver);
  expect(await place.execute()).toEqual([{ class_id: classId }]);
});
