import { overtake, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { completeUpload } from '@pausenplatz/documents/contract';
import { anArrivedUpload } from '@pausenplatz/documents/testing';
import { ownTables } from '@pausenplatz/kernel-server';
import { teaches } from '@pausenplatz/schools/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyPage, getPage, updatePage } from '../contract/index.ts';
import { aPage } from '../testing/index.ts';
import { setBackgroundFile } from './queries/blocks.ts';
import type { PagesTables } from './tables.ts';

let test: TestServer;
let world: World;
let lea: string | null;
let page: Awaited<ReturnType<typeof aPage>>;
let picture: string;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  await teaches(world.db, world.people.teacherSameSchool.userId, world.ownClassId);
});
beforeEach(async () => {
  lea = await world.tokenOf('teacherOfClass');
  page = await aPage(world, { visibility: 'public' });
  picture = await own('Igel.png');
});

const own = async (name: string) =>
  (await test.call(lea, completeUpload, { uploadId: await anArrivedUpload(world, undefined, name) })).body.id;
const choose = (value: { type: 'own'; value?: string } | { type: 'yellow' }, token = lea, id = page.id) =>
  test.call(token, updatePage, { id, field: 'background', value });
const read = async (token: string | null = null, { url } = page) => (await test.call(token, getPage, { url })).body;
const behind = (id = page.id) =>
  ownTables<PagesTables>(world.services.db)
    .selectFrom('page_file')
    .select('file_id')
    .where('page_id', '=', id)
    .where('block_id', 'is', null)
    .execute();

describe('a picture of one’s own behind a page', () => {
  it('comes with the page, for visitors too, and goes with another choice', async () => {
    expect((await choose({ type: 'own', value: picture })).status).toBe(200);
    const shown = await read();
    expect(shown.background).toEqual({ type: 'own', value: picture });
    expect((await test.fetch(shown.files[picture]?.url ?? '')).status).toBe(200);
    const other = await own('Nest.png');
    await choose({ type: 'own', value: other });
    expect(await behind()).toEqual([{ file_id: other }]);
    await choose({ type: 'yellow' });
    expect([await behind(), (await read()).files]).toEqual([[], {}]);
  });

  it('is an own one, or one that the page shows already', async () => {
    const urs = await world.tokenOf('teacherSameSchool');
    const refused = await choose({ type: 'own', value: picture }, urs);
    expect([refused.status, refused.body.code]).toEqual([404, 'FILE_NOT_FOUND']);
    await choose({ type: 'own', value: picture });
    expect((await choose({ type: 'own', value: picture }, urs)).status).toBe(200);
    const foreign = await choose({ type: 'own', value: picture }, await world.tokenOf('teacherOtherSchool'));
    expect(foreign.status).toBe(403);
  });

  it.each([
    ['a word', 'summer'],
    ['nothing', undefined],
    ['a file that is not there', 'A'.repeat(22)],
  ])('is refused with %s', async (_name, value) => {
    const { status } = await choose({ type: 'own', ...(value !== undefined && { value }) });
    expect([400, 404]).toContain(status);
    expect((await read()).background).toEqual({ type: 'pages' });
  });

  it('of two choices at once the later one holds, with its file', async () => {
    const other = await own('Nest.png');
    const first = (db: World['services']['db']) => {
      const pages = ownTables<PagesTables>(db);
      return pages
        .updateTable('page')
        .set({ background: JSON.stringify({ type: 'own', value: other }) })
        .where('id', '=', page.id)
        .execute()
        .then(() => setBackgroundFile(pages, page.id, other));
    };
    const { status } = await overtake(world, first, () => choose({ type: 'yellow' }));
    expect([status, (await read()).background, await behind()]).toEqual([200, { type: 'yellow' }, []]);
  });

  it('is a picture and no other file', async () => {
    await ownTables<PagesTables>(world.services.db)
      .updateTable('file')
      .set({ mime_type: 'application/pdf' })
      .where('id', '=', picture)
      .execute();
    expect((await choose({ type: 'own', value: picture })).body.code).toBe('FILE_NOT_FOUND');
  });

  it('goes along with a copy', async () => {
    await choose({ type: 'own', value: picture });
    const { body } = await test.call(lea, copyPage, { id: page.id, groupForType: 'class', groupForId: world.ownClassId });
    expect(await behind(body.id)).toEqual([{ file_id: picture }]);
    expect((await read(lea, body)).files[picture]).toMatchObject({ mimeType: 'image/png' });
  });
});
