import { testServer } from '../../testing/test-server.ts';
import { actorSource } from '@pausenplatz/account/server';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { type Actor, anonymous, newId, Refusal } from '@pausenplatz/kernel-server';
import type { AdminMode } from '@pausenplatz/schools/contract';
import { proveClass, proveSchool } from '@pausenplatz/schools/server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  const test = await testServer();
  world = await seedWorld(test.server.services);
});

async function actorOf(name: ActorName): Promise<Actor> {
  const token = await world.tokenOf(name);
  if (token === null) return anonymous;
  const claims = await world.services.signer.verifyAccess(token, world.services.clock.now());
  const actor = await actorSource(world.services.db, world.services.clock).load(claims?.sessionId ?? '');
  return actor ?? anonymous;
}

/** The code of the refusal, or 'granted'. */
async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'granted';
  } catch (error) {
    if (error instanceof Refusal) return error.body.code;
    throw error;
  }
}

const setMode = (mode: AdminMode) => world.db.updateTable('school').set({ admin_mode: mode }).where('id', '=', world.ownSchoolId).execute();
const asks = async (name: ActorName, need: 'read' | 'teach' | 'roster' | 'administer') =>
  outcome(proveClass({ db: world.db, actor: await actorOf(name) }, world.ownClassId, need));

describe('the proof of a right in a class', () => {
  afterEach(async () => {
    await setMode('selfManaged');
    await world.db.updateTable('school_class').set({ archived_at: null, deleted_at: null }).where('id', '=', world.ownClassId).execute();
  });

  it('hides the class from everybody who has nothing to do with it', async () => {
    for (const name of ['anonymous', 'private', 'pupilOtherClass', 'teacherSameSchool', 'teacherOtherSchool', 'schoolAdminOther'] as const)
      expect(await asks(name, 'read'), name).toBe('CLASS_NOT_FOUND');
    expect(await outcome(proveClass({ db: world.db, actor: await actorOf('teacherOfClass') }, newId(), 'read'))).toBe('CLASS_NOT_FOUND');
  });

  it('lets pupils see, teachers teach and admins administer', async () => {
    expect(await asks('pupilOwner', 'read')).toBe('granted');
    expect(await asks('pupilOwner', 'teach')).toBe('CLASS_FORBIDDEN');
    expect(await asks('teacherOfClass', 'teach')).toBe('granted');
    expect(await asks('schoolAdminOwn', 'administer')).toBe('granted');
    expect(await asks('schoolAdminOwn', 'teach')).toBe('CLASS_FORBIDDEN');
  });

  it('says who keeps the classes where the teachers do not', async () => {
    await setMode('admin');
    expect(await asks('teacherOfClass', 'roster')).toBe('CLASS_KEPT_BY_ADMINS');
    expect(await asks('schoolAdminOwn', 'roster')).toBe('granted');
    await setMode('synchronised');
    expect(await asks('schoolAdminOwn', 'roster')).toBe('CLASS_SYNCHRONISED');
    expect(await asks('pupilOwner', 'roster')).toBe('CLASS_FORBIDDEN');
  });

  it('still finds an archived class for its teacher, and a deleted one only on request', async () => {
    await world.db.updateTable('school_class').set({ archived_at: new Date() }).where('id', '=', world.ownClassId).execute();
    expect(await asks('teacherOfClass', 'administer')).toBe('granted');
    await world.db.updateTable('school_class').set({ deleted_at: new Date() }).where('id', '=', world.ownClassId).execute();
    expect(await asks('teacherOfClass', 'administer')).toBe('CLASS_NOT_FOUND');
    const actor = await actorOf('teacherOfClass');
    expect(await outcome(proveClass({ db: world.db, actor }, world.ownClassId, 'administer', { deleted: true }))).toBe('granted');
  });
});

describe('the proof of a right in a school', () => {
  const asksSchool = async (name: ActorName, need: 'member' | 'administer') =>
    outcome(proveSchool({ db: world.db, actor: await actorOf(name) }, world.ownSchoolId, need));

  it('hides the school from strangers and keeps its administration to its admins', async () => {
    expect(await asksSchool('anonymous', 'member')).toBe('SCHOOL_NOT_FOUND');
    expect(await asksSchool('schoolAdminOther', 'administer')).toBe('SCHOOL_NOT_FOUND');
    expect(await asksSchool('teacherOfClass', 'member')).toBe('granted');
    expect(await asksSchool('teacherOfClass', 'administer')).toBe('SCHOOL_FORBIDDEN');
    expect(await asksSchool('schoolAdminOwn', 'administer')).toBe('granted');
  });
});
