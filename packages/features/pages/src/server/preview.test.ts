import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { ownTables } from '@pausenplatz/kernel-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { getPreviewLink, previewPage, updatePage } from '../contract/index.ts';
import { previewIn } from '../contract/preview-path.ts';
import { aPage } from '../testing/index.ts';
import type { PagesTables } from './tables.ts';

let test: TestServer;
let world: World;
let lea: string | null;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  lea = await world.tokenOf('teacherOfClass');
});

const proofOf = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://own.invalid');
  return previewIn(pathname.split('/').at(-1) ?? '', `?${searchParams}`) ?? expect.fail(`no preview: ${url}`);
};
const linkTo = async (id: string) => proofOf((await test.call(lea, getPreviewLink, { id })).body.url);
const seen = (proof: { readonly id: string; readonly until: string; readonly s: string }) => test.call(null, previewPage, proof);

describe('the preview of a page', () => {
  it('is drawn for whoever has its address, also of a page of the class, for five minutes', async () => {
    // A second before and a second after its end: a busy machine may take longer to get there.
    test.clock.hold();
    const { id } = await aPage(world, { visibility: 'group' });
    const proof = await linkTo(id);
    const { status, body } = await seen(proof);
    expect([status, body.title, body.blocks.map(({ type }) => type)]).toEqual([200, 'Klasse 3a', ['Title']]);
    test.clock.advance(299_000);
    expect((await seen(proof)).status).toBe(200);
    test.clock.advance(2_000);
    expect((await seen(proof)).status).toBe(404);
    test.clock.goOn();
  });

  it('opens no other page, and no longer than it was sealed for', async () => {
    const [{ id }, other] = [await aPage(world), await aPage(world)];
    const proof = await linkTo(id);
    expect((await seen({ ...proof, id: other.id })).status).toBe(404);
    expect((await seen({ ...proof, until: String(Number(proof.until) + 600) })).status).toBe(404);
    expect((await seen({ ...proof, s: 'x'.repeat(43) })).status).toBe(404);
  });

  it('has no address for who may not read the page, and none of a page that is gone', async () => {
    const { id } = await aPage(world, { visibility: 'group' });
    for (const actor of ['pupilOtherClass', 'teacherOtherSchool'] as const)
      expect([actor, (await test.call(await world.tokenOf(actor), getPreviewLink, { id })).status]).toEqual([actor, 404]);
    const proof = await linkTo(id);
    await test.call(lea, updatePage, { id, field: 'archived', value: true });
    expect((await seen(proof)).status).toBe(200);
    await ownTables<PagesTables>(test.server.services.db).deleteFrom('page').where('id', '=', id).execute();
    expect((await seen(proof)).status).toBe(404);
  });
});
