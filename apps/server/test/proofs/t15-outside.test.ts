import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { beginFederated, completeFederated, saveProvider } from '@pausenplatz/federation/contract';
import { updateProfile } from '@pausenplatz/profile/contract';
import { aPerson, aToken } from '@pausenplatz/account/testing';
import { createSafeFetch, newId, type SafeFetch, FetchRefused } from '@pausenplatz/kernel-server';
import { isPublicAddress } from '@pausenplatz/kernel-server/testing';
import { checkLinks, getLinkCheck } from '@pausenplatz/school-reports/contract';
import { insertPage, type PagesTables } from '@pausenplatz/pages/server';
import type { Kysely } from 'kysely';
import { fetchPicture } from '@pausenplatz/documents/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Canary, corpusFor, type Lab, startCanary, startLab } from '../../proofs/canary.ts';
import { insideNames } from '../../proofs/inside-addresses.data.ts';
import { Figures, isLong, proofTimeoutMs, sized } from '../../proofs/proof.ts';
import { type OfficeWorld, officeWorld } from '../../testing/office-world.ts';

const figures = new Figures('T15');
let canary: Canary;
let lab: Lab;
let corpus: readonly string[];
let office: OfficeWorld;
let safeFetch: SafeFetch;
/** Where the lab's answers point, and what its pages were asked for. */
let pointsTo = '';
const asked: string[] = [];

beforeAll(async () => {
  canary = await startCanary();
  corpus = corpusFor(canary);
  lab = await startLab((request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?');
    asked.push(`${request.method} ${path}`);
    if (path === '/.well-known/openid-configuration') return void response.setHeader('content-type', 'application/json').end(metadata());
    if (path === '/to') return void response.writeHead(Number(query || 302), { location: pointsTo }).end();
    if (path === '/hop') return void response.writeHead(302, { location: Number(query) > 0 ? `/hop?${Number(query) - 1}` : '/fine' }).end();
    if (path === '/fine') return void response.end('fine');
    if (path === '/endless') return void endless(response, Buffer.alloc(65_536));
    if (path === '/drip') return void endless(response, Buffer.from('.'), 100);
    if (path === '/claims') return void response.writeHead(200, { 'content-length': '1000000000' }).write(Buffer.alloc(1_000));
    if (path === '/bomb') return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(20_000_000)));
    if (path === '/headers') return void response.writeHead(200, { 'x-long': 'x'.repeat(200_000) }).end();
    if (path !== '/silent') response.writeHead(404).end();
  });
  safeFetch = safeFetchWith(async (name) => insideNames[name] ?? ordinaryName(name));
  office = await officeWorld({ NEWSLETTER_URL: 'https://post.schule.example/' }, null, { safeFetch });
});
afterAll(() => {
  canary.stop();
  lab.stop();
  figures.set('addresses in the corpus', corpus.length);
  figures.set('connections to the canary', canary.connections());
  figures.write();
});

const issuer = () => `http://localhost:${lab.port}/`;
const metadata = () =>
  JSON.stringify({
    issuer: issuer(),
    authorization_endpoint: `${issuer()}authorize`,
    token_endpoint: pointsTo,
    jwks_uri: pointsTo,
    userinfo_endpoint: pointsTo,
    response_types_supported: ['code'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
  });

async function endless(response: ServerResponse, piece: Buffer, everyMs = 0): Promise<void> {
  while (!response.destroyed) {
    if (!response.write(piece) || everyMs > 0) await pause(everyMs || 1);
  }
}

/** The product's own rule for addresses, and beside it the one address of the lab; any port, so that none refuses by its port alone. */
function safeFetchWith(resolve: (name: string) => Promise<readonly string[]>): SafeFetch {
  return createSafeFetch({ isAllowed: (address) => address === lab.address || isPublicAddress(address), ports: null, resolve });
}

function ordinaryName(name: string): readonly string[] {
  if (name === 'localhost') return pointsTo === '' ? ['127.0.0.1'] : [lab.address];
  if (name.includes('localhost')) return ['127.0.0.1', '::1'];
  return name.endsWith('schule.example') ? [lab.address] : [];
}

async function outcomeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'answered';
  } catch (error) {
    if (error instanceof FetchRefused) return error.reason;
    throw error;
  }
}

const inLab = (path: string) => `http://www.schule.example:${lab.port}${path}`;
const refusals = (outcomes: readonly string[]) => outcomes.filter((outcome) => outcome !== 'address' && outcome !== 'unknownName');

