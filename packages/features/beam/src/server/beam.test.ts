import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { ownTables } from '@pausenplatz/kernel-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beamClass, beamLimits, listBeams, openBeam, startBeam, stopBeam } from '../contract/index.ts';
import { aBeam } from '../testing/index.ts';
import type { BeamTables } from './index.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer({ TRUST_PROXY: '1' });
  world = await seedWorld(test.server.services);
});
const db = () => ownTables<BeamTables>(world.services.db);
beforeEach(async () => {
  await db().deleteFrom('beam').execute();
  test.clock.advance(3_600_000);
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const open = async (code: string, address = '203.0.113.1', actor: ActorName = 'anonymous') =>
  test.call(await world.tokenOf(actor), openBeam, { code }, from(address));
const start = async (target: string, minutes: (typeof beamLimits.minutes)[number] = 60, address = '203.0.113.1') =>
  test.call(await world.tokenOf('teacherOfClass'), startBeam, { target, minutes }, from(address));

describe('a code', () => {
  it('leads whoever types it to where its teacher meant, and counts', async () => {
    const { code } = (await start('https://antolin.westermann.de/')).body.beam;
    const typed = `${code.slice(0, 2).toLowerCase()} ${code.slice(2)}`;
    expect((await open(typed)).body).toEqual({ target: 'https://antolin.westermann.de/' });
    expect((await open(code, '203.0.113.9', 'pupilOwner')).status).toBe(200);
    const { body } = await test.call(await world.tokenOf('teacherOfClass'), listBeams, {});
    expect(body.beams).toMatchObject([{ code, opened: 2 }]);
  });

  it('ends by itself, and when its teacher stops it', async () => {
    const short = (await start('/tools/agenda', 15)).body.beam;
    const long = (await start('/tools/agenda', 240)).body.beam;
    test.clock.advance(16 * 60_000);
    expect([(await open(short.code)).body.code, (await open(long.code)).status]).toEqual(['BEAM_CODE_WRONG', 200]);
    await test.call(await world.tokenOf('teacherOfClass'), stopBeam, { id: long.id });
    expect((await open(long.code)).status).toBe(404);
    expect((await test.call(await world.tokenOf('teacherOfClass'), listBeams, {})).body.beams).toEqual([]);
  });

  it.each(['javascript:alert(1)', '//boese.example', '/goto?to=https://boese.example', '/beam-mich?code=ABCDE', 'kein ort'])(
    'never leads to %s',
    async (target) => {
      expect((await start(target)).body.code).toBe('BEAM_TARGET_WRONG');
    },
  );

  it('ends with the account of who made it', async () => {
    const { code } = (await start('/tools/agenda')).body.beam;
    const account = world.db.updateTable('user_account').where('id', '=', world.people.teacherOfClass.userId);
    await account.set({ deleted_at: test.clock.now(), deleted_by: 'school' }).execute();
    const gone = await open(code);
    await account.set({ deleted_at: null, deleted_by: null }).execute();
    expect([gone.body.code, (await open(code)).status]).toEqual(['BEAM_CODE_WRONG', 200]);
  });

  it('is one of at most twenty of a teacher', async () => {
    for (let count = 0; count < beamLimits.liveCodes; count += 1) await aBeam(world);
    const { status, body } = await start('/tools/agenda');
    expect([status, body.code]).toEqual([409, 'BEAM_TOO_MANY']);
    expect(body.messageBody).toContain('20');
  });

  it('tells nobody who made or opened it', async () => {
    const { code } = await aBeam(world);
    const { text } = await open(code, '203.0.113.1', 'pupilOwner');
    expect(text).toBe('{"target":"/seite/klasse-3a"}');
    const row = JSON.stringify(await db().selectFrom('beam').selectAll().execute());
    expect(row).not.toContain(world.people.pupilOwner.userId);
    expect(row).not.toContain('203.0.113');
  });
});

describe('whoever tries codes', () => {
  const wrongUntilRefused = async (address: string, actor: ActorName = 'anonymous') => {
    for (let count = 1; count <= 50; count += 1) if ((await open('22222', address, actor)).status === 429) return count - 1;
    return 50;
  };

  it('has ten tries a minute', async () => {
    expect(await wrongUntilRefused('198.51.100.1')).toBe(beamLimits.wrongPerMinute);
    const { code } = await aBeam(world);
    expect((await open(code, '198.51.100.1')).status).toBe(429);
    expect((await open(code, '198.51.100.2')).status).toBe(200);
  });

  it('does not lock out the school behind the same address', async () => {
    const { code } = (await start('/tools/agenda', 60, '198.51.100.3')).body.beam;
    expect(await wrongUntilRefused('198.51.100.3')).toBe(beamLimits.wrongPerMinute);
    for (let count = 0; count < 30; count += 1) expect((await open(code, '198.51.100.3')).status).toBe(200);
  });

  it('is counted as a person where signed in, wherever that is', async () => {
    expect(await wrongUntilRefused('198.51.100.4', 'pupilOwner')).toBe(beamLimits.wrongPerMinute);
    expect((await open('22222', '198.51.100.5', 'pupilOwner')).status).toBe(429);
    expect((await open('22222', '198.51.100.4', 'pupilSameClass')).status).toBe(404);
  });

  it('does not use up tries with right codes', async () => {
    const { code } = await aBeam(world);
    for (let count = 0; count < 30; count += 1) expect((await open(code, '198.51.100.6')).status).toBe(200);
  });
});

describe('«Klasse beamen»', () => {
  const beam = async (id: string, actor: ActorName = 'teacherOfClass') =>
    test.call(await world.tokenOf(actor), beamClass, { id, classId: world.ownClassId });

  it('is for who teaches the class, with a code of their own', async () => {
    expect((await beam((await aBeam(world)).id)).status).toBe(200);
    expect((await beam((await aBeam(world, 'teacherSameSchool')).id)).body.code).toBe('BEAM_NOT_FOUND');
    expect((await beam((await aBeam(world, 'teacherSameSchool')).id, 'teacherSameSchool')).status).toBe(404);
  });

  it('reaches no archived class', async () => {
    const archive = (at: Date | null) =>
      world.db.updateTable('school_class').set({ archived_at: at }).where('id', '=', world.ownClassId).execute();
    await archive(new Date());
    expect((await beam((await aBeam(world)).id)).body.code).toBe('CLASS_ARCHIVED');
    await archive(null);
  });
});
