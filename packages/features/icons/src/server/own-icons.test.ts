import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { documentsServer } from '@pausenplatz/documents/server';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUserIcon, deleteUserIcon, getUserIcons, iconsLimits } from '../contract/index.ts';
import { anIcon, aPicture } from '../testing/index.ts';
import type { IconsTables } from './index.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
const db = () => ownTables<IconsTables>(world.services.db);
beforeEach(() => db().deleteFrom('user_icon').execute());

const token = (actor: ActorName) => world.tokenOf(actor);
const iconsOf = async (actor: ActorName) => (await test.call(await token(actor), getUserIcons, {})).body.icons;
const labelsOf = async (actor: ActorName) => (await iconsOf(actor)).map(({ label }) => label);

describe('icons of one’s own', () => {
  it('are kept, newest first, for nobody else', async () => {
    for (const label of ['Logo', 'Maskottchen']) {
      test.clock.advance(1_000);
      await test.call(await token('teacherOfClass'), addUserIcon, { fileId: await aPicture(world, 'teacherOfClass'), label });
    }
    expect(await labelsOf('teacherOfClass')).toEqual(['Maskottchen', 'Logo']);
    expect(await labelsOf('teacherSameSchool')).toEqual([]);
    const [{ file } = expect.fail()] = await iconsOf('teacherOfClass');
    expect((await test.fetch(file.url)).status).toBe(200);
  });

  it('have one label each: who keeps the same again names it anew', async () => {
    const fileId = await aPicture(world, 'pupilOwner');
    for (const label of ['Alt', 'Neu']) await test.call(await token('pupilOwner'), addUserIcon, { fileId, label });
    expect(await labelsOf('pupilOwner')).toEqual(['Neu']);
  });

  it('are pictures that one uploaded oneself', async () => {
    const add = async (fileId: string) => (await test.call(await token('pupilOwner'), addUserIcon, { fileId, label: '' })).body.code;
    expect(await add(await aPicture(world, 'teacherOfClass'))).toBe('ICON_NOT_FOUND');
    const text = await aPicture(world, 'pupilOwner');
    await db().updateTable('file').set({ mime_type: 'text/plain' }).where('id', '=', text).execute();
    expect(await add(text)).toBe('ICON_NOT_FOUND');
    expect(await add(newId())).toBe('ICON_NOT_FOUND');
  });

  it('are no more than a person may have, also when many come at once', async () => {
    const fileIds = await Promise.all(Array.from({ length: iconsLimits.ownIcons + 3 }, () => aPicture(world, 'teacherOfClass')));
    const user_id = world.people.teacherOfClass.userId;
    const kept = fileIds.slice(0, iconsLimits.ownIcons - 1).map((file_id) => ({ user_id, file_id, label: 'x' }));
    await db().insertInto('user_icon').values(kept).execute();
    const lea = await token('teacherOfClass');
    const add = (fileId: string) => test.call(lea, addUserIcon, { fileId, label: 'y' });
    const answers = await Promise.all(fileIds.slice(iconsLimits.ownIcons - 1).map(add));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
    expect((await add(fileIds[0] ?? '')).status).toBe(200);
  });

  it('go from the list alone: whoever does not have it is told so', async () => {
    const icon = await anIcon(world, 'teacherOfClass');
    expect((await test.call(await token('teacherSameSchool'), deleteUserIcon, { icon })).status).toBe(404);
    expect((await test.call(await token('teacherOfClass'), deleteUserIcon, { icon })).status).toBe(200);
    expect((await test.call(await token('teacherOfClass'), deleteUserIcon, { icon })).status).toBe(404);
    expect(await db().selectFrom('file').select('id').where('id', '=', icon).execute()).toHaveLength(1);
  });

  it('hold their file as long as they are kept', async () => {
    const icon = await anIcon(world, 'teacherOfClass');
    const sweep = () => documentsServer.jobs?.find(({ name }) => name === 'documents-sweep-files')?.run(test.server.services, {} as never);
    const unused = async () =>
      (await db().selectFrom('file').select('unused_since').where('id', '=', icon).executeTakeFirst())?.unused_since;
    await sweep();
    expect(await unused()).toBeNull();
    await test.call(await token('teacherOfClass'), deleteUserIcon, { icon });
    await sweep();
    expect(await unused()).toBeInstanceOf(Date);
  });
});
