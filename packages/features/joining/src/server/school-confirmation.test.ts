import type { FederationTables } from '@pausenplatz/federation/server';
import { type OfficeWorld, officeWorld } from '@pausenplatz/app-server/testing';
import { createHash } from 'node:crypto';
import { beginFederated, connectTeams, linkFederated, listProviders, listSignInWays, saveProvider } from '@pausenplatz/federation/contract';
import { getProfile } from '@pausenplatz/profile/contract';
import { aPerson, aToken, testPassword } from '@pausenplatz/account/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import { confirmBySecret, createOwnSchool, findSchools, lookAtConfirmation } from '../contract/index.ts';
import { createChildSchool, getSchool, inviteToSchool, removeTeachers } from '@pausenplatz/office/contract';
import { belongsTo } from '@pausenplatz/schools/testing';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';

let office: OfficeWorld;
let founder: string;
let schoolId: string;
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const provider = {
  id: null,
  kind: 'edulog',
  name: 'Schulkonto',
  issuer: 'https://boese.example',
  clientId: 'x',
  clientSecret: 'geheim',
  matchClaim: null,
  enabled: true,
} as const;

const tables = () => ownTables<FederationTables>(office.world.services.db);
beforeAll(async () => {
  office = await officeWorld({ OPERATOR_EMAIL: 'betrieb@schule.example' });
  const { test, world } = office;
  const stranger = await aPerson(world.db, { firstName: 'Falk', lastName: 'Falsch', roles: ['Teacher'] });
  const address = { email: 'falk@boese.example', email_confirmed_at: test.clock.now() };
  await world.db.updateTable('user_account').set(address).where('id', '=', stranger.userId).execute();
  founder = await aToken(world.services, world.db, stranger.userId);
  schoolId = (await test.call(founder, createOwnSchool, { name: 'Schule Sonnenberg', place: 'Musterlingen', isAnother: true })).body.id;
});

/** A provider of a school as it lies in the database, with a proven subject that waits to be linked; answers the ticket. */
async function aTicket(ofSchoolId: string): Promise<{ ticket: string; providerId: string }> {
  const [providerId, ticket] = [newId(), newId()];
  const { id: _id, clientId, clientSecret, matchClaim, ...words } = provider;
  await tables()
    .insertInto('oidc_provider')
    .values({
      ...words,
      id: providerId,
      school_id: ofSchoolId,
      client_id: clientId,
      client_secret_sealed: clientSecret,
      match_claim: matchClaim,
    })
    .execute();
  const empty = { verifier: null, nonce: null, wanted: null, connects_user_id: null };
  const expires_at = new Date(office.test.clock.now().getTime() + 60_000);
  await tables()
    .insertInto('oidc_flow')
    .values({ ...empty, hash: hashOf(ticket), provider_id: providerId, step: 'link', subject: `fremd-${providerId}`, expires_at })
    .execute();
  return { ticket, providerId };
}

