import type { FederationTables } from '@pausenplatz/federation/server';
import { beginFederated, completeFederated, saveProvider } from '@pausenplatz/federation/contract';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { safeOwnPath } from '@pausenplatz/kernel-contract';
import { openRedirects } from '@pausenplatz/kernel-contract/testing';
import { createSafeFetch, ownTables } from '@pausenplatz/kernel-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Figures, isLong, proofTimeoutMs, sized } from '../../proofs/proof.ts';
import { aSite } from '../../testing/a-site.ts';
import { startIdentityProvider } from '../../testing/identity-provider.ts';
import { passIdentityProvider } from '../../testing/pass-identity-provider.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

// What the browser's screens make of `redirectUrl` and `goto` is judged beside safeOwnPath and gotoTarget, by the same forms.
const figures = new Figures('T16');
const port = 4_331;
const origin = `http://127.0.0.1:${port}`;
const client = { client_id: 'pausenplatz', client_secret: 'geheimes Geheimnis der Schule' };
let test: TestServer;
let world: World;
let providerId: string;

const own = () => ownTables<FederationTables>(world.services.db);
beforeAll(async () => {
  const provider = await startIdentityProvider({ clients: [client], callback: `${origin}/schulkonto`, numberOf: () => 'SG-16' });
  afterAll(() => provider.stop());
  const safeFetch = createSafeFetch({ isAllowed: () => true, ports: null, resolve: async () => [] });
  test = await testServer({ PUBLIC_URL: origin }, aSite(), { safeFetch });
  world = await seedWorld(test.server.services);
  await world.db.updateTable('user_account').set({ external_id: 'SG-16' }).where('id', '=', world.people.teacherOfClass.userId).execute();
  const saved = await test.call(await world.tokenOf('schoolAdminOwn'), saveProvider, {
    schoolId: world.ownSchoolId,
    id: null,
    kind: 'edulog',
    name: 'Edulog',
    issuer: provider.issuer,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    matchClaim: 'person_number',
    enabled: true,
  });
  providerId = saved.body.id;
  figures.set('forms', openRedirects.length);
});
afterAll(() => figures.write());

const staysHere = (path: string): boolean => new URL(path, `${origin}/schulkonto?code=x`).origin === origin && /^\/(?![/\\])/.test(path);
/** A request line holds no blanks and control characters. */
const onTheLine = (form: string) => form.replaceAll(/[^\x21-\x7e]/g, (one) => encodeURIComponent(one));

describe('T16: 0 of all forms leave our origin', () => {
  it(
    'after a sign-in by a school account, from its beginning to its end',
    async () => {
      let isThrough = 0;
      const elsewhere: string[] = [];
      for (const [at, redirectUrl] of openRedirects.entries()) {
        const begun = await test.call(null, beginFederated, { id: providerId, redirectUrl });
        // A null character is nothing that any field takes.
        expect(begun.status, redirectUrl).toBe(redirectUrl.includes('\u0000') ? 400 : 200);
        if (begun.status !== 200) continue;
        const { wanted } = await own()
          .selectFrom('oidc_flow')
          .select('wanted')
          .orderBy('expires_at', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow();
        expect(wanted).toBe(safeOwnPath(redirectUrl));
        if (at % sized(1, 30) === 0) {
          const query = (await passIdentityProvider(begun.body.address, 'lea', origin)).toString();
          const cookie =
            begun.headers
              .getSetCookie()
              .find((one) => one.includes('oidc='))
              ?.split(';')[0] ?? '';
          const { body } = await test.call(
            null,
            completeFederated,
            { state: new URLSearchParams(query).get('state') ?? '', query },
            { cookie },
          );
          expect(body.user?.firstName).toBe('Lea');
          if (!staysHere(body.redirectUrl)) elsewhere.push(redirectUrl);
          isThrough += 1;
        }
        test.clock.advance(1_000);
      }
      figures.set('sign-ins begun with them', openRedirects.length);
      figures.set('of these ended at the provider', isThrough);
      figures.set('of these led elsewhere', elsewhere.length);
      expect(elsewhere).toEqual([]);
    },
    proofTimeoutMs,
  );

  it('by an address of the server itself, whoever it believes to be', async () => {
    const ways = [
      (form: string) => (form.startsWith('/') ? form : `/${form}`),
      (form: string) => `/?redirectUrl=${encodeURIComponent(form)}`,
      (form: string) => `/goto?to=${encodeURIComponent(form)}`,
      (form: string) => `/login?redirectUrl=${encodeURIComponent(form)}`,
      (form: string) => `/teams/login-end?redirectUrl=${encodeURIComponent(form)}`,
      (form: string) => `/schulkonto?state=${encodeURIComponent(form)}`,
      (form: string) => `/seite/${form}`,
      (form: string) => `/assets/${form}`,
      (form: string) => `/files/${form}`,
    ];
    const hosts = isLong ? [null, 'boese.example'] : ['boese.example'];
    const elsewhere: string[] = [];
    for (const way of ways)
      for (const form of openRedirects)
        for (const host of hosts) {
          const headers: Record<string, string> = host === null ? {} : { host, 'x-forwarded-host': host, forwarded: `host=${host}` };
          const answer = await rawRequest(test.server.address, { method: 'GET', headers, path: onTheLine(way(form)) });
          const led = [answer.headers['location'], answer.headers['refresh'], answer.headers['content-location']];
          if (led.some((one) => one !== undefined)) elsewhere.push(way(form));
          expect(answer.status ?? 400, way(form)).toBeLessThan(500);
          figures.add('addresses of the server asked for', 1);
        }
    figures.set('of these answered by a redirect', elsewhere.length);
    expect(elsewhere).toEqual([]);
  });
});
