import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName, InputOf } from '@pausenplatz/kernel-contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askChat, getCredit, getCreditHistory, giveCredit, setClassLimits, setCreditLimit, setSchoolAge } from '../contract/index.ts';
import { aiTablesOf, someCredit, walletWith } from '../testing/index.ts';
import { aiCommand } from './operator/ai-command.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer({ AI_PRACTICE: 'true' });
  world = await seedWorld(test.server.services);
});
const db = () => aiTablesOf(world);
beforeEach(async () => {
  for (const table of ['ai_ledger', 'ai_reservation', 'ai_wallet', 'ai_school'] as const) await db().deleteFrom(table).execute();
});

const give = async (who: ActorName, input: InputOf<typeof giveCredit>) => test.call(await world.tokenOf(who), giveCredit, input);
const credit = async (who: ActorName) => (await test.call(await world.tokenOf(who), getCredit, {})).body;
const history = async (who: ActorName, input: InputOf<typeof getCreditHistory>) =>
  (await test.call(await world.tokenOf(who), getCreditHistory, input)).body.lines;
const toClass = () => ({ kind: 'class', id: world.ownClassId }) as const;
const toUrs = () => ({ kind: 'person', id: world.people.teacherSameSchool.userId }) as const;

describe('credit that is handed over', () => {
  it('goes from one’s own to a class and to a colleague, and stands in both histories', async () => {
    await someCredit(world, 'teacherOfClass', 100_000, 5_000);
    expect((await give('teacherOfClass', { from: null, to: toClass(), amount: 30_000 })).status).toBe(200);
    expect((await give('teacherOfClass', { from: null, to: toUrs(), amount: 20_000 })).status).toBe(200);
    expect((await credit('teacherOfClass')).own).toMatchObject({ credit: 50_000, testCredit: 5_000 });
    expect((await credit('teacherOfClass')).classes).toMatchObject([{ name: '3a', credit: 30_000 }]);
    expect((await credit('teacherSameSchool')).own).toMatchObject({ credit: 20_000 });
    expect((await history('teacherOfClass', { of: 'own' })).map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
      [-20_000, 50_000],
      [-30_000, 70_000],
    ]);
    expect(await history('teacherOfClass', { of: 'class', id: world.ownClassId })).toMatchObject([{ kind: 'grant', amount: 30_000 }]);
  });

  it('is never more than there is, also at the same moment and in a ring', async () => {
    await someCredit(world, 'teacherOfClass', 50_000);
    await someCredit(world, 'teacherSameSchool', 50_000);
    const toLea = { kind: 'person', id: world.people.teacherOfClass.userId } as const;
    const both = Array.from({ length: 10 }, () => [
      give('teacherOfClass', { from: null, to: toUrs(), amount: 10_000 }),
      give('teacherSameSchool', { from: null, to: toLea, amount: 10_000 }),
    ]).flat();
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const wallets = await db().selectFrom('ai_wallet').select('credit').execute();
    expect(wallets.reduce((sum, { credit: units }) => sum + units, 0)).toBe(100_000);
    expect((await give('teacherOfClass', { from: null, to: toUrs(), amount: 200_000 })).body.code).toBe('AI_CREDIT_LOW');
  });

  it('of a school is handed over by its admins alone, to its own people', async () => {
    await walletWith(world, { school_id: world.ownSchoolId }, { credit: 100_000 });
    const input = { from: world.ownSchoolId, to: toUrs(), amount: 10_000 };
    expect((await give('schoolAdminOwn', input)).status).toBe(200);
    expect((await give('teacherOfClass', input)).body.code).toBe('SCHOOL_FORBIDDEN');
    expect((await give('schoolAdminOther', input)).body.code).toBe('SCHOOL_NOT_FOUND');
    const stranger = { kind: 'person', id: world.people.teacherOtherSchool.userId } as const;
    expect((await give('schoolAdminOwn', { ...input, to: stranger })).body.code).toBe('AI_COLLEAGUE_NOT_FOUND');
    expect((await credit('schoolAdminOwn')).schools).toMatchObject([{ credit: 90_000 }]);
  });
});

describe('limits', () => {
  it('of one’s own hold one back, with what is held counted', async () => {
    await someCredit(world, 'teacherOfClass', 100_000);
    await test.call(await world.tokenOf('teacherOfClass'), setCreditLimit, { limit: 100 });
    const asking = { requestId: crypto.randomUUID(), chatId: null, service: 'chat', model: 'gpt-4o', options: {}, text: 'Hallo' } as const;
    expect((await test.call(await world.tokenOf('teacherOfClass'), askChat, asking)).body.code).toBe('AI_LIMIT_OWN');
    await test.call(await world.tokenOf('teacherOfClass'), setCreditLimit, { limit: null });
    expect((await test.call(await world.tokenOf('teacherOfClass'), askChat, asking)).status).toBe(200);
    const { own } = await credit('teacherOfClass');
    expect([own.spent > 0, own.limit, own.credit + own.spent]).toEqual([true, null, 100_000]);
    const spent = await history('teacherOfClass', { of: 'own', kind: 'settle', service: 'chat' });
    expect([spent.length, await history('teacherOfClass', { of: 'own', to: '2020-01-01' })]).toEqual([1, []]);
  });

  it('of a class are its teachers’, the age is its school’s', async () => {
    const input = { classId: world.ownClassId, limit: 90_000, childLimit: 5_000 };
    await test.call(await world.tokenOf('teacherOfClass'), setClassLimits, input);
    await test.call(await world.tokenOf('schoolAdminOwn'), setSchoolAge, { schoolId: world.ownSchoolId, age: 13 });
    expect((await credit('teacherOfClass')).classes).toMatchObject([{ limit: 90_000, childLimit: 5_000, isOpen: true }]);
    expect((await credit('schoolAdminOwn')).schools).toMatchObject([{ age: 13 }]);
  });
});

it('the operator fills the wallet of a school', async () => {
  const said: string[] = [];
  const run = (...words: readonly string[]) =>
    aiCommand.run(test.server.services, words, { say: (line) => void said.push(line), isScreen: false });
  expect(await run('topup', world.ownSchoolId, '50')).toBe(0);
  expect([
    await run('topup', world.ownSchoolId, 'viel'),
    await run('topup', 'nowhere', '5'),
    await run('topup'),
    await run('services'),
  ]).toEqual([1, 1, null, 0]);
  expect(said.join('\n')).toContain('uebersetzer  gpt-4o-mini');
  expect((await credit('schoolAdminOwn')).schools).toMatchObject([{ credit: 500_000 }]);
});
