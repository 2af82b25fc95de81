import { setTimeout as pause } from 'node:timers/promises';
import { beginSecondFactor, confirmSecondFactor, login, passSecondFactor } from '@pausenplatz/account/contract';
import { forgottenPassword, register } from '@pausenplatz/registration/contract';
import { qrSignIn, setPicturePin } from '@pausenplatz/qr-cards/contract';
import { type AccountTables } from '@pausenplatz/account/server';
import { renewQrCards } from '@pausenplatz/qr-cards/server';
import { aPerson, seedWorld, type TestPerson, testPassword, totpCode, type World } from '@pausenplatz/account/testing';
import { transactAs } from '@pausenplatz/kernel-server';
import { takePupilOver } from '@pausenplatz/office/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Figures, isLong, proofTimeoutMs, quantile, sized } from '../../proofs/proof.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const figures = new Figures('T11');
const school = '203.0.113.80';
let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer({ TRUST_PROXY: '1' });
  world = await seedWorld(test.server.services);
});
afterAll(() => figures.write());

const from = (address: string) => ({ 'x-forwarded-for': address });
const elsewhere = (place: number) => from(`198.${18 + (place >> 16)}.${(place >> 8) & 255}.${place & 255}`);
const people = (count: number, firstName: string) =>
  Promise.all(Array.from({ length: count }, () => aPerson(world.db, { firstName, lastName: 'Schulhaus', roles: ['Pupil'] })));
const signIn = (userName: string, password: string, headers: Record<string, string>) =>
  test.call(null, login, { UserName: userName, Password: password, keeps: 'bearer' }, headers);
const range = <Made>(count: number, make: (at: number) => Made): Made[] => Array.from({ length: count }, (_one, at) => make(at));
/** How many of the answers were judgements on a guess, and how many opened something. */
const judged = (answers: readonly { readonly status: number }[]) => answers.filter(({ status }) => status !== 429).length;
const opened = (answers: readonly { readonly status: number }[]) => answers.filter(({ status }) => status === 200).length;

async function timed<Answered>(work: () => Promise<Answered>): Promise<{ readonly answer: Answered; readonly ms: number }> {
  const began = performance.now();
  const answer = await work();
  return { answer, ms: performance.now() - began };
}

describe('T11: a whole school behind one address', () => {
  it(
    'signs in while accounts are attacked from the same address',
    async () => {
      const children = await people(sized(500, 24), 'Kind');
      const victims = await people(sized(100, 4), 'Ziel');
      const overMs = sized(60_000, 1_000);
      const arrives = (person: TestPerson, at: number) =>
        pause((at * overMs) / children.length).then(() => timed(() => signIn(person.userName, testPassword, from(school))));
      const attack = (victim: TestPerson, at: number) =>
        pause((at * overMs) / victims.length).then(() =>
          Promise.all(range(18, (guess) => signIn(victim.userName, `Versuch ${guess}`, from(school)))),
        );
      const [arrived, guesses] = await Promise.all([
        Promise.all(children.map(arrives)),
        Promise.all(victims.map(attack)).then((all) => all.flat()),
      ]);
      const late = await signIn((await people(1, 'Nachher'))[0]?.userName ?? '', testPassword, from(school));
      const p95 = quantile(
        arrived.map(({ ms }) => ms),
        0.95,
      );
      figures.set('sign-ins from one address', arrived.length);
      figures.set('of these let in', opened(arrived.map(({ answer }) => answer)));
      figures.set('p95 of a sign-in under attack, ms', p95);
      figures.set('accounts attacked from the same address', victims.length);
      figures.set('guesses at them', guesses.length);
      figures.set('of these judged', judged(guesses));
      figures.set('of these let in by guessing', opened(guesses));
      expect(opened(arrived.map(({ answer }) => answer))).toBe(children.length);
      expect([judged(guesses), opened(guesses), late.status]).toEqual([victims.length * 15, 0, 200]);
      if (isLong) expect(p95).toBeLessThanOrEqual(1_500);
    },
    proofTimeoutMs,
  );

  it('still comes in after a hundred accounts were attacked up to their limit', async () => {
    const address = '203.0.113.81';
    const [child, other] = await people(2, 'Morgen');
    expect((await signIn(child?.userName ?? '', testPassword, from(address))).status).toBe(200);
    await test.server.services.rateLimiter.take({ name: 'login-address', points: 1, perSeconds: 900 }, address, 100 * 15);
    expect((await signIn(other?.userName ?? '', testPassword, from(address))).status).toBe(200);
  });
});

