import { type OfficeWorld, officeWorld } from '@pausenplatz/app-server/testing';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aPerson, aToken } from '@pausenplatz/account/testing';
import {
  answerRequest,
  askToJoin,
  createOwnSchool,
  findSchools,
  getOwnRequests,
  joinRequestAnswered,
  withdrawRequest,
} from '../contract/index.ts';
import { createChildSchool, getOffice, getSchool, getSchoolAdmin } from '@pausenplatz/office/contract';
import { joinRequestsChanged } from '@pausenplatz/schools/contract';
import { belongsTo } from '@pausenplatz/schools/testing';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';

let office: OfficeWorld;
let secondAdmin: string;
beforeAll(async () => {
  office = await officeWorld();
  const { world } = office;
  const { userId } = await aPerson(world.db, { firstName: 'Ida', lastName: 'Zweitadmin', roles: ['SchoolAdmin'] });
  await belongsTo(world.db, userId, world.ownSchoolId, 'admin');
  secondAdmin = await aToken(world.services, world.db, userId);
  for (const [id, email] of [
    [userId, 'ida@sonnenberg.example'],
    [world.people.schoolAdminOwn.userId, 'eva@sonnenberg.example'],
  ] as const)
    await world.db.updateTable('user_account').set({ email, email_confirmed_at: new Date() }).where('id', '=', id).execute();
});

async function aNewTeacher(firstName: string): Promise<{ userId: string; token: string; email: string }> {
  const { userId } = await aPerson(office.world.db, { firstName, lastName: 'Neu', roles: ['Teacher'] });
  const email = `${firstName.toLowerCase()}@neu.example`;
  await office.world.db.updateTable('user_account').set({ email, email_confirmed_at: new Date() }).where('id', '=', userId).execute();
  return { userId, token: await aToken(office.world.services, office.world.db, userId), email };
}

const ask = async (token: string, message = '') => office.test.call(token, askToJoin, { schoolId: office.world.ownSchoolId, message });
const outbox = (): string[] => {
  const folder = join(office.test.server.services.config.dataDir, 'outbox');
  return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
};
const mailTo = (address: string, word: string) =>
  vi.waitFor(() => expect(outbox().some((mail) => mail.includes(`To: ${address}`) && mail.includes(word))).toBe(true), {
    timeout: 15_000,
    interval: 200,
  });

