import { createHmac } from 'node:crypto';
import { changeOwnPassword } from '@pausenplatz/profile/contract';
import { login, logout, refresh } from '@pausenplatz/account/contract';
import { aPerson, testPassword, type World } from '@pausenplatz/account/testing';
import { newId } from '@pausenplatz/kernel-server';
import { SignJWT, UnsecuredJWT } from 'jose';
import type { TestServer } from '../testing/test-server.ts';

/** What a request may carry that opens nothing; all of it belongs to real people. */
export interface BadCredential {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

const audience = 'pausenplatz:access';

/** Every state of a credential that must count as nobody at all. `secret` is the SESSION_SECRET of the server. */
export async function badCredentials(test: TestServer, world: World, secret: string): Promise<readonly BadCredential[]> {
  const ownKey = createHmac('sha256', secret).update('access-token').digest();
  const { userId, userName } = world.people.teacherOfClass;
  const signIn = async (name = userName) =>
    (await test.call(null, login, { UserName: name, Password: testPassword, keeps: 'bearer' })).body;
  const good = (await signIn()).token ?? '';
  const other = (await signIn(world.people.schoolAdminOwn.userName)).token ?? '';
  const [head = '', payload = '', signature = ''] = good.split('.');
  // A token is three parts of base64url; the middle one is an object of ours.
  const claims = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string; exp: number };
  const { sid, exp } = claims(good);
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  interface Making {
    readonly sub?: string | null;
    readonly sid?: string | null;
    readonly aud?: string | null;
    readonly exp?: number | null;
    readonly key?: Uint8Array;
    readonly alg?: string;
  }
  const made = (more: Making) => {
    const all = { sub: userId, sid, aud: audience, exp, key: ownKey, alg: 'HS256', ...more };
    const kept = Object.fromEntries(
      ['sub', 'sid', 'aud', 'exp'].flatMap((name) => (all[name as 'sub'] === null ? [] : [[name, all[name as 'sub']]])),
    );
    return new SignJWT(kept).setProtectedHeader({ alg: all.alg }).sign(all.key);
  };
  const bearer = (name: string, token: string): BadCredential => ({ name, headers: { authorization: `Bearer ${token}` } });

  const leaver = async (change: (id: string) => Promise<unknown>) => {
    const person = await aPerson(world.db, { firstName: 'Ex', lastName: 'Person', roles: ['Teacher'] });
    const token = (await signIn(person.userName)).token ?? '';
    await change(person.userId);
    world.services.actors.forget(person.userId);
    return token;
  };
  const account = (set: Record<string, unknown>) => (id: string) =>
    world.db.updateTable('user_account').set(set).where('id', '=', id).execute();
  const session = (set: Record<string, unknown>) => (id: string) =>
    world.db.updateTable('session').set(set).where('user_id', '=', id).execute();

  const leftToken = (await signIn()).token ?? '';
  await test.call(leftToken, logout, {});
  const replayed = await signIn();
  const renew = async (token: string | null) => (await test.call(null, refresh, { RefreshToken: token ?? '' })).body;
  const child = await renew(replayed.refreshToken);
  const grandchild = await renew(child.refreshToken);
  await renew(replayed.refreshToken);
  const changer = await aPerson(world.db, { firstName: 'Neu', lastName: 'Passwort', roles: ['Teacher'] });
  const [before, inside] = [(await signIn(changer.userName)).token ?? '', (await signIn(changer.userName)).token ?? ''];
  await test.call(inside, changeOwnPassword, { current: testPassword, password: 'elf leise Igel' });

  return [
    { name: 'none', headers: {} },
    { name: 'an empty one', headers: { authorization: 'Bearer ' } },
    bearer('no token at all', 'geheim'),
    bearer('expired', await made({ exp: Math.floor(Date.now() / 1000) - 1 })),
    bearer('without an end', await made({ exp: null })),
    bearer('bad signature', `${head}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`),
    bearer('without a signature', `${head}.${payload}.`),
    bearer(
      'other claims under the same signature',
      `${head}.${encoded({ sub: world.people.schoolAdminOwn.userId, sid, aud: audience, exp })}.${signature}`,
    ),
    bearer('alg none', new UnsecuredJWT({ sub: userId, sid, aud: audience, exp }).encode()),
    bearer('alg nOnE', `${encoded({ alg: 'nOnE' })}.${payload}.`),
    bearer('alg none with our signature', `${encoded({ alg: 'none' })}.${payload}.${signature}`),
    bearer('another algorithm', await made({ alg: 'HS512', key: Buffer.concat([ownKey, ownKey]) })),
    bearer('a key of somebody else', await made({ key: Buffer.alloc(32, 7) })),
    bearer('an empty key', await made({ key: Buffer.alloc(32) })),
    bearer('wrong audience', await made({ aud: 'pausenplatz:refresh' })),
    bearer('without an audience', await made({ aud: null })),
    bearer('without a session', await made({ sid: null })),
    bearer('without a person', await made({ sub: null })),
    bearer('a session that does not exist', await made({ sid: newId() })),
    bearer('another person’s session', await made({ sid: claims(other).sid })),
    bearer('another person in the own session', await made({ sub: world.people.schoolAdminOwn.userId })),
    bearer('a session that was signed out', leftToken),
    bearer('a family that was ended by a replay', grandchild.token ?? ''),
    bearer('the first of that family', replayed.token ?? ''),
    bearer('a session that a new password ended', before),
    bearer('a session that is over', await leaver(session({ expires_at: new Date(Date.now() - 1_000) }))),
    bearer('a session that was ended', await leaver(session({ ended_at: new Date(), end_reason: 'logout' }))),
    bearer('an account that was closed', await leaver(account({ disabled_at: new Date() }))),
    bearer('an account in the trash', await leaver(account({ deleted_at: new Date(), deleted_by: 'self' }))),
    bearer('a refresh token', (await signIn()).refreshToken ?? ''),
    { name: 'a good one under another scheme', headers: { authorization: `Basic ${good}` } },
    { name: 'a good one in another header', headers: { 'x-access-token': good, 'x-authorization': `Bearer ${good}`, 'x-user-id': userId } },
    { name: 'a good one in a cookie of another name', headers: { cookie: `pausenplatz-access=${good}; access=${good}; token=${good}` } },
  ];
}
