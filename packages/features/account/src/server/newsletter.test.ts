import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { type MailServer, mailServer } from '@pausenplatz/app-server/testing/mail-server';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { changeEmail, confirmEmail } from '@pausenplatz/registration/contract';
import { deleteAccount, getProfile, updateProfile } from '@pausenplatz/profile/contract';
import { eraseTrashed } from './index.ts';
import { seedWorld, testPassword, type World } from '../testing/index.ts';
import { createSafeFetch } from '@pausenplatz/kernel-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let test: TestServer;
let world: World;
let mails: MailServer;
/** What the newsletter service says, and what it was told. */
let says = 'ok';
let status = 200;
const told: Record<string, string>[] = [];

beforeAll(async () => {
  const service = createServer((request, response) => {
    void text(request).then((body) => {
      told.push(Object.fromEntries(new URLSearchParams(body)));
      response.writeHead(status, { 'content-type': 'text/html' }).end(says);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', () => resolve()));
  afterAll(() => void service.close());
  // Listening on TCP, the address is never a pipe's name.
  const { port } = service.address() as AddressInfo;
  mails = await mailServer();
  const safeFetch = createSafeFetch({ isAllowed: () => true, ports: null, resolve: async () => [] });
  test = await testServer({ NEWSLETTER_URL: `http://127.0.0.1:${port}/hook?key=geheim`, SMTP_URL: mails.url }, null, { safeFetch });
  world = await seedWorld(test.server.services);
});
beforeEach(() => {
  told.length = 0;
  says = 'ok';
  status = 200;
});

const change = async (who: keyof World['people'], value: boolean) =>
  test.call(await world.tokenOf(who), updateProfile, { key: 'newsletter', value });
const isOn = async (who: keyof World['people']) => (await test.call(await world.tokenOf(who), getProfile, {})).body.newsletter;
const emailOf = async (userId: string, email: string | null, isConfirmed = true) => {
  const set = { email, email_confirmed_at: isConfirmed ? test.clock.now() : null };
  await world.db.updateTable('user_account').set(set).where('id', '=', userId).execute();
};

describe('the newsletter (specification, section 5)', () => {
  it('is switched once its service answers 1 or ok', async () => {
    await emailOf(world.people.teacherOfClass.userId, 'lea@schule.example');
    expect(await isOn('teacherOfClass')).toBe(false);
    for (const [answer, value] of [
      ['1', true],
      ['OK\n', false],
      ['ok', true],
    ] as const) {
      says = answer;
      expect((await change('teacherOfClass', value)).status).toBe(200);
      expect(await isOn('teacherOfClass')).toBe(value);
    }
    expect(told).toEqual(['subscribe', 'unsubscribe', 'subscribe'].map((action) => ({ email: 'lea@schule.example', action })));
  });

  it('warns with the answer where it is another one, and stays as it was', async () => {
    says = '<p>Already&nbsp;subscribed.\r\n</p>' + 'x'.repeat(300);
    const refused = await change('teacherOfClass', false);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'NEWSLETTER_ANSWERED', messageType: 'warning', messageTitle: 'Newsletter nicht geändert' });
    expect(refused.body.messageBody).toMatch(/^Antwort des Newsletter-Dienstes: Already&nbsp;subscribed\. x{100,}…$/);
    expect(refused.body.messageBody.length).toBeLessThan(240);
    says = '';
    status = 500;
    expect((await change('teacherOfClass', false)).body.messageBody).toBe('Antwort des Newsletter-Dienstes: 500');
    expect(await isOn('teacherOfClass')).toBe(true);
  });

  it('is for adults with a confirmed address', async () => {
    await emailOf(world.people.teacherSameSchool.userId, 'urs@schule.example', false);
    expect((await change('teacherSameSchool', true)).body.code).toBe('EMAIL_UNCONFIRMED');
    expect((await change('pupilOwner', true)).body.code).toBe('NEWSLETTER_NONE');
    expect(await isOn('pupilOwner')).toBeNull();
    expect(told).toEqual([]);
  });

  it('follows a changed address', async () => {
    const token = await world.tokenOf('teacherOfClass');
    expect((await test.call(token, changeEmail, { email: 'lea.neu@schule.example', password: testPassword })).status).toBe(200);
    const link = await mails.secretTo('lea.neu@schule.example', '/email-bestaetigen');
    expect((await test.call(null, confirmEmail, { id: link })).body.kind).toBe('changed');
    await expect
      .poll(() => told, { timeout: 15_000 })
      .toEqual([
        { email: 'lea@schule.example', action: 'unsubscribe' },
        { email: 'lea.neu@schule.example', action: 'subscribe' },
      ]);
    await expect.poll(() => isOn('teacherOfClass')).toBe(true);
  });

  it('ends with the account', async () => {
    const token = await world.tokenOf('teacherOfClass');
    expect((await test.call(token, deleteAccount, { password: testPassword })).status).toBe(200);
    await expect.poll(() => told, { timeout: 15_000 }).toEqual([{ email: 'lea.neu@schule.example', action: 'unsubscribe' }]);
    test.clock.advance(61 * 86_400_000);
    expect(await eraseTrashed(test.server.services)).toBe(1);
  });
});

describe('without an address of a newsletter service', () => {
  it('there is no newsletter and nobody is asked', async () => {
    const plain = await testServer();
    const own = await seedWorld(plain.server.services);
    const token = await own.tokenOf('teacherOfClass');
    expect((await plain.call(token, getProfile, {})).body.newsletter).toBeNull();
    expect((await plain.call(token, updateProfile, { key: 'newsletter', value: true })).body.code).toBe('NEWSLETTER_NONE');
  });

  it('or with one inside of our network, it is not reached and said so', async () => {
    const inside = await testServer({ NEWSLETTER_URL: 'http://127.0.0.1:9/x' });
    const own = await seedWorld(inside.server.services);
    const set = { email: 'a.b@schule.example', email_confirmed_at: inside.clock.now() };
    await own.db.updateTable('user_account').set(set).where('id', '=', own.people.teacherOfClass.userId).execute();
    const refused = await inside.call(await own.tokenOf('teacherOfClass'), updateProfile, { key: 'newsletter', value: true });
    expect(refused.body).toMatchObject({ code: 'NEWSLETTER_SILENT', messageType: 'warning' });
  });
});
