import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { aPerson, seedWorld, type World } from '@pausenplatz/account/testing';
import { aClass, attends, belongsTo, teaches } from '@pausenplatz/schools/testing';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { listPeople, searchPeople } from '../contract/index.ts';

let test: TestServer;
let world: World;
let joerg: string;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  ({ userId: joerg } = await aPerson(world.db, { firstName: 'Jörg', lastName: 'Müller-Çelik', roles: ['Pupil'] }));
  await belongsTo(world.db, joerg, world.ownSchoolId, 'pupil');
  await attends(world.db, joerg, world.ownClassId, 3);
});

type ActorName = Parameters<World['tokenOf']>[0];
const search = async (actor: ActorName, words: string) => (await test.call(await world.tokenOf(actor), searchPeople, { words })).body;
const names = async (actor: ActorName, words: string) => (await search(actor, words)).hits.map(({ name }) => name);

describe('a teacher finds', () => {
  it('the pupils and colleagues of the own classes, with the way to the class', async () => {
    expect((await search('teacherOfClass', 'mia')).hits).toEqual([
      { path: `/verwaltung/klasse/${world.ownClassId}`, name: 'Mia Test', detail: 'Schüler:in · 3a' },
    ]);
    expect((await search('teacherOfClass', 'lea')).hits[0]?.detail).toBe('Lehrperson · 3a');
  });

  it('a name however it is written, by the beginning of each of its words', async () => {
    for (const words of ['jörg', 'joerg', 'jorg', 'MUELLER', 'celik j', 'müll'])
      expect(await names('teacherOfClass', words)).toEqual(['Jörg Müller-Çelik']);
    expect(await names('teacherOfClass', 'örg m')).toEqual([]);
  });

  it('nobody of other classes and schools, and nobody for nothing', async () => {
    expect(await names('teacherOfClass', 'lina')).toEqual([]);
    expect(await names('teacherOtherSchool', 'mia')).toEqual([]);
    expect(await names('teacherOfClass', '-')).toEqual([]);
  });
});

describe('who administers a school finds', () => {
  it('everybody of it once, with the class where there is one, and nobody of other schools', async () => {
    expect((await search('schoolAdminOwn', 'test')).hits.map(({ name }) => name)).not.toContain('Fremdmarke Test');
    expect((await search('schoolAdminOwn', 'lina')).hits).toEqual([
      { path: `/verwaltung/klasse/${world.otherClassId}`, name: 'Lina Test', detail: 'Schüler:in · 4b' },
    ]);
    expect((await search('schoolAdminOwn', 'eva')).hits).toEqual([
      { path: `/verwaltung?schule=${world.ownSchoolId}&bereich=personen`, name: 'Eva Test', detail: 'Schulverwaltung · Schule Sonnenberg' },
    ]);
    expect(await names('schoolAdminOther', 'mia')).toEqual([]);
  });

  it('five of many, in as many statements as one of one', async () => {
    const token = await world.tokenOf('schoolAdminOwn');
    const count = async (words: string) => (await statementsOf(test, () => test.call(token, searchPeople, { words }))).length;
    await count('mia');
    expect(await count('test')).toBe(await count('mia'));
    const { hits, more } = await search('schoolAdminOwn', 'test');
    expect([hits.length, more]).toEqual([5, true]);
  });
});

describe('who was there before', () => {
  it('is found in the class of today alone', async () => {
    const { userId } = await aPerson(world.db, { firstName: 'Wanda', lastName: 'Test', roles: ['Pupil'] });
    await belongsTo(world.db, userId, world.ownSchoolId, 'pupil');
    await attends(world.db, userId, world.ownClassId, 9);
    expect(await names('teacherOfClass', 'wanda')).toEqual(['Wanda Test']);
    await sql`update class_pupil set class_id = ${world.otherClassId} where user_id = ${userId}`.execute(world.db);
    expect([await names('teacherOfClass', 'wanda'), await names('teacherSameSchool', 'wanda')]).toEqual([[], ['Wanda Test']]);
  });

  it('is not found through an archived class, nor by who taught there', async () => {
    const classId = await aClass(world.db, world.ownSchoolId, '6y');
    const { userId } = await aPerson(world.db, { firstName: 'Xaver', lastName: 'Test', roles: ['Pupil'] });
    await belongsTo(world.db, userId, world.ownSchoolId, 'pupil');
    await attends(world.db, userId, classId, 1);
    await teaches(world.db, world.people.teacherSameSchool.userId, classId);
    await sql`update school_class set archived_at = now() where id = ${classId}`.execute(world.db);
    expect(await names('teacherSameSchool', 'xaver')).toEqual([]);
    expect((await search('schoolAdminOwn', 'xaver')).hits[0]?.path).toContain('bereich=personen');
  });

  it('is not found while the account lies in the trash', async () => {
    const { userId } = await aPerson(world.db, { firstName: 'Yara', lastName: 'Test', roles: ['Pupil'] });
    await belongsTo(world.db, userId, world.ownSchoolId, 'pupil');
    await attends(world.db, userId, world.ownClassId, 10);
    await sql`update user_account set deleted_at = now() where id = ${userId}`.execute(world.db);
    expect([await names('teacherOfClass', 'yara'), await names('schoolAdminOwn', 'yara')]).toEqual([[], []]);
  });
});

describe('the list of people', () => {
  const list = async (search: string, after?: string) =>
    (
      await test.call(await world.tokenOf('schoolAdminOwn'), listPeople, {
        schoolId: world.ownSchoolId,
        kind: 'pupil',
        search,
        ...(after !== undefined && { after }),
      })
    ).body;

  it('goes through all 130 in the order of the telephone book, each once, whatever letters their names begin with', async () => {
    const letters = ['Ärni', 'Arnold', 'Élie', 'Emch', 'Öztürk', 'Ott', 'Zürcher', 'de Vries', 'von Arx', 'Łuk', 'Şahin', 'Çelik', 'Üstün'];
    const expected: string[] = [];
    for (let at = 0; at < 130; at += 1) {
      const lastName = `${letters[at % letters.length]} Liste${Math.floor(at / letters.length)}`;
      const { userId } = await aPerson(world.db, { firstName: 'Ömer', lastName, roles: ['Pupil'] });
      await belongsTo(world.db, userId, world.ownSchoolId, 'pupil');
      expected.push(lastName);
    }
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await list('liste', after);
      expect(page.total).toBe(130);
      seen.push(...page.people.map(({ lastName }) => lastName));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual(expected.toSorted(new Intl.Collator('de-CH', { numeric: true }).compare));
  });

  it('finds a name however it is written', async () => {
    for (const words of ['Öztürk Liste3', 'oeztuerk liste3', 'OZTURK LISTE3', 'ömer öztürk liste3'])
      expect((await list(words)).people.map(({ lastName }) => lastName)).toEqual(['Öztürk Liste3']);
    expect((await list('élie liste3')).total).toBe(1);
    expect((await list('100%')).total).toBe(0);
  });
});
