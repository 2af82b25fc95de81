import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { type ActorName, actorNames } from '@pausenplatz/kernel-contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBox, aSet } from '../testing/index.ts';
import { withoutSets } from '../testing/sets.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(() => withoutSets(world));

const pairsOf = async (who: ActorName, id: string) => {
  const token = await world.tokenOf(who);
  const headers = token === null ? {} : { headers: { authorization: `Bearer ${token}` } };
  const answer = await test.fetch(`/api/games/memory/pairs?kind=cards&id=${id}`, headers);
  return { status: answer.status, body: (await answer.json()) as { readonly pairs: readonly { first: { text: string } }[] } };
};
const readers = async (id: string) => {
  const found: ActorName[] = [];
  for (const who of actorNames) if ((await pairsOf(who, id)).status === 200) found.push(who);
  return found;
};

describe('cards that are lent to games', () => {
  it('are those of who learns or teaches with a box, and of nobody else', async () => {
    const { setId } = await aSet(world, { terms: ['Igel', 'Fuchs', ' '], isPublic: true });
    const forAll = await aBox(world, setId);
    expect(await readers(forAll)).toEqual(['pupilOwner', 'pupilSameClass', 'teacherOfClass']);
    const forOne = await aBox(world, setId, { pupilIds: [world.people.pupilOwner.userId] });
    expect(await readers(forOne)).toEqual(['pupilOwner', 'teacherOfClass']);
    const own = await aBox(world, setId, { own: 'pupilOtherClass' });
    expect(await readers(own)).toEqual(['pupilOtherClass']);
    // What shows nothing on one of its sides makes no pair.
    expect((await pairsOf('pupilOwner', forAll)).body.pairs.map(({ first }) => first.text)).toEqual(['Igel', 'Fuchs']);
  });

  it('are counted as they can be laid out: what shows nothing, or looks like another card, is none of them', async () => {
    await aBox(world, (await aSet(world, { terms: ['Igel', 'Fuchs', ' ', 'igel'] })).setId);
    const token = await world.tokenOf('pupilOwner');
    const answer = await test.fetch('/api/games/memory', { headers: { authorization: `Bearer ${token}` } });
    expect(await answer.json()).toMatchObject({ sets: [{ kind: 'cards', title: 'Tiere', pairs: 2 }] });
  });

  it('are gone with an archived class', async () => {
    const id = await aBox(world, (await aSet(world)).setId);
    const archive = async (at: Date | null) => {
      await world.db.updateTable('school_class').set({ archived_at: at }).where('id', '=', world.ownClassId).execute();
      for (const who of ['pupilOwner', 'teacherOfClass'] as const) test.server.services.actors.forget(world.people[who].userId);
    };
    await archive(test.clock.now());
    expect(await readers(id)).toEqual([]);
    await archive(null);
  });
});