describe('a teacher who wants to join a school', () => {
  it('sees only own things until an admin lets them in, and everything of staff at once afterwards', async () => {
    const send = vi.spyOn(office.test.server.services.hub, 'send');
    const { token, userId, email } = await aNewTeacher('Anna');
    const found = await office.test.call(token, findSchools, { search: 'sonnen' });
    expect(found.body.schools.map(({ id }) => id)).toEqual([office.world.ownSchoolId]);
    expect((await office.test.call(token, getSchool, { id: office.world.ownSchoolId })).status).toBe(404);
    const asked = await ask(token, 'Ich unterrichte ab August die 3a.');
    expect(asked.status).toBe(200);
    expect((await office.test.call(token, getOffice, {})).body.schools).toEqual([]);
    const told = send.mock.calls.filter(([, name]) => name === joinRequestsChanged.name).map(([target]) => target);
    expect(told).toContainEqual({ userId: office.world.people.schoolAdminOwn.userId });
    await Promise.all([mailTo('eva@sonnenberg.example', 'Anna Neu'), mailTo('ida@sonnenberg.example', 'Anna Neu')]);
    const waiting = await office.test.call(office.admin, getSchoolAdmin, { id: office.world.ownSchoolId });
    expect(waiting.body.requests.at(-1)).toMatchObject({ id: asked.body.id, message: 'Ich unterrichte ab August die 3a.' });
    expect((await office.test.call(office.admin, answerRequest, { id: asked.body.id, accept: true, reason: '' })).status).toBe(200);
    expect(send.mock.calls.map(([target, name]) => [target, name])).toContainEqual([{ userId }, joinRequestAnswered.name]);
    expect((await office.test.call(token, getSchool, { id: office.world.ownSchoolId })).status).toBe(200);
    await mailTo(email, 'Willkommen');
    send.mockRestore();
  });

  it('asks once, and may withdraw and ask again', async () => {
    const { token } = await aNewTeacher('Beat');
    const first = await ask(token);
    expect((await ask(token)).body.code).toBe('JOIN_OPEN');
    expect((await office.test.call(token, withdrawRequest, { id: first.body.id })).status).toBe(200);
    expect((await ask(token)).status).toBe(200);
  });

  it('is declined with a reason only, and reads it', async () => {
    const { token, email } = await aNewTeacher('Cora');
    const { body } = await ask(token);
    const silent = await office.test.call(office.admin, answerRequest, { id: body.id, accept: false, reason: ' ' });
    expect([silent.status, silent.body.code]).toEqual([400, 'REASON_MISSING']);
    await office.test.call(office.admin, answerRequest, { id: body.id, accept: false, reason: 'Du bist an einer anderen Schule.' });
    const own = await office.test.call(token, getOwnRequests, {});
    expect(own.body.requests[0]).toMatchObject({ state: 'declined', reason: 'Du bist an einer anderen Schule.' });
    await mailTo(email, 'anderen Schule');
    expect((await office.test.call(token, getSchool, { id: office.world.ownSchoolId })).status).toBe(404);
  });

  it('gets one answer when two admins answer at once; the second admin is told so', async () => {
    const { token, userId } = await aNewTeacher('Dario');
    const { body } = await ask(token);
    const both = await Promise.all([
      office.test.call(office.admin, answerRequest, { id: body.id, accept: true, reason: '' }),
      office.test.call(secondAdmin, answerRequest, { id: body.id, accept: false, reason: 'Nein.' }),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('JOIN_ANSWERED');
    const members = await office.world.db.selectFrom('school_member').select('user_id').where('user_id', '=', userId).execute();
    expect(members).toHaveLength(both[0].status === 200 ? 1 : 0);
  });

  it('asks the same school three times a day at most, and is told from when on again; other schools are free', async () => {
    const { token, userId } = await aNewTeacher('Fabio');
    const askAndDecline = async () => {
      const { body } = await ask(token);
      await office.test.call(office.admin, answerRequest, { id: body.id, accept: false, reason: 'Bitte melde dich im Sekretariat.' });
    };
    for (let count = 0; count < 3; count += 1) await askAndDecline();
    const refused = await ask(token);
    expect([refused.status, refused.body.code]).toEqual([429, 'JOIN_TOO_OFTEN']);
    expect(refused.body.messageBody).toMatch(/^Du hast diese Schule schon 3-mal angefragt\. Ab .*\d{4}, \d\d:\d\d Uhr kannst du/);
    const elsewhere = await office.test.call(token, askToJoin, { schoolId: office.world.otherSchoolId, message: '' });
    expect(elsewhere.status, elsewhere.text).toBe(200);
    // A day later the first of the three counts no more.
    const { db } = office.world;
    await db
      .updateTable('join_request')
      .set((set) => ({ created_at: sql<Date>`${set.ref('created_at')} - interval '24 hours'` }))
      .where('user_id', '=', userId)
      .execute();
    expect((await ask(token)).status).toBe(200);
    expect((await ask(token)).body.code).toBe('JOIN_OPEN');
  });

  it('makes a school where there is none, and is its first admin', async () => {
    const { token } = await aNewTeacher('Elio');
    const { body } = await office.test.call(token, createOwnSchool, { name: 'Schule Neudorf', place: 'Neudorf' });
    const { body: mine } = await office.test.call(token, getOffice, {});
    expect(mine.schools).toMatchObject([{ id: body.id, administers: true, teachers: 1 }]);
  });

  it('is told of a school of a similar name in the same place before it makes a second one', async () => {
    const { token } = await aNewTeacher('Fritz');
    const wanted = { name: 'Primarschule Niederbühl', place: 'Niederwil' };
    expect((await office.test.call(token, createOwnSchool, wanted)).status).toBe(200);
    const { token: second } = await aNewTeacher('Gerda');
    const again = { name: 'Schule Niederbuehl', place: 'niederwil' };
    const refused = await office.test.call(second, createOwnSchool, again);
    expect([refused.status, refused.body.code]).toEqual([409, 'SCHOOL_SIMILAR']);
    expect(refused.body.messageBody).toContain('Primarschule Niederbühl, Niederwil');
    expect((await office.test.call(second, createOwnSchool, { ...again, place: 'Oberwil' })).status).toBe(200);
    expect((await office.test.call(second, createOwnSchool, { ...again, isAnother: true })).status).toBe(200);
  });

  it('is told of a school below another one, too', async () => {
    const { test, world, admin } = office;
    const below = { parentId: world.ownSchoolId, name: 'Schulhaus Ebnet', place: 'Musterlingen' };
    expect((await test.call(admin, createChildSchool, below)).status).toBe(200);
    const { token } = await aNewTeacher('Jost');
    const refused = await test.call(token, createOwnSchool, { name: 'Primarschule Ebnet', place: 'Musterlingen' });
    expect([refused.status, refused.body.code]).toEqual([409, 'SCHOOL_SIMILAR']);
    expect(refused.body.messageBody).toContain('Schulhaus Ebnet, Musterlingen');
  });

  it('founds no fourth school while nobody has confirmed the first three', async () => {
    const { token } = await aNewTeacher('Karin');
    const found = (place: string) => office.test.call(token, createOwnSchool, { name: 'Schule am Hang', place });
    for (const place of ['Aberg', 'Bebach', 'Cetal']) expect((await found(place)).status).toBe(200);
    expect((await found('Dedorf')).body.code).toBe('SCHOOLS_UNCONFIRMED');
    await office.world.db.updateTable('school').set({ confirmed_at: new Date() }).where('place', '=', 'Cetal').execute();
    expect((await found('Dedorf')).status).toBe(200);
  });

  it('of two who found it at once the second is told of the first', async () => {
    const tokens = await Promise.all(['Hans', 'Ines'].map(async (name) => (await aNewTeacher(name)).token));
    const both = await Promise.all(
      tokens.map((token) => office.test.call(token, createOwnSchool, { name: 'Schule Zweimal', place: 'Zwei' })),
    );
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});