describe('T11: guesses', () => {
  it(
    'at one account from a thousand addresses are thirty, and its owner is not locked out for good',
    async () => {
      const [victim] = await people(1, 'Einzel');
      const answers = await Promise.all(range(sized(1_000, 60), (at) => signIn(victim?.userName ?? '', `Versuch ${at}`, elsewhere(at))));
      figures.set('guesses at one account, each from another address', answers.length);
      figures.set('judged of these', judged(answers));
      expect([judged(answers), opened(answers)]).toEqual([30, 0]);
      expect(Math.max(...answers.map(({ body }) => Number(body.details?.['seconds'] ?? 0)))).toBeLessThanOrEqual(900);
    },
    proofTimeoutMs,
  );

  it('at the pictures of a card are eight from one place and twenty-four from everywhere; cards are not guessed', async () => {
    const { userId } = world.people.pupilOwner;
    const [card] = await transactAs<AccountTables>(world.services)((work) => renewQrCards(work, world.services, [userId]));
    const id = card?.address.split('#').at(-1) ?? '';
    const enter = (secret: string, headers: Record<string, string>, pin?: number[]) =>
      test.call(null, qrSignIn, { id: secret, keeps: 'bearer', ...(pin && { pin }) }, headers);
    const inside = (await enter(id, from('192.0.2.10'))).body.token;
    expect((await test.call(inside, setPicturePin, { pin: [3, 0, 11, 3] })).status).toBe(200);
    const wrong = (at: number) => [at % 12, Math.floor(at / 12) % 12, 5, 5];
    const here = await Promise.all(range(sized(200, 60), (at) => enter(id, from('192.0.2.11'), wrong(at))));
    const everywhere = await Promise.all(range(sized(1_000, 60), (at) => enter(id, elsewhere(at), wrong(at))));
    const cards = await Promise.all(range(sized(1_000, 60), (at) => enter(`${at}`.padEnd(22, 'x'), elsewhere(at))));
    figures.set('guesses at the pictures of a card', here.length + everywhere.length);
    figures.set('judged at the pictures', judged(here) + judged(everywhere));
    figures.set('cards invented', cards.length);
    figures.set('cards or pictures let in', opened([...here, ...everywhere, ...cards]));
    expect([judged(here), judged([...here, ...everywhere]), opened([...here, ...everywhere, ...cards])]).toEqual([8, 24, 0]);
  });

  it('at the second step are ten from one place and twenty from everywhere', async () => {
    const person = await aPerson(world.db, { firstName: 'Zwei', lastName: 'Faktoren', roles: ['Teacher'] });
    const { token } = (await signIn(person.userName, testPassword, from('192.0.2.20'))).body;
    const { secret } = (await test.call(token, beginSecondFactor, { password: testPassword })).body;
    const step = Math.floor(test.clock.now().getTime() / 30_000);
    await test.call(token, confirmSecondFactor, { code: totpCode(secret, step) });
    const challenge = (await signIn(person.userName, testPassword, from('192.0.2.20'))).body.challenge ?? '';
    const near = new Set(range(5, (at) => totpCode(secret, step - 2 + at)));
    const codes = range(1_200, (at) => String(at).padStart(6, '0')).filter((code) => !near.has(code));
    const guess = (headers: (at: number) => Record<string, string>, count: number) =>
      Promise.all(codes.slice(0, count).map((code, at) => test.call(null, passSecondFactor, { challenge, code }, headers(at))));
    const here = await guess(() => from('192.0.2.21'), sized(200, 60));
    const everywhere = await guess(elsewhere, sized(1_000, 60));
    figures.set('guesses at a second factor', here.length + everywhere.length);
    figures.set('judged at the second factor', judged([...here, ...everywhere]));
    expect([judged(here), judged([...here, ...everywhere]), opened([...here, ...everywhere])]).toEqual([10, 20, 0]);
  });

  it('at the codes of pupils who move are thirty for each person, and none fits', async () => {
    const token = await world.tokenOf('schoolAdminOwn');
    await world.db.updateTable('school').set({ confirmed_at: new Date() }).where('id', '=', world.ownSchoolId).execute();
    const answers = await Promise.all(
      range(sized(500, 80), (at) =>
        test.call(token, takePupilOver, { classId: world.ownClassId, code: `ABCD-EFGH-${String(at).padStart(4, 'K')}` }),
      ),
    );
    figures.set('codes of moving pupils tried', answers.length);
    figures.set('judged of these codes', judged(answers));
    expect([judged(answers), opened(answers)]).toEqual([30, 0]);
  });
});

