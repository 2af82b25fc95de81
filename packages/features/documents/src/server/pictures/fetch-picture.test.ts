import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { FetchRefused, ownTables } from '@pausenplatz/kernel-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchPicture } from '../../contract/index.ts';
import { aPng } from '../../testing/index.ts';
import type { DocumentsTables } from '../tables.ts';

type Outside = () => { readonly status: number; readonly body: Buffer };
let outside: Outside;
let asked: string[] = [];
let test: TestServer;
let world: World;
let teacher: string | null;
beforeAll(async () => {
  const safeFetch = async (url: string) => {
    asked.push(url);
    return { url, contentType: 'text/html', policy: '', ...outside() };
  };
  test = await testServer({}, null, { safeFetch });
  world = await seedWorld(test.server.services);
  teacher = await world.tokenOf('teacherOfClass');
});
beforeEach(() => {
  asked = [];
});

const fetched = (url: string, token: string | null = teacher) => test.call(token, fetchPicture, { service: 'pages', url });
const db = () => ownTables<DocumentsTables>(test.server.services.db);
const files = async () => Number((await db().selectFrom('file').select(db().fn.countAll().as('count')).executeTakeFirstOrThrow()).count);

describe('a picture by its address', () => {
  it('is kept as a file of who asks, answered with 201, whatever the website says that it is', async () => {
    const body = await aPng(40, 30);
    outside = () => ({ status: 200, body });
    const { status, body: file } = await fetched('https://museum.example/bilder/Der%20Igel.png?w=40');
    expect(status).toBe(201);
    expect(file).toMatchObject({ name: 'Der Igel.png', mimeType: 'image/png', width: 40, height: 30 });
    const row = await db().selectFrom('file').select(['owner_id', 'school_id']).where('id', '=', file.id).executeTakeFirstOrThrow();
    expect(row).toEqual({ owner_id: world.people.teacherOfClass.userId, school_id: world.ownSchoolId });
    expect((await test.fetch(file.url)).status).toBe(200);
  });

  it('that holds the picture itself asks nobody', async () => {
    const { status, body } = await fetched(`data:image/png;base64,${(await aPng(20, 10)).toString('base64')}`);
    expect([status, body.width, asked]).toEqual([201, 20, []]);
  });

  it.each<[string, Outside, number, string]>([
    ['that is not there', () => ({ status: 404, body: Buffer.alloc(0) }), 409, 'Die Website gibt das Bild nicht heraus.'],
    ['that is a page', () => ({ status: 200, body: Buffer.from('<html>') }), 409, 'Unter dieser Adresse liegt kein Bild.'],
    [
      'that is broken',
      () => ({ status: 200, body: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') }),
      415,
      'Dieses Bild können wir',
    ],
    ['in our own network', () => raise('address'), 409, 'Dorthin dürfen wir nicht schauen.'],
    ['of a website that is silent', () => raise('timeOut'), 409, 'Die Website antwortet zu langsam.'],
    ['that is too large', () => raise('tooLarge'), 413, 'Das Dokument ist zu gross (max. 25 MB).'],
  ])('%s is refused in a sentence, and nothing is kept', async (_what, answer, expected, sentence) => {
    outside = answer;
    const before = await files();
    const { status, body } = await fetched('https://museum.example/igel.png');
    expect([status, body.messageBody]).toEqual([expected, expect.stringContaining(sentence)]);
    expect(await files()).toBe(before);
  });

  it.each([
    '/dokumente/abc',
    'ftp://museum.example/igel.png',
    'https://name:wort@museum.example/igel.png',
    'igel',
    'data:text/html;base64,PGI+',
  ])('written as %s is refused at its field, and asks nobody', async (url) => {
    const { status, body } = await fetched(url);
    expect([status, body.fields?.['url'], asked]).toEqual([400, 'Das ist keine Adresse eines Bildes. Sie beginnt mit https://.', []]);
  });

  it('is for features that take pictures', async () => {
    const { status } = await test.call(teacher, fetchPicture, { service: 'schools', url: 'https://museum.example/igel.png' });
    expect([status, asked]).toEqual([400, []]);
  });

  it('is fetched sixty times in ten minutes, and then no more', async () => {
    outside = () => ({ status: 404, body: Buffer.alloc(0) });
    const pupil = await world.tokenOf('pupilOwner');
    for (let turn = 0; turn < 60; turn += 1) expect((await fetched('https://museum.example/a.png', pupil)).status).toBe(409);
    expect((await fetched('https://museum.example/a.png', pupil)).status).toBe(429);
  });
});

function raise(reason: FetchRefused['reason']): never {
  throw new FetchRefused(reason);
}