describe('T15: what lies inside', () => {
  it('has a canary that hears, and a lab that answers', async () => {
    const other = await startCanary();
    await fetch(`http://127.0.0.1:${other.port}/`).catch(() => undefined);
    expect(other.connections()).toBeGreaterThan(0);
    other.stop();
    expect((await safeFetch(inLab('/fine'))).body.toString()).toBe('fine');
    expect(corpus.length).toBeGreaterThanOrEqual(120);
  });

  it('is reached by no spelling, straight away', async () => {
    for (const method of ['GET', 'HEAD', 'POST'] as const) {
      const outcomes = await Promise.all(corpus.map((url) => outcomeOf(safeFetch(url, { method, timeoutMs: 2_000 }))));
      expect(refusals(outcomes), method).toEqual([]);
      figures.add('asked for straight away', outcomes.length);
    }
    expect(canary.connections()).toBe(0);
  });

  it('is reached by no redirect', async () => {
    for (const status of isLong ? [301, 302, 303, 307, 308] : [302])
      for (const url of corpus) {
        pointsTo = encodeURI(url).replaceAll('%25', '%');
        const outcome = await outcomeOf(safeFetch(inLab(`/to?${status}`), { timeoutMs: 2_000 }));
        // What is a path to a browser is one here as well, and stays with who answered.
        expect(outcome, url).not.toBe('timeOut');
        figures.add('asked for by redirects', 1);
      }
    pointsTo = '';
    expect(canary.connections()).toBe(0);
  });

  it('is reached by no name whose answer changes', async () => {
    const answers = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1'];
    for (const inside of answers)
      for (const after of [1, 2, 3]) {
        let looks = 0;
        const rebinding = safeFetchWith(async () => ((looks += 1) > after ? [inside] : [lab.address]));
        const before = canary.connections();
        // Each hop is looked at once, and goes where that look said; the canary's port answers nowhere but inside.
        for (let time = 0; time < 4; time += 1) await outcomeOf(rebinding(`http://kipp.example:${canary.port}/`, { timeoutMs: 1_000 }));
        await outcomeOf(rebinding(`http://kipp.example:${lab.port}/hop?4`, { timeoutMs: 1_000 }));
        expect(canary.connections() - before).toBe(0);
        figures.add('names whose answer changes', 5);
      }
  });
});

describe('T15: who answers', () => {
  it(
    'is heard neither too long nor too much',
    async () => {
      const bytes = sized(5_000_000, 500_000);
      const ms = sized(10_000, 700);
      const bounded = isLong ? {} : { maxBytes: bytes, timeoutMs: ms };
      const outcome = async (path: string) => {
        const began = performance.now();
        const reason = await outcomeOf(safeFetch(inLab(path), bounded));
        expect(performance.now() - began, path).toBeLessThan(ms + 5_000);
        figures.add('answers that are too long or too slow', 1);
        return reason;
      };
      expect(await Promise.all(['/endless', '/drip', '/claims', '/silent'].map(outcome))).toEqual([
        'tooLarge',
        'timeOut',
        'timeOut',
        'timeOut',
      ]);
      expect(await outcome('/headers')).toBe('unreachable');
      // A bomb stays closed: what comes is what was sent.
      expect((await safeFetch(inLab('/bomb'), bounded)).body.length).toBeLessThan(100_000);
      expect([await outcome('/hop?4'), await outcome('/hop?5')]).toEqual(['answered', 'tooManyRedirects']);
    },
    proofTimeoutMs,
  );
});

