import { aPng } from '@pausenplatz/documents/testing';
import { storePicture } from '@pausenplatz/documents/server';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPage, getNavigation, getPage } from '../contract/index.ts';

let test: TestServer;
let world: World;
let lea: string | null;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  lea = await world.tokenOf('teacherOfClass');
});

type Blocks = { readonly type: string; readonly settings: Record<string, unknown> }[];
const title = (text: string) => ({ type: 'Title', settings: { text, size: 'large', align: 'start' } });
const picture = (fileId: string) => ({ type: 'Picture', settings: { fileId, alt: '', caption: '', width: 'full', url: null } });
const make = (blocks: Blocks, token = lea) =>
  test.call(token, createPage, { title: 'Mitgebracht', groupForType: 'class', groupForId: world.ownClassId, blocks });
const fileOf = async (who: 'teacherOfClass' | 'teacherOtherSchool') =>
  storePicture(test.server.services, {
    ownerId: world.people[who].userId,
    name: 'Igel.png',
    mimeType: 'image/png',
    content: await aPng(4, 3),
  });
const pagesOfClass = async () => {
  const { body } = await test.call(lea, getNavigation, {});
  return body.groups.find(({ groupForId }) => groupForId === world.ownClassId)?.pages.length ?? 0;
};

describe('a page that begins with blocks', () => {
  it('has them in their order, with their files, and says who wrote them', async () => {
    const fileId = await fileOf('teacherOfClass');
    const { status, body } = await make([title('Eins'), picture(fileId), title('Zwei')]);
    expect(status).toBe(200);
    const page = (await test.call(lea, getPage, { url: body.url })).body;
    expect(page.blocks.map(({ type, settings }) => settings['text'] ?? type)).toEqual(['Eins', 'Picture', 'Zwei']);
    expect(Object.keys(page.files)).toEqual([fileId]);
  });

  it.each<[string, () => Blocks | Promise<Blocks>, string]>([
    ['of a type that there is not', () => [title('Eins'), { type: 'Nichts', settings: {} }], 'BLOCK_TYPE_UNKNOWN'],
    ['whose settings do not obey their type', () => [{ type: 'Title', settings: { text: 5 } }], 'BLOCK_SETTINGS_INVALID'],
    ['with the file of somebody else', async () => [picture(await fileOf('teacherOtherSchool'))], 'FILE_NOT_FOUND'],
  ])('is not made at all with one %s', async (_what, blocks, code) => {
    const before = await pagesOfClass();
    const { status, body } = await make(await blocks());
    expect([status >= 400, body.code]).toEqual([true, code]);
    expect(await pagesOfClass()).toBe(before);
  });

  it('asks the same number of questions for one block as for sixty', async () => {
    const files = await Promise.all(Array.from({ length: 6 }, () => fileOf('teacherOfClass')));
    const pictures = (count: number) => Array.from({ length: count }, (_, at) => picture(files[at % files.length] ?? ''));
    const asked = async (blocks: Blocks) => {
      const statuses: number[] = [];
      const statements = await statementsOf(test, async () => statuses.push((await make(blocks)).status));
      expect(statuses).toEqual([200]);
      return statements.length;
    };
    await asked(pictures(1));
    expect(await asked(pictures(60))).toBe(await asked(pictures(1)));
  });

  it('holds no more than a page does, and nobody makes it where they may not', async () => {
    expect((await make(Array.from({ length: 201 }, () => title('x')))).status).toBe(400);
    expect((await make([title('x')], await world.tokenOf('pupilOwner'))).status).toBe(403);
    const own = { title: 'Meine', groupForType: 'user' as const, groupForId: world.people.pupilOwner.userId };
    const iFrame = { type: 'iFrame', settings: { url: '', title: '', height: 480 } };
    const { body } = await test.call(await world.tokenOf('pupilOwner'), createPage, { ...own, blocks: [iFrame] });
    expect(body.code).toBe('BLOCK_NOT_ALLOWED');
  });
});
