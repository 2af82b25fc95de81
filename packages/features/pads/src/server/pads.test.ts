import { seedWorld, type World } from '@pausenplatz/account/testing';
import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { newId } from '@pausenplatz/kernel-server';
import { copyPage, getPage, updateBlock } from '@pausenplatz/pages/contract';
import { aLockedPage } from '@pausenplatz/pages/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  changePad,
  getPad,
  getPadChanges,
  getPadVersion,
  listPadVersions,
  type Pad,
  padBlock,
  type PadChange,
  padsLimits,
  restorePadVersion,
} from '../contract/index.ts';
import { textOf } from '../rules/index.ts';
import { aPad, aText, padsTablesOf } from '../testing/index.ts';
import { forgetChanges } from './steps.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(() => sql`delete from page`.execute(world.db));

const as = (who: ActorName) => world.tokenOf(who);
const write = async (who: ActorName, blockId: string, base: number, change: PadChange, key = newId()) =>
  test.call(await as(who), changePad, { blockId, base, key, continues: false, change });
const padFor = async (who: ActorName, blockId: string): Promise<Pad> => (await test.call(await as(who), getPad, { blockId })).body.pad;
const textFor = async (who: ActorName, blockId: string) => textOf((await padFor(who, blockId)).segments);

describe('a pad', () => {
  it('is written by several at once, and the server says who wrote what', async () => {
    const { blockId } = await aPad(world);
    expect((await write('pupilOwner', blockId, 0, [[0, 'Hallo']])).body).toMatchObject({ version: 1, changes: [{ version: 1, by: 1 }] });
    // Both on the same version, at the same place.
    const [mia, noah] = await Promise.all([
      write('pupilOwner', blockId, 1, [5, [0, ' Mia']]),
      write('pupilSameClass', blockId, 1, [5, [0, ' Noah']]),
    ]);
    expect([mia.status, noah.status]).toEqual([200, 200]);
    const { segments, authors, version } = await padFor('teacherOfClass', blockId);
    expect(version).toBe(3);
    expect(['Hallo Mia Noah', 'Hallo Noah Mia']).toContain(textOf(segments));
    const nameOf = (by: number | null) => authors.find(({ no }) => no === by)?.name;
    expect(segments.map(({ by, text }) => [nameOf(by)?.split(' ')[0], text])).toContainEqual(['Noah', ' Noah']);
  });

  it('takes a change once, however often it is sent, and one by somebody else under its key never', async () => {
    const { blockId } = await aPad(world);
    const key = newId();
    const first = await write('pupilOwner', blockId, 0, [[0, 'Einmal']], key);
    await write('pupilSameClass', blockId, 1, [6, [0, '!']]);
    const again = await write('pupilOwner', blockId, 0, [[0, 'Einmal']], key);
    expect(again.body.changes[0]).toEqual(first.body.changes[0]);
    expect(again.body.version).toBe(2);
    expect(await textFor('pupilOwner', blockId)).toBe('Einmal!');
    expect((await write('pupilSameClass', blockId, 0, [[0, 'Einmal']], key)).body.code).toBe('PAD_CHANGE_WRONG');
  });

  it.each<[string, unknown, number, string]>([
    ['is longer than the text', [99], 400, 'PAD_CHANGE_WRONG'],
    ['is shorter than the text', [1], 400, 'PAD_CHANGE_WRONG'],
    ['has half a sign', [14, [0, '\ud83d']], 400, 'BODY_NOT_READABLE'],
    ['has what no text holds', [14, [0, 'a\0']], 400, 'BODY_NOT_READABLE'],
    ['has lines in a line', [14, [0, 'a\nb']], 400, 'PAD_CHANGE_WRONG'],
    ['counts backwards', [-1], 400, 'INPUT_INVALID'],
    ['counts by halves', [0.5], 400, 'INPUT_INVALID'],
    ['is none', 'Hallo', 400, 'INPUT_INVALID'],
    ['has parts of another kind', [[0, 1]], 400, 'INPUT_INVALID'],
    ['has too many parts', Array.from({ length: padsLimits.parts + 1 }, () => 0), 400, 'INPUT_INVALID'],
  ])('answers a change that %s clearly', async (_what, change, status, code) => {
    const planted = await aPad(world);
    await aText(world, planted);
    const answer = await write('pupilOwner', planted.blockId, 1, change as never);
    expect([answer.status, answer.body.code ?? '']).toEqual([status, code]);
  });

  it('keeps signs of two halves whole', async () => {
    const planted = await aPad(world);
    await aText(world, planted, { text: '🐿' });
    expect((await write('pupilOwner', planted.blockId, 1, [1, [1]])).body.code).toBe('PAD_CHANGE_WRONG');
    expect(await textFor('pupilOwner', planted.blockId)).toBe('🐿');
  });

  it('says in German when it is full, and lets go what makes it shorter', async () => {
    const planted = await aPad(world);
    await aText(world, planted, { text: 'a'.repeat(padsLimits.characters) });
    const { status, body } = await write('pupilOwner', planted.blockId, 1, [padsLimits.characters, [0, 'b']]);
    expect([status, body.code]).toEqual([409, 'PAD_FULL']);
    expect(body.messageBody).toContain(String(padsLimits.characters));
    expect((await write('pupilOwner', planted.blockId, 1, [[3, 'b'], padsLimits.characters - 3])).status).toBe(200);
  });

  it('has room for so many who write, and for who wrote already', async () => {
    const planted = await aPad(world);
    await aText(world, planted);
    const more = Array.from({ length: padsLimits.authors - 1 }, (_, at) => ({ pad_id: planted.blockId, no: at + 2, user_id: newId() }));
    await padsTablesOf(world).insertInto('pad_author').values(more).execute();
    expect((await write('pupilSameClass', planted.blockId, 1, [14, [0, 'x']])).body.code).toBe('PAD_AUTHORS_FULL');
    expect((await write('pupilOwner', planted.blockId, 1, [14, [0, 'x']])).status).toBe(200);
  });

  it('is written by those whom its settings name', async () => {
    const change: PadChange = [[0, 'x']];
    const { blockId } = await aPad(world, { writers: 'keepers' });
    expect((await write('pupilOwner', blockId, 0, change)).body.code).toBe('PAD_FORBIDDEN');
    expect((await write('teacherOfClass', blockId, 0, change)).status).toBe(200);
    const closed = await aPad(world, { writers: 'nobody' });
    for (const who of ['pupilOwner', 'teacherOfClass'] as const)
      expect((await write(who, closed.blockId, 0, change)).body.code, who).toBe('PAD_CLOSED');
    const elsewhere = await aPad(world, { kind: 'etherpad', url: 'https://pad.schule.example/p/x' });
    expect((await write('teacherOfClass', elsewhere.blockId, 0, change)).status).toBe(404);
  });

  it('lies elsewhere only where a teacher has set that up: a child is told so at the field', async () => {
    const elsewhere = { ...padBlock.empty, kind: 'etherpad', url: 'https://pad.schule.example/p/x' };
    const set = async (who: 'pupilOwner' | 'teacherOfClass') => {
      const { userId: groupId } = world.people[who];
      const { fence, id: pageId } = await aLockedPage(world, who, { groupType: 'user', groupId, blocks: [] });
      const { blockId } = await aPad(world, {}, { groupType: 'user', groupId });
      await sql`update page_block set page_id = ${pageId} where id = ${blockId}`.execute(world.db);
      return test.call(await as(who), updateBlock, { pageId, fence, blockId, settings: elsewhere });
    };
    const refused = await set('pupilOwner');
    expect([refused.status, refused.body.code]).toEqual([400, 'BLOCK_SETTINGS_INVALID']);
    expect(refused.body.fields).toEqual({ kind: 'Ein Etherpad richtet eine Lehrperson ein. Nimm den gemeinsamen Text.' });
    expect((await set('teacherOfClass')).status).toBe(200);
  });

  it('is read by all readers of a public page, without a name, and written by none of them', async () => {
    const planted = await aPad(world, {}, { visibility: 'public' });
    await aText(world, planted);
    const { userId } = world.people.pupilOwner;
    for (const who of ['anonymous', 'pupilOtherClass', 'teacherSameSchool', 'pupilOtherSchool', 'private'] as const) {
      const token = who === 'anonymous' ? null : await as(who);
      const { body, text } = await test.call(token, getPad, { blockId: planted.blockId });
      expect(body.pad, who).toMatchObject({ rights: { isMember: false, mayWrite: false }, authors: [], segments: [{ by: null }] });
      expect(text, who).not.toContain(userId);
      expect((await test.call(token, getPadChanges, { blockId: planted.blockId, since: 0 })).status, who).toBe(token ? 404 : 401);
      if (token) expect((await write(who, planted.blockId, 1, [14, [0, 'x']])).status, who).toBe(404);
    }
    expect((await test.call(await as('pupilOtherClass'), getPage, { url: planted.url })).status).toBe(200);
  });

  it('is closed to readers who do not belong to its page where that is off', async () => {
    const planted = await aPad(world, { visitorsRead: false }, { visibility: 'public' });
    await aText(world, planted);
    expect((await test.call(null, getPad, { blockId: planted.blockId })).body.code).toBe('PAD_NOT_FOUND');
    expect((await test.call(await as('pupilOwner'), getPad, { blockId: planted.blockId })).status).toBe(200);
  });

  it('goes along as it stands where that is wanted, and names who wrote where they are there too', async () => {
    const planted = await aPad(world);
    await aText(world, planted);
    const lea = await as('teacherOfClass');
    const copy = async (groupForType: 'class' | 'user', groupForId: string) => {
      const { id, url } = (await test.call(lea, copyPage, { id: planted.pageId, groupForType, groupForId, withEntries: true })).body;
      const [block] = (await test.call(lea, getPage, { url })).body.blocks;
      const { segments, authors } = (await test.call(lea, getPad, { blockId: block?.id ?? '' })).body.pad;
      const text = segments.map((one) => one.text).join('');
      const versions = await padsTablesOf(world)
        .selectFrom('pad_version')
        .select('id')
        .where('pad_id', '=', block?.id ?? '')
        .execute();
      return [id !== planted.pageId, text, authors.map(({ name }) => name), versions.length];
    };
    expect(await copy('class', world.ownClassId)).toEqual([true, 'Es war einmal.', ['Mia Test'], 0]);
    const [, text, names] = await copy('user', world.people.teacherOfClass.userId);
    expect([text, JSON.stringify(names)]).toEqual(['Es war einmal.', expect.not.stringContaining('Mia')]);
  });

  it('goes nowhere with a copy of its page', async () => {
    const planted = await aPad(world);
    await aText(world, planted);
    const copied = await test.call(await as('teacherOfClass'), copyPage, {
      id: planted.pageId,
      groupForType: 'class',
      groupForId: world.ownClassId,
    });
    expect(copied.status).toBe(200);
    expect(await padsTablesOf(world).selectFrom('pad').select('block_id').execute()).toHaveLength(1);
  });

  it('lets who was away for long know that their words need another way', async () => {
    const planted = await aPad(world);
    await aText(world, planted);
    const { blockId } = planted;
    await write('pupilSameClass', blockId, 1, [14, [0, ' Und?']]);
    await padsTablesOf(world)
      .updateTable('pad_change')
      .set({ at: new Date(0) })
      .where('pad_id', '=', blockId)
      .execute();
    await forgetChanges.run(world.services, {} as never);
    expect((await write('pupilOwner', blockId, 1, [14, [0, 'x']])).body.code).toBe('PAD_BASE_GONE');
    expect((await write('pupilOwner', blockId, 9, [14, [0, 'x']])).body.code).toBe('PAD_BASE_GONE');
    expect((await test.call(await as('pupilOwner'), getPadChanges, { blockId, since: 1 })).body.code).toBe('PAD_BASE_GONE');
    expect((await write('pupilOwner', blockId, 2, [19, [0, ' Ja.']])).status).toBe(200);
  });

  it('asks the database the same number of times for one author as for sixty, and for one change as for many', async () => {
    const planted = await aPad(world);
    await aText(world, planted);
    const { blockId } = planted;
    const read = () => statementsOf(test, async () => void (await test.call(await as('pupilOwner'), getPad, { blockId })));
    const few = await read();
    const more = Array.from({ length: 40 }, (_, at) => ({ pad_id: blockId, no: at + 2, user_id: world.people.pupilSameClass.userId }));
    await padsTablesOf(world).insertInto('pad_author').values(more).execute();
    expect((await read()).length).toBe(few.length);
  });

  it('bounds how often one person writes', async () => {
    const { blockId } = await aPad(world);
    const answers = [];
    // Refused or not, each of them counts.
    for (let count = 0; count <= padsLimits.changesPerMinute; count += 1) answers.push(await write('schoolAdminOwn', blockId, 0, [99]));
    expect(answers.at(-1)?.body.code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('the history of a pad', () => {
  const versions = async (blockId: string) => (await test.call(await as('teacherOfClass'), listPadVersions, { blockId })).body.versions;

  it('keeps what was there before much of it goes, gives it back with everybody’s words, and leads back from there', async () => {
    const planted = await aPad(world);
    const { blockId } = planted;
    await write('pupilOwner', blockId, 0, [[0, 'Es war einmal ', '']]);
    await write('pupilSameClass', blockId, 1, [15, [0, 'ein Fuchs.']]);
    test.clock.advance(60_000);
    await write('pupilSameClass', blockId, 2, [[25, 'nix']]);
    const [kept] = await versions(blockId);
    expect(kept).toMatchObject({ characters: 25, beginning: 'Es war einmal \nein Fuchs.' });
    expect(kept?.writers).toHaveLength(2);
    const versionId = kept?.id ?? '';
    const whole = (await test.call(await as('teacherOfClass'), getPadVersion, { blockId, versionId })).body;
    expect(whole.segments.map(({ by }) => by)).toEqual([1, 2]);
    const restored = await test.call(await as('teacherOfClass'), restorePadVersion, { blockId, versionId });
    const { segments } = await padFor('pupilOwner', blockId);
    expect(segments).toEqual(whole.segments);
    // Who writes meanwhile hears of it as of any other change, and keeps their words.
    expect((await write('pupilOwner', blockId, 3, [3, [0, '!']])).status).toBe(200);
    expect(await textFor('pupilOwner', blockId)).toContain('!');
    await test.call(await as('teacherOfClass'), restorePadVersion, { blockId, versionId: restored.body.before ?? '' });
    expect(await textFor('pupilOwner', blockId)).toBe('nix');
  });

  it('is kept once in five minutes of writing, so many times', async () => {
    const { blockId } = await aPad(world);
    await write('pupilOwner', blockId, 0, [[0, 'a']]);
    for (let at = 1; at < 4; at += 1) {
      test.clock.advance(3 * 60_000);
      await write('pupilOwner', blockId, at, [at, [0, 'a']]);
    }
    expect((await versions(blockId)).map(({ characters }) => characters)).toEqual([2]);
  });

  it('is for who changes the page, and no version of another pad comes into this one', async () => {
    const planted = await aPad(world);
    await aText(world, planted);
    const other = await aPad(world);
    expect((await test.call(await as('pupilOwner'), listPadVersions, { blockId: planted.blockId })).body.code).toBe('PAD_FORBIDDEN');
    const versionId = newId();
    const row = { id: versionId, pad_id: planted.blockId, text: 'x', spans: '[[1,1]]', writers: '[1]', at: new Date() };
    await padsTablesOf(world).insertInto('pad_version').values(row).execute();
    for (const call of [getPadVersion, restorePadVersion] as const)
      expect((await test.call(await as('teacherOfClass'), call, { blockId: other.blockId, versionId })).body.code).toBe(
        'PAD_VERSION_NOT_FOUND',
      );
  });
});
