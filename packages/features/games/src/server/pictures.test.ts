import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { storePicture } from '@pausenplatz/documents/server';
import { aPng } from '@pausenplatz/documents/testing';
import { type ActorName, actorNames } from '@pausenplatz/kernel-contract';
import { ownTables } from '@pausenplatz/kernel-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  deletePictureSet,
  gamesLimits as limits,
  getMemory,
  getMemoryPairs,
  getPictureSet,
  getPictureSets,
  inviteDuel,
  savePictureSet,
} from '../contract/index.ts';
import { withoutDuels } from '../testing/index.ts';
import type { GamesTables } from './index.ts';
import { purgePictures } from './purge.ts';
import { gamesSteps } from './steps.ts';

let test: TestServer;
let world: World;
const files = new Map<string, readonly string[]>();

beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  const content = await aPng(40, 30);
  for (const who of ['teacherOfClass', 'pupilOwner'] as const) {
    const own = Array.from({ length: 6 }, () => {
      return storePicture(world.services, { ownerId: idOf(who), name: 'IMG_1.png', mimeType: 'image/png', content });
    });
    files.set(who, await Promise.all(own));
  }
});
beforeEach(async () => {
  await db().deleteFrom('memory_picture_set').execute();
  await withoutDuels(world);
});

const names = ['Ampel', 'Bus', 'Velo', 'Baum', 'Haus', 'Brücke'];
const db = () => ownTables<GamesTables>(world.services.db);
const as = (who: ActorName) => world.tokenOf(who);
const idOf = (who: keyof World['people']) => world.people[who].userId;
const codeOf = (body: unknown) => (body as { readonly code?: string }).code;

interface Saved {
  readonly id?: string | null;
  readonly classIds?: readonly string[];
  readonly called?: readonly string[];
  readonly of?: 'teacherOfClass' | 'pupilOwner';
}

const save = async (who: 'teacherOfClass' | 'pupilOwner', { id = null, classIds = [], called = names, of = who }: Saved = {}) => {
  const fileIds = files.get(of) ?? [];
  const pictures = called.map((name, at) => ({ fileId: fileIds[at % fileIds.length] ?? '', name, hasWord: at === 0 }));
  return test.call(await as(who), savePictureSet, { id, title: 'Unser Schulweg', pictures, classIds: [...classIds] });
};
const pairsOf = async (who: ActorName, id: string) => test.call(await as(who), getMemoryPairs, { kind: 'photos', id });
const readers = async (id: string) => {
  const found: ActorName[] = [];
  for (const who of actorNames) if ((await pairsOf(who, id)).status === 200) found.push(who);
  return found;
};