describe('T15: each part of the product that asks other servers', () => {
  it(
    'the identity provider of a school',
    async () => {
      const { world, test } = office;
      const provider = { schoolId: world.ownSchoolId, kind: 'other', name: 'Böse', clientId: 'x', clientSecret: 'geheim' } as const;
      const save = async (id: string | null, address: string) =>
        test.call(await world.tokenOf('schoolAdminOwn'), saveProvider, {
          ...provider,
          id,
          issuer: address,
          matchClaim: null,
          enabled: true,
        });
      await world.db.updateTable('school').set({ confirmed_at: new Date() }).where('id', '=', world.ownSchoolId).execute();
      let id: string | null = null;
      let judged = 0;
      for (const address of new Set(corpus.flatMap((one) => [one, one.replace(/^http:/, 'https:')]))) {
        const { status, body, text } = await save(id, address);
        expect([200, 400], `${address}: ${text}`).toContain(status);
        if (status === 200) {
          id = body.id;
          expect(body.isReachable, address).toBe(false);
        }
        // Either nobody of this name is there, or its place is refused in words; the others are no address of an identity provider.
        if (status === 200 || body.fields?.['issuer']?.includes('IDENTITY_PROVIDERS_INSIDE')) judged += 1;
      }
      expect(judged).toBeGreaterThan(80);
      figures.set('as identity provider', corpus.length * 2);
      expect(canary.connections()).toBe(0);

      // A provider outside whose metadata lead inside: the code must not be carried there.
      pointsTo = `http://127.0.0.1:${canary.port}/token`;
      const good = await save(null, issuer());
      expect(good.body.isReachable).toBe(true);
      for (const address of corpus.slice(0, sized(corpus.length, 12))) {
        pointsTo = address;
        const saved = await save(good.body.id, issuer());
        const begun = await test.call(null, beginFederated, { id: saved.body.id });
        const state = new URL(begun.body.address ?? 'https://x.example/').searchParams.get('state') ?? 'x'.repeat(43);
        const cookie =
          begun.headers
            .getSetCookie()
            .find((one) => one.includes('oidc='))
            ?.split(';')[0] ?? '';
        const query = new URLSearchParams({ state, code: 'abc', iss: issuer() }).toString();
        expect((await test.call(null, completeFederated, { state, query }, { cookie })).status).toBeGreaterThanOrEqual(400);
        figures.add('as an address in a provider’s metadata', 1);
      }
      pointsTo = '';
      expect(canary.connections()).toBe(0);
    },
    proofTimeoutMs,
  );

  it(
    'the newsletter service',
    async () => {
      const { world, test } = office;
      const { config } = test.server.services;
      let token: string | null = null;
      for (const [at, address] of corpus.entries()) {
        // Ten a person and hour are sent at all.
        if (at % 10 === 0) {
          const { userId } = await aPerson(world.db, { firstName: 'Nina', lastName: 'News', roles: ['Teacher'] });
          const email = { email: `nina.${at}@schule.example`, email_confirmed_at: new Date() };
          await world.db.updateTable('user_account').set(email).where('id', '=', userId).execute();
          token = await aToken(world.services, world.db, userId);
        }
        vi.spyOn(config, 'of').mockReturnValue({ url: address });
        const { status, body } = await test.call(token, updateProfile, { key: 'newsletter', value: true });
        expect([status, body.code], address).toEqual([409, 'NEWSLETTER_SILENT']);
      }
      figures.set('as newsletter service', corpus.length);
      expect(canary.connections()).toBe(0);
    },
    proofTimeoutMs,
  );

  it(
    'a picture by its address',
    async () => {
      const { world, test } = office;
      let token: string | null = null;
      let judged = 0;
      for (const [at, address] of [...corpus, inLab('/to?302')].entries()) {
        // Sixty a person and ten minutes are fetched at all.
        if (at % 50 === 0) {
          const { userId } = await aPerson(world.db, { firstName: 'Bea', lastName: `Bild${at}`, roles: ['Teacher'] });
          token = await aToken(world.services, world.db, userId);
        }
        pointsTo = `http://127.0.0.1:${canary.port}/`;
        const { status, body } = await test.call(token, fetchPicture, { service: 'pages', url: address });
        expect([400, 409], `${address}: ${body.code}`).toContain(status);
        if (status === 409) judged += 1;
      }
      expect(judged).toBeGreaterThan(50);
      figures.set('as addresses of pictures', corpus.length + 1);
      expect(canary.connections()).toBe(0);
    },
    proofTimeoutMs,
  );

  it(
    'the link checker',
    async () => {
      const { world, test, teacher } = office;
      const pages = world.db as unknown as Kysely<PagesTables>;
      const by = { groupType: 'class' as const, groupId: world.ownClassId, parentId: null, createdBy: world.people.teacherOfClass.userId };
      const { id } = await insertPage(pages, { id: newId(), title: 'Böse Links', ...by });
      // Past the gate for typed addresses, as if an older version had let them in.
      const links = [...corpus, inLab('/to?302')].map((url) => ({ id: newId(), title: 'x', url, description: '' }));
      pointsTo = `http://127.0.0.1:${canary.port}/`;
      const block = { id: newId(), page_id: id, type: 'LinkList', version: 1, position: 'a0', deleted_at: null };
      await pages
        .insertInto('page_block')
        .values({ ...block, settings: JSON.stringify({ links }) })
        .execute();
      const { operationId } = (await test.call(teacher, checkLinks, { schoolId: world.ownSchoolId })).body;
      expect((await office.ended(operationId, teacher)).state).toBe('finished');
      const { body } = await test.call(teacher, getLinkCheck, { schoolId: world.ownSchoolId });
      expect(body.links.length).toBeGreaterThan(80);
      expect(body.links.filter(({ verdict }) => verdict === 'ok')).toEqual([]);
      figures.set('as links that are checked', body.links.length);
      expect(asked).toContain('HEAD /to');
      expect(canary.connections()).toBe(0);
    },
    proofTimeoutMs,
  );
});