describe('a school that somebody founded under the name of a real one', () => {
  it('puts no sign-in onto anybody’s page', async () => {
    const { test } = office;
    expect((await test.call(founder, listProviders, { schoolId })).body.schoolConfirmed).toBe(false);
    const saved = await test.call(founder, saveProvider, { schoolId, ...provider });
    expect([saved.status, saved.body.code]).toEqual([403, 'SCHOOL_UNCONFIRMED']);
    // Not even one that got into the database before.
    const { providerId } = await aTicket(schoolId);
    expect((await test.call(null, listSignInWays, {})).body.providers).toEqual([]);
    expect((await test.call(null, beginFederated, { id: providerId })).body.code).toBe('PROVIDER_NOT_FOUND');
  });

  it('captures no account: nobody links what does not belong to their own school', async () => {
    const { test, world } = office;
    const { ticket } = await aTicket(schoolId);
    const victim = await aToken(world.services, world.db, world.people.teacherOfClass.userId);
    const linked = await test.call(victim, linkFederated, { ticket, password: testPassword });
    expect([linked.status, linked.body.code]).toEqual([403, 'LINK_OTHER_SCHOOL']);
    expect(await tables().selectFrom('oidc_identity').select('user_id').execute()).toEqual([]);
  });

  it('writes to five strangers and no more, also all at once', async () => {
    const { test } = office;
    const invite = (number: number) =>
      test.call(founder, inviteToSchool, { schoolId, teachers: [{ email: `fremd${number}@schule.example` }] });
    const answers = await Promise.all(Array.from({ length: 12 }, (_one, index) => invite(index)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['INVITATIONS_USED_UP']));
  });

  it('stays behind those that the operator knows where teachers look for their school', async () => {
    const { test, teacher } = office;
    const { schools } = (await test.call(teacher, findSchools, { search: 'Schule Sonnenberg' })).body;
    expect(schools.map(({ confirmed }) => confirmed)).toEqual([true, false]);
  });

  it('cannot carry an address in its name', async () => {
    const { test } = office;
    const refused = await test.call(founder, createOwnSchool, { name: 'Gewinn: www.boese.example', place: 'Bern' });
    expect(refused.body.fields).toEqual({ name: 'Bitte nur den Namen, ohne Internet- oder E-Mail-Adresse.' });
  });

  it('is confirmed by the link that its operator got, and its schools below with it', async () => {
    const { test, world } = office;
    const below = (await test.call(founder, createChildSchool, { parentId: schoolId, name: 'Schulhaus Au', place: 'Au' })).body.id;
    const folder = join(world.services.config.dataDir, 'outbox');
    const mail = await vi.waitFor(
      () => {
        const found = readdirSync(folder)
          .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '='))
          .find((text) => text.includes('schule-bestaetigen'));
        if (found === undefined) throw new Error('not yet');
        return found;
      },
      { timeout: 20_000, interval: 200 },
    );
    expect(mail).toContain('To: betrieb@schule.example');
    const token = /schule-bestaetigen\/([\w-]{44})/.exec(mail)?.[1] ?? '';
    expect((await test.call(null, lookAtConfirmation, { token })).body).toMatchObject({
      name: 'Schule Sonnenberg',
      founder: 'Falk Falsch, falk@boese.example',
      confirmed: false,
    });
    const forged = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    expect((await test.call(null, confirmBySecret, { token: forged })).body.code).toBe('CONFIRMATION_UNKNOWN');
    expect((await test.call(null, confirmBySecret, { token })).status).toBe(200);
    for (const id of [schoolId, below]) expect((await test.call(founder, getSchool, { id })).body.school.confirmed).toBe(true);
    expect((await test.call(founder, saveProvider, { schoolId, ...provider })).status).toBe(200);
    // Even then its sign-in opens accounts of its own people alone.
    const { ticket } = await aTicket(schoolId);
    const victim = await aToken(world.services, world.db, world.people.teacherOfClass.userId);
    expect((await test.call(victim, linkFederated, { ticket, password: testPassword })).body.code).toBe('LINK_OTHER_SCHOOL');
  });
});

describe('an account is connected with one elsewhere', () => {
  it('after its own password was typed, and never from a session by card', async () => {
    const { test, world } = office;
    const { ticket, providerId } = await aTicket(world.ownSchoolId);
    const token = await aToken(world.services, world.db, world.people.pupilOwner.userId);
    const wrong = await test.call(token, linkFederated, { ticket, password: 'falsch geraten' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'WRONG_PASSWORD']);
    for (const input of [
      { id: providerId, connect: true },
      { id: providerId, connect: true, password: 'falsch geraten' },
    ])
      expect((await test.call(token, beginFederated, input)).body.code).toBe('WRONG_PASSWORD');
    await world.db.updateTable('session').set({ proven_by: 'card' }).where('user_id', '=', world.people.pupilOwner.userId).execute();
    world.services.actors.forget(world.people.pupilOwner.userId);
    expect((await test.call(token, linkFederated, { ticket, password: testPassword })).body.code).toBe('LINK_NEEDS_PASSWORD');
    expect((await test.call(token, connectTeams, { entraToken: 'x'.repeat(40), password: testPassword })).status).toBe(401);
    // The ticket outlived all of this for its owner.
    const again = await aToken(world.services, world.db, world.people.pupilOwner.userId);
    expect((await test.call(again, linkFederated, { ticket, password: testPassword })).status).toBe(200);
  });

  it('until somebody leaves the school', async () => {
    const { test, world, admin } = office;
    const { db } = world;
    const leaver = await aPerson(db, { firstName: 'Gian', lastName: 'Geht', roles: ['Teacher'] });
    await belongsTo(db, leaver.userId, world.ownSchoolId, 'teacher');
    const token = await aToken(world.services, db, leaver.userId);
    const { ticket } = await aTicket(world.ownSchoolId);
    expect((await test.call(token, linkFederated, { ticket, password: testPassword })).status).toBe(200);
    const elsewhere = await aToken(world.services, db, leaver.userId);
    await db
      .updateTable('session')
      .set({ proven_by: 'elsewhere' })
      .where('user_id', '=', leaver.userId)
      .where('proven_by', '=', 'password')
      .execute();
    const kept = await aToken(world.services, db, leaver.userId);
    expect((await test.call(admin, removeTeachers, { schoolId: world.ownSchoolId, userIds: [leaver.userId] })).status).toBe(200);
    expect(await tables().selectFrom('oidc_identity').select('user_id').where('user_id', '=', leaver.userId).execute()).toEqual([]);
    expect((await test.call(elsewhere, getProfile, {})).status).toBe(401);
    expect((await test.call(kept, getProfile, {})).body).toMatchObject({ connections: [], connectable: [] });
  });
});
