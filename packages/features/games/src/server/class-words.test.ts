import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { newId } from '@pausenplatz/kernel-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { gamesLimits, getClassWords, getWordRound, setClassWords } from '../contract/index.ts';
import { aClassList, withoutRounds } from '../testing/index.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(() => withoutRounds(world));

const as = (who: ActorName) => world.tokenOf(who);
const set = async (words: string[], isDaily = false) =>
  test.call(await as('teacherOfClass'), setClassWords, { classId: world.ownClassId, words, isDaily });
const get = async () => (await test.call(await as('teacherOfClass'), getClassWords, { classId: world.ownClassId })).body;

describe('the words of a class', () => {
  it('are kept in capitals, each once', async () => {
    expect((await set(['fuchs', ' Tanne ', 'FUCHS', 'käfer'])).body).toEqual({
      words: ['FUCHS', 'TANNE', 'KÄFER'],
      isDaily: false,
      dailyFrom: null,
    });
    expect((await get()).words).toEqual(['FUCHS', 'TANNE', 'KÄFER']);
  });

  it.each([
    [['Fuchs', 'Haus', 'Häuser'], 400, 'GAMES_LIST_LENGTH', 'Haus, Häuser'],
    [['Fuchs', 'gro\u00dft'], 400, 'GAMES_LIST_LETTERS', 'großt'],
    [['Fuchs', 'im Wald'], 400, 'GAMES_LIST_LETTERS', 'im Wald'],
    [['Fuchs', 'Idiot'], 400, 'GAMES_LIST_BLOCKED', 'IDIOT'],
  ])('%j are refused with what does not fit, and nothing changes', async (words, status, code, said) => {
    await set(['Tanne']);
    const { status: answered, body } = await set(words);
    expect([answered, body.code]).toEqual([status, code]);
    expect(body.messageBody).toContain(said);
    expect((await get()).words).toEqual(['TANNE']);
  });

  it('are enough and not too many', async () => {
    expect((await set(['Fuchs'], true)).body).toMatchObject({ code: 'GAMES_LIST_SHORT' });
    expect((await set(Array.from({ length: gamesLimits.classWords + 1 }, () => 'Fuchs'))).status).toBe(400);
  });

  it('are read by who teaches the class alone; a child learns that there are some', async () => {
    await aClassList(world, ['RÜBLI']);
    const { body } = await test.call(await as('pupilOwner'), getWordRound, { kind: 'daily', classId: world.ownClassId });
    expect(body).toMatchObject({ hasClassWords: true, canSetWords: false });
    expect(JSON.stringify(body)).not.toContain('RÜBLI');
  });

  it('of an archived class stay as they are', async () => {
    await set(['Tanne']);
    const archive = (at: Date | null) =>
      world.db.updateTable('school_class').set({ archived_at: at }).where('id', '=', world.ownClassId).execute();
    await archive(new Date());
    expect((await set(['Fuchs'])).body.code).toBe('CLASS_ARCHIVED');
    expect((await test.call(await as('teacherOfClass'), getClassWords, { classId: world.ownClassId })).body.code).toBe('CLASS_ARCHIVED');
    await archive(null);
  });

  it('are suggested from what the class learns to spell, where all of it learns it', async () => {
    const { userId } = world.people.teacherOfClass;
    const plant = async (words: readonly string[], pupilIds: string[] | null) => {
      const list = newId();
      const now = test.clock.now();
      // The tables of a sibling, which this feature does not know.
      await sql`insert into vocabulary (id, owner_id, name, created_at, updated_at) values (${list}, ${userId}, 'Wald', ${now}, ${now})`.execute(
        world.db,
      );
      await sql`insert into vocabulary_portion (id, vocabulary_id, position) values (${list}, ${list}, 1)`.execute(world.db);
      for (const [at, word] of words.entries())
        await sql`insert into vocabulary_item
          (id, vocabulary_id, portion_id, position, word, sentence, sentence2, sentence3, sentence4, corrected_by_teacher)
          values (${newId()}, ${list}, ${list}, ${at + 1}, ${word}, '', '', '', '', false)`.execute(world.db);
      await sql`insert into vocabulary_assignment (vocabulary_id, class_id, pupil_ids, created_by, created_at)
        values (${list}, ${world.ownClassId}, ${pupilIds}, ${userId}, ${now})`.execute(world.db);
    };
    await plant(['der Fuchs', 'die Tanne', 'das Moos', 'Idiot'], null);
    await plant(['der Regen'], [world.people.pupilOwner.userId]);
    await aClassList(world, ['TANNE']);
    expect((await get()).suggestions).toEqual(['FUCHS']);
  });
});
