import { accountLimits, setUserSetting } from '@pausenplatz/account/contract';
import { deleteAccount } from '@pausenplatz/profile/contract';
import { aPerson, aToken, type TestPerson, testPassword } from '@pausenplatz/account/testing';
import { addBox, createShare, homeworkLimits } from '@pausenplatz/homework/contract';
import { createMessage, noticesLimits } from '@pausenplatz/notices/contract';
import { askToJoin, createOwnSchool } from '@pausenplatz/joining/contract';
import { setSchoolAdmin } from '@pausenplatz/office/contract';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { aSchool, belongsTo } from '@pausenplatz/schools/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OfficeWorld, officeWorld } from '../../testing/office-world.ts';

// T22: whenever a rule speaks of the last one, or counts before it writes, it is asked several times at once.

let office: OfficeWorld;
let schoolId: string;
let admins: readonly TestPerson[];
beforeAll(async () => {
  office = await officeWorld({ SINGLE_SCHOOL: 'true' });
});
beforeEach(async () => {
  const { db } = office.world;
  schoolId = await aSchool(db, { name: 'Schule Zwei' });
  admins = [
    await aPerson(db, { firstName: 'Eins', lastName: 'Admin', roles: ['SchoolAdmin'] }),
    await aPerson(db, { firstName: 'Zwei', lastName: 'Admin', roles: ['SchoolAdmin'] }),
  ];
  for (const { userId } of admins) await belongsTo(db, userId, schoolId, 'admin');
});

const tokenOf = (person: TestPerson) => aToken(office.world.services, office.world.db, person.userId);
const passed = (answers: readonly { readonly status: number }[]) => answers.filter(({ status }) => status === 200).length;
async function adminsLeft(): Promise<number> {
  const rows = await office.world.db
    .selectFrom('school_member')
    .innerJoin('user_account', 'user_account.id', 'school_member.user_id')
    .select('user_id')
    .where('school_id', '=', schoolId)
    .where('kind', '=', 'admin')
    .where('deleted_at', 'is', null)
    .execute();
  return rows.length;
}

describe('a school keeps somebody who administers it', () => {
  it.each([1, 2, 3, 4, 5])('when its last two delete themselves at once (%d)', async () => {
    const tokens = await Promise.all(admins.map(tokenOf));
    const answers = await Promise.all(tokens.map((token) => office.test.call(token, deleteAccount, { password: testPassword })));
    expect(passed(answers)).toBe(1);
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('LAST_ADMIN_STAYS');
    expect(await adminsLeft()).toBe(1);
  });

  it.each([1, 2, 3])('when one deletes itself while the other takes it out, or is taken out (%d)', async () => {
    const [one, two] = admins;
    const [first, second] = await Promise.all(admins.map(tokenOf));
    if (!one || !two || first === undefined || second === undefined) throw new Error('There are two of them');
    await Promise.all([
      office.test.call(first, deleteAccount, { password: testPassword }),
      office.test.call(second, setSchoolAdmin, { schoolId, userId: two.userId, admin: false }),
    ]);
    expect(await adminsLeft()).toBe(1);
  });
});

describe('a bound holds also for those who come at once', () => {
  it('on settings of a person', async () => {
    const person = admins[0];
    if (!person) throw new Error('There is one');
    const token = await tokenOf(person);
    const rows = Array.from({ length: accountLimits.settingsAtMost - 2 }, (_one, index) => ({
      user_id: person.userId,
      tool: 'chat',
      name: `n${index}`,
      type: 'number' as const,
      value: '1',
    }));
    await office.world.db.insertInto('user_setting').values(rows).execute();
    const set = (index: number) =>
      office.test.call(token, setUserSetting, { id: person.userId, tool: 'chat', name: `neu${index}`, value: 1, type: 'number' });
    expect(passed(await Promise.all(Array.from({ length: 12 }, (_one, index) => set(index))))).toBe(2);
  });

  it('on shares and boxes of a plan', async () => {
    const { test, world, teacher } = office;
    const many = Array.from({ length: Math.max(homeworkLimits.sharesPerClass, homeworkLimits.boxesPerClass) + 6 });
    const shares = await Promise.all(many.map(() => test.call(teacher, createShare, { schoolClassId: world.ownClassId })));
    expect(passed(shares)).toBe(homeworkLimits.sharesPerClass);
    const box = { schoolClassId: world.ownClassId, title: 'Ferien', side: 'before', perWeek: false } as const;
    const boxes = await Promise.all(many.map(() => test.call(teacher, addBox, box)));
    expect(passed(boxes)).toBe(homeworkLimits.boxesPerClass);
  });

  it('on messages of a school, and on requests to it', async () => {
    const { test, world } = office;
    const person = admins[0];
    if (!person) throw new Error('There is one');
    const token = await tokenOf(person);
    const until = addDays(zurichDay(test.clock.now()), 3);
    const message = { schoolId, title: 'Hallo', message: 'Alle', audience: 'everybody', until } as const;
    const sent = await Promise.all(Array.from({ length: noticesLimits.livePerSchool + 5 }, () => test.call(token, createMessage, message)));
    expect(passed(sent)).toBe(noticesLimits.livePerSchool);
    const asking = await aPerson(world.db, { firstName: 'Will', lastName: 'Rein', roles: ['Teacher'] });
    const own = await tokenOf(asking);
    const asked = await Promise.all(Array.from({ length: 6 }, () => test.call(own, askToJoin, { schoolId, message: '' })));
    expect(passed(asked)).toBe(1);
  });

  it('on the first school of an installation for one', async () => {
    const { test, world } = office;
    await world.db.deleteFrom('school').execute();
    const founders = await Promise.all(
      [1, 2, 3].map((number) => aPerson(world.db, { firstName: `Gründer${number}`, lastName: 'Schule', roles: ['Teacher'] })),
    );
    const tokens = await Promise.all(founders.map(tokenOf));
    await Promise.all(tokens.map((token) => test.call(token, createOwnSchool, { name: 'Unsere Schule', place: 'Bern', isAnother: true })));
    const schools = await world.db.selectFrom('school').select('confirmed_at').execute();
    expect(schools).toHaveLength(3);
    expect(schools.filter((school) => school.confirmed_at !== null)).toHaveLength(1);
  });
});