describe('T11: who exists', () => {
  it(
    'is told neither by the words nor, in the median, by the time of a refused sign-in',
    async () => {
      const rounds = sized(500, 5);
      const known = await people(Math.ceil(rounds / 10), 'Bekannt');
      const took = { known: [] as number[], unknown: [] as number[] };
      const words = new Set<string>();
      for (let round = -5; round < rounds; round += 1) {
        const names = { known: known[Math.max(0, round) % known.length]?.userName ?? '', unknown: `niemand.${round}.schulhaus` };
        // In turns, so that neither comes first always.
        const order = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
        for (const kind of order) {
          const { answer, ms } = await timed(() => signIn(names[kind], 'drei rote Tassen', elsewhere(round + 5_000)));
          words.add(`${answer.status} ${answer.text.replaceAll(/"requestId":"[^"]*"/g, '')}`);
          if (round >= 0) took[kind].push(ms);
        }
      }
      const medians = { known: quantile(took.known, 0.5), unknown: quantile(took.unknown, 0.5) };
      const apart = Math.abs(medians.known - medians.unknown);
      figures.set('refused sign-ins compared', rounds * 2);
      figures.set('different answers', words.size);
      figures.set('median for a known name, ms', medians.known);
      figures.set('median for an unknown name, ms', medians.unknown);
      expect([...words]).toHaveLength(1);
      if (isLong) expect(apart).toBeLessThan(5);
    },
    proofTimeoutMs,
  );

  it(
    'is not told by registering or by asking for a new password',
    async () => {
      const rounds = sized(50, 3);
      const addresses = range(rounds, (at) => `vorhanden.${at}@schule.example`);
      const some = await people(rounds, 'Adresse');
      for (const [at, { userId }] of some.entries())
        await world.db
          .updateTable('user_account')
          .set({ email: addresses[at] ?? null, email_confirmed_at: new Date() })
          .where('id', '=', userId)
          .execute();
      const words = { register: new Set<string>(), forgotten: new Set<string>() };
      const tell = (to: Set<string>, { status, text }: { readonly status: number; readonly text: string }) =>
        void to.add(`${status} ${text}`);
      const person = { role: 'Teacher', firstName: 'Rita', lastName: 'Neu', password: 'sieben gelbe Blätter' } as const;
      for (const [at, known] of addresses.entries())
        for (const email of [known, `fremd.${at}@schule.example`]) {
          tell(words.register, await test.call(null, register, { ...person, email }, elsewhere(at + 9_000)));
          tell(words.forgotten, await test.call(null, forgottenPassword, { UserName: email }, elsewhere(at + 9_000)));
        }
      figures.set('registrations and forgotten passwords compared', rounds * 4);
      figures.set('different answers to them', words.register.size + words.forgotten.size - 2);
      for (const answers of Object.values(words)) {
        expect([...answers]).toHaveLength(1);
        expect([...answers][0]).toMatch(/^200 /);
      }
    },
    proofTimeoutMs,
  );
});
