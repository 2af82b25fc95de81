import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { type ActorName, actorNames } from '@pausenplatz/kernel-contract';
import { ownTables } from '@pausenplatz/kernel-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { aGivenList, aList } from '../testing/index.ts';
import type { VocabularyTables } from './index.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});

const asked = async (who: ActorName, path: string) => {
  const token = await world.tokenOf(who);
  const answer = await test.fetch(`/api/games/memory${path}`, token === null ? {} : { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
};
const pairsOf = (who: ActorName, id: string) => asked(who, `/pairs?kind=words&id=${id}`);
/** Everybody who gets its words. */
const readers = async (id: string) => {
  const found: ActorName[] = [];
  for (const who of actorNames) if ((await pairsOf(who, id)).status === 200) found.push(who);
  return found;
};

describe('words that are lent to games', () => {
  it('are those of who learns, teaches or wrote them, and of nobody else', async () => {
    const { id } = await aGivenList(world, { isShared: true });
    expect(await readers(id)).toEqual(['pupilOwner', 'pupilSameClass', 'teacherOfClass']);
    const { body } = await asked('pupilOwner', '');
    expect(body['sets']).toEqual([{ kind: 'words', id, title: 'Wald', pairs: 3 }]);
  });

  it('are no longer those of a class that is archived, and never what lies in the trash', async () => {
    const { id } = await aGivenList(world);
    const [classes, lists] = [world.db, ownTables<VocabularyTables>(world.services.db)];
    const archive = async (at: Date | null) => {
      await classes.updateTable('school_class').set({ archived_at: at }).where('id', '=', world.ownClassId).execute();
      for (const who of ['pupilOwner', 'teacherOfClass'] as const) test.server.services.actors.forget(world.people[who].userId);
    };
    await archive(test.clock.now());
    expect((await pairsOf('pupilOwner', id)).status).toBe(404);
    await archive(null);
    expect((await pairsOf('pupilOwner', id)).status).toBe(200);
    await lists.updateTable('vocabulary').set({ deleted_at: test.clock.now() }).where('id', '=', id).execute();
    expect(await readers(id)).toEqual([]);
  });

  it('stand beside the sentence in which they are missing, or beside themselves; what nobody has corrected stays away', async () => {
    const { id, itemIds } = await aList(world, { owner: 'pupilOwner', portions: [['der Fuchs', 'das Moos', 'die Tane']] });
    const db = ownTables<VocabularyTables>(world.services.db);
    const [fox = '', , wrong = ''] = itemIds;
    await db.updateTable('vocabulary_item').set({ sentence: 'Ein Fuchs schläft.' }).where('id', '=', fox).execute();
    await db.updateTable('vocabulary_item').set({ error: 'doubling' }).where('id', '=', wrong).execute();
    const { body } = await pairsOf('pupilOwner', id);
    const texts = (body['pairs'] as unknown as { first: { text: string }; second: { text: string } }[]).map(({ first, second }) => [
      first.text,
      second.text,
    ]);
    expect(texts).toContainEqual(['der Fuchs', 'Ein … schläft.']);
    expect(texts.map(([word]) => word)).not.toContain('die Tane');
    expect(await readers(id)).toEqual(['pupilOwner']);
  });
});
