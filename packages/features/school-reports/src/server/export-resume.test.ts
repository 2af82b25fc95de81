import { type OfficeWorld, officeWorld } from '@pausenplatz/app-server/testing';
import { aToken } from '@pausenplatz/account/testing';
import { storePicture } from '@pausenplatz/documents/server';
import { aPng } from '@pausenplatz/documents/testing';
import { newId } from '@pausenplatz/kernel-server';
import { aPage, type PagesTables } from '@pausenplatz/pages/testing';
import { strFromU8, unzipSync } from 'fflate';
import type { Kysely } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listExports, startExport } from '../contract/index.ts';
import { schoolReportsServer, type SchoolReportsTables } from './index.ts';

let office: OfficeWorld;
beforeAll(async () => {
  office = await officeWorld();
  const { world } = office;
  const db = world.db as unknown as Kysely<PagesTables>;
  const by = world.people.schoolAdminOwn.userId;
  const page = await aPage(world, {
    groupType: 'school',
    groupId: world.ownSchoolId,
    createdBy: by,
    visibility: 'school',
    title: 'Herbst <b>',
  });
  const fileId = await storePicture(world.services, { ownerId: by, name: 'Laub.png', mimeType: 'image/png', content: await aPng(30, 20) });
  const block = { page_id: page.id, version: 1, deleted_at: null };
  const [picture, text] = [newId(), newId()];
  const settings = { fileId, alt: 'Rotes Laub', caption: '', width: 'full', url: null };
  await db
    .insertInto('page_block')
    .values([
      { ...block, id: picture, type: 'Picture', settings: JSON.stringify(settings), words: 'Rotes Laub', position: 'a1' },
      { ...block, id: text, type: 'Text', settings: '{}', words: '<script>alert(1)</script> Wir sammeln', position: 'a2' },
    ])
    .execute();
  await db.insertInto('page_file').values({ page_id: page.id, block_id: picture, file_id: fileId }).execute();
});
afterEach(() => vi.restoreAllMocks());

const bearer = (token: string, more: Record<string, string> = {}) => ({ headers: { authorization: `Bearer ${token}`, ...more } });

async function made() {
  const { test, world } = office;
  const admin = await aToken(world.services, world.db, world.people.schoolAdminOwn.userId);
  const { body } = await test.call(admin, startExport, { what: 'school', schoolId: world.ownSchoolId });
  const ended = await office.ended(body.operationId, admin);
  const shown = (await test.call(admin, listExports, {})).body.exports.find(({ id }) => id === body.id);
  return { admin, state: ended.state, url: shown?.url ?? '', id: body.id };
}
async function archiveOf({ url, admin }: { url: string; admin: string }): Promise<Buffer> {
  const answer = await office.test.fetch(url, bearer(admin));
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
const namesIn = (archive: Buffer) => Object.keys(unzipSync(new Uint8Array(archive)));

describe('the export of a school', () => {
  it('is read without any program: a start page, tables as HTML and CSV, pages with their pictures', async () => {
    const files = unzipSync(new Uint8Array(await archiveOf(await made())));
    const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const index = read('index.html');
    for (const words of [
      'Export von «Schule Sonnenberg»',
      '>Personen<',
      '>Klassen<',
      '>Agenda<',
      '>Mitteilungen<',
      '>Protokoll<',
      'Herbst &lt;b&gt;',
    ])
      expect(index, words).toContain(words);
    for (const [, target = ''] of index.matchAll(/href="([^"]+)"/g))
      expect(Object.keys(files), target).toContain(decodeURIComponent(target));
    expect(read('Schule Sonnenberg/Personen.html')).toContain('<td>Mia</td>');
    expect(read('Schule Sonnenberg/Personen.csv')).toMatch(/;Mia;Schüler:in;3a;/);
    const page = Object.keys(files).find((name) => name.includes('Herbst') && name.endsWith('.html')) ?? '';
    expect(read(page)).toContain('<img src="../../Schule%20Sonnenberg/pages/Laub.png" alt="Rotes Laub">');
    expect(read(page)).toContain('&lt;script&gt;alert(1)&lt;/script&gt; Wir sammeln');
    for (const [name, bytes] of Object.entries(files))
      if (name.endsWith('.html')) expect(strFromU8(bytes), name).not.toMatch(/<script|\bon\w+=|https?:\/\/(?!example)/);
  });

  it('goes on where it was when a run breaks off: what was asked is not asked again', async () => {
    const put = vi.spyOn(office.world.services.blobs, 'put');
    const whole = namesIn(await archiveOf(await made()));
    // Pictures of the page may be drawn in other sizes meanwhile.
    const isPiece = (type: string) => !type.startsWith('image/');
    const stores = put.mock.calls.filter(([, , type]) => isPiece(type)).length;
    for (const at of [3, stores - 2]) {
      put.mockRestore();
      let count = 0;
      const store = office.world.services.blobs;
      const honest = store.put.bind(store);
      const breaking = vi.spyOn(store, 'put').mockImplementation(async (...given) => {
        if (isPiece(given[2])) count += 1;
        if (count === at && isPiece(given[2])) throw new Error('the server is gone');
        return honest(...given);
      });
      const again = await made();
      expect(again.state, `broken at ${at}`).toBe('finished');
      expect(namesIn(await archiveOf(again))).toEqual(whole);
      // Only the piece that broke was written twice.
      expect(count).toBe(stores + 1);
      breaking.mockRestore();
    }
  });

  it('comes in ranges, so that a download that broke off goes on; the right is asked for each time', async () => {
    const one = await made();
    const archive = await archiveOf(one);
    const part = async (headers: Record<string, string>, token = one.admin) => {
      const answer = await office.test.fetch(one.url, bearer(token, headers));
      return {
        status: answer.status,
        range: answer.headers.get('content-range'),
        tag: answer.headers.get('etag') ?? '',
        bytes: Buffer.from(await answer.arrayBuffer()),
      };
    };
    const first = await part({ range: 'bytes=0-999' });
    expect([first.status, first.range]).toEqual([206, `bytes 0-999/${archive.length}`]);
    const rest = await part({ range: 'bytes=1000-', 'if-range': first.tag });
    expect([rest.status, Buffer.concat([first.bytes, rest.bytes]).equals(archive)]).toEqual([206, true]);
    expect((await part({ range: 'bytes=1000-', 'if-range': '"another"' })).bytes.length).toBe(archive.length);
    expect((await part({ range: `bytes=${archive.length}-` })).status).toBe(416);
    expect((await part({ range: 'bytes=0-9' }, office.teacher)).status).toBe(404);
  });

  it('leaves nothing in the store once its hour is over, also of a run that never ended', async () => {
    const one = await made();
    await archiveOf(one);
    const db = office.world.db as unknown as Kysely<SchoolReportsTables>;
    const { pieces } = await db.selectFrom('office_export').select('pieces').where('id', '=', one.id).executeTakeFirstOrThrow();
    expect([pieces.collected, pieces.packed.length > 0]).toEqual([[], true]);
    office.test.clock.advance(61 * 60_000);
    await schoolReportsServer.jobs?.find(({ name }) => name === 'office-sweep-exports')?.run(office.world.services, {} as never);
    for (const { blob, list } of pieces.packed)
      for (const name of [blob, list]) expect(await office.world.services.blobs.get(name)).toBeNull();
  });
});