describe('a set of pictures', () => {
  it('is played by its author, and by the classes that it is lent to', async () => {
    const { id } = (await save('teacherOfClass')).body;
    expect(await readers(id)).toEqual(['teacherOfClass']);
    await save('teacherOfClass', { id, classIds: [world.ownClassId] });
    expect(await readers(id)).toEqual(['pupilOwner', 'pupilSameClass', 'teacherOfClass']);
    const { pairs, title } = (await pairsOf('pupilOwner', id)).body;
    expect([title, pairs.length]).toEqual(['Unser Schulweg', 6]);
    expect(pairs[0]).toMatchObject({ first: { text: 'Ampel', picture: { width: 40 } }, second: { text: 'Ampel', picture: null } });
    expect(pairs[1]).toMatchObject({ first: { text: 'Bus' }, second: { text: 'Bus', picture: { width: 40 } } });
    expect((await test.call(await as('pupilOwner'), getMemory, {})).body.sets).toContainEqual({
      kind: 'photos',
      id,
      title: 'Unser Schulweg',
      pairs: 6,
    });
    // What a file is called, and who made the set, is nobody’s business.
    expect(JSON.stringify(pairs)).not.toContain('IMG_1');
  });

  it('of a child is the child’s own: it is lent to nobody, and played against nobody', async () => {
    expect(codeOf((await save('pupilOwner', { classIds: [world.ownClassId] })).body)).toBe('CLASS_FORBIDDEN');
    const { id } = (await save('pupilOwner')).body;
    expect(await readers(id)).toEqual(['pupilOwner']);
    const invitation = { classId: world.ownClassId, userId: idOf('pupilSameClass'), set: { kind: 'photos', id }, size: '4x3' } as const;
    expect(codeOf((await test.call(await as('pupilOwner'), inviteDuel, invitation)).body)).toBe('GAMES_DUEL_SET');
    const lent = (await save('teacherOfClass', { classIds: [world.ownClassId] })).body.id;
    const { status } = await test.call(await as('pupilOwner'), inviteDuel, { ...invitation, set: { kind: 'photos', id: lent } });
    expect(status).toBe(200);
  });

  it.each([
    ['pictures of somebody else', { of: 'pupilOwner' } as const, 'FILE_NOT_FOUND'],
    ['a class that one does not teach', { classIds: ['other'] }, 'CLASS_NOT_FOUND'],
    ['two that are called the same', { called: ['Ampel', 'ampel', 'Velo', 'Baum', 'Haus', 'Brücke'] }, 'GAMES_PICTURES_SAME'],
    ['too few', { called: names.slice(1) }, 'INPUT_INVALID'],
    ['a picture without a name', { called: ['', ...names.slice(1)] }, 'INPUT_INVALID'],
  ])('with %s is refused, and nothing is stored', async (_, how, code) => {
    const classIds = 'classIds' in how ? ['z'.repeat(22)] : [];
    expect(codeOf((await save('teacherOfClass', { ...how, classIds })).body)).toBe(code);
    expect(await db().selectFrom('memory_picture_set').select('id').execute()).toEqual([]);
  });

  it('is changed and deleted by its author alone; from the trash it comes back, and after sixty days it is gone', async () => {
    const { id } = (await save('teacherOfClass', { classIds: [world.ownClassId] })).body;
    const remove = async (who: ActorName, isDeleted: boolean) =>
      (await test.call(await as(who), deletePictureSet, { id, isDeleted })).status;
    expect([codeOf((await save('pupilOwner', { id })).body), await remove('pupilOwner', true)]).toEqual(['GAMES_PICTURES_NOT_FOUND', 404]);
    expect(await remove('teacherOfClass', true)).toBe(200);
    expect((await test.call(await as('teacherOfClass'), getPictureSet, { id })).status).toBe(404);
    expect(await readers(id)).toEqual([]);
    expect(await remove('teacherOfClass', false)).toBe(200);
    expect(await readers(id)).toHaveLength(3);
    await remove('teacherOfClass', true);
    test.clock.advance((limits.pictureTrashDays + 1) * 86_400_000);
    await purgePictures.run(test.server.services, {} as never);
    expect(await db().selectFrom('memory_picture_set').select('id').execute()).toEqual([]);
  });

  it('keeps its files, and stands in the export of who made it', async () => {
    const fileIds = files.get('teacherOfClass') ?? [];
    await save('teacherOfClass');
    const work = { db: world.services.db } as never;
    expect(new Set(await gamesSteps.usedFiles?.(world.services, work, [...fileIds, 'x'.repeat(22)]))).toEqual(new Set(fileIds));
    const told = await gamesSteps.exportFor?.(world.services, idOf('teacherOfClass'));
    expect(told?.data).toMatchObject({ pictureSets: [{ title: 'Unser Schulweg', pictures: [{ name: 'Ampel' }, {}, {}, {}, {}, {}] }] });
    const { sets } = (await test.call(await as('teacherOfClass'), getPictureSets, {})).body;
    expect(sets).toMatchObject([{ title: 'Unser Schulweg', pairs: 6, classIds: [] }]);
  });
});
