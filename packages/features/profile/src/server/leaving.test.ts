import { placesOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { deleteAccount, latestExport, startExport } from '../contract/index.ts';
import { login, restoreAccount, setUserSetting } from '@pausenplatz/account/contract';
import { eraseTrashed } from '@pausenplatz/account/server';
import { aPerson, seedWorld, testPassword, type World } from '@pausenplatz/account/testing';
import { storePicture } from '@pausenplatz/documents/server';
import { aPng } from '@pausenplatz/documents/testing';
import { getOperation } from '@pausenplatz/kernel-contract';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});

const signIn = (UserName: string) => test.call(null, login, { UserName, Password: testPassword, keeps: 'bearer' });

describe('the export of everything about oneself', () => {
  it('is a zip with a JSON file per feature and the own files, for its owner alone', async () => {
    const { userId } = world.people.teacherOfClass;
    const token = await world.tokenOf('teacherOfClass');
    const file = { name: 'Ausflug: Züri.png', mimeType: 'image/png', content: await aPng(40, 40) };
    await storePicture(test.server.services, { ownerId: userId, ...file });
    await storePicture(test.server.services, { ownerId: userId, ...file });
    await test.call(token, setUserSetting, { id: userId, tool: 'chat', name: 'sort', value: 'abc', type: 'string' });
    const { operationId } = (await test.call(token, startExport, {})).body;
    expect((await test.call(token, latestExport, {})).body).toEqual({ made: null, runningOperationId: operationId });
    await expect
      .poll(async () => (await test.call(token, getOperation, { id: operationId })).body.state, { timeout: 15_000 })
      .toBe('finished');
    const { made } = (await test.call(token, latestExport, {})).body;
    const url = made?.parts[0]?.url ?? '';
    const answer = await test.fetch(url, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="pausenplatz-\d{4}-\d\d-\d\d-1\.zip"$/);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const account: unknown = JSON.parse(new TextDecoder().decode(files['account.json']));
    expect(account).toMatchObject({ person: { first_name: 'Lea' }, settings: { chat: { sort: 'abc' } } });
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['Lies mich.txt', 'documents/Ausflug_ Züri.png', 'documents/Ausflug_ Züri (2).png']),
    );
    expect(JSON.stringify(account)).not.toContain('password');
    for (const other of [null, await world.tokenOf('schoolAdminOwn')])
      expect([401, 404]).toContain((await test.fetch(url, other ? { headers: { authorization: `Bearer ${other}` } } : {})).status);
  });
});

describe('an account that its owner deletes', () => {
  it('opens no more, and comes back within sixty days', async () => {
    const { userName } = world.people.private;
    const { token } = (await signIn(userName)).body;
    expect((await test.call(token, deleteAccount, { password: 'falsch' })).body.code).toBe('WRONG_PASSWORD');
    expect((await test.call(token, deleteAccount, { password: testPassword })).status).toBe(200);
    const refused = await signIn(userName);
    expect([refused.status, refused.body.code]).toEqual([410, 'ACCOUNT_IN_TRASH']);
    expect((await test.call(null, login, { UserName: userName, Password: 'falsch' })).body.code).toBe('WRONG_CREDENTIALS');
    expect(await eraseTrashed(test.server.services)).toBe(0);
    expect((await test.call(null, restoreAccount, { UserName: userName, Password: testPassword })).status).toBe(200);
    expect((await signIn(userName)).status).toBe(200);
  });

  it('leaves a school with an admin', async () => {
    const { token } = (await signIn(world.people.schoolAdminOwn.userName)).body;
    expect((await test.call(token, deleteAccount, { password: testPassword })).body.code).toBe('LAST_ADMIN_STAYS');
  });

  it('is erased with everything of it after sixty days', async () => {
    const leaver = await aPerson(world.db, { firstName: 'Ganz', lastName: 'Weg', roles: ['Teacher'] });
    const file = { name: 'weg.png', mimeType: 'image/png', content: await aPng(20, 20) };
    await storePicture(test.server.services, { ownerId: leaver.userId, ...file });
    await world.db.insertInto('school_member').values({ school_id: world.ownSchoolId, user_id: leaver.userId, kind: 'teacher' }).execute();
    await world.db.insertInto('class_teacher').values({ class_id: world.ownClassId, user_id: leaver.userId }).execute();
    const { token } = (await signIn(leaver.userName)).body;
    await test.call(token, setUserSetting, { id: leaver.userId, tool: 'chat', name: 'sort', value: 'abc', type: 'string' });
    await test.call(token, deleteAccount, { password: testPassword });
    test.clock.advance(60 * 86_400_000 + 1_000);
    expect(await eraseTrashed(test.server.services)).toBe(1);
    // The log keeps ids, and nothing that tells whose they were.
    expect(await placesOf(world.db as never, leaver.userId)).toEqual(['audit.entry']);
    expect(await placesOf(world.db as never, leaver.userName)).toEqual([]);
  });
});
