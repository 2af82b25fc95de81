import { checkAuthentication } from '@pausenplatz/account/contract';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type ActorName, type AnyCall } from '@pausenplatz/kernel-contract';
import { namedFields } from '@pausenplatz/kernel-contract/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BadCredential, badCredentials } from '../../proofs/bad-credentials.ts';
import { forgetCallLimits } from '../../proofs/forget-limits.ts';
import { Figures, proofTimeoutMs, sized } from '../../proofs/proof.ts';
import { allCalls } from '../../testing/all-calls.ts';
import { type Flat, requestFor } from '../../testing/call-request.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const secret = 'zweiunddreissig Zeichen und noch ein paar';
const figures = new Figures('T2');
let test: TestServer;
let world: World;
let credentials: readonly BadCredential[];
beforeAll(async () => {
  test = await testServer({ SESSION_SECRET: secret });
  world = await seedWorld(test.server.services);
  credentials = await badCredentials(test, world, secret);
});
afterAll(() => figures.write());

async function send(call: AnyCall, input: Flat, token: string | null, headers: Readonly<Record<string, string>> = {}) {
  const response = await test.fetch(...requestFor(call, input, token, headers));
  return { status: response.status, text: await response.text() };
}

describe('T2: a credential that is not good', () => {
  it('is nobody’s', async () => {
    expect(credentials.length).toBeGreaterThanOrEqual(30);
    for (const { name, headers } of credentials) {
      const { body } = await test.call(null, checkAuthentication, {}, headers);
      expect([name, body.isLoggedIn, body.user]).toEqual([name, false, null]);
    }
  });

  it(
    'opens no call, whatever it is',
    async () => {
      const accepted: string[] = [];
      const every = sized(1, 5);
      for (const [at, { call, example }] of allCalls.entries()) {
        const isOpen = call.access.kind === 'anyone';
        const kept = isOpen ? null : ((await example(world, 'teacherOfClass')) as Flat);
        for (const [state, { name, headers }] of credentials.entries()) {
          if ((at + state) % every !== 0) continue;
          // What anybody may do is answered as to anybody.
          const input = kept ?? ((await example(world, 'anonymous')) as Flat);
          const { status, text } = await send(call, input, null, headers);
          const expected = isOpen ? call.actors.anonymous : 401;
          if (status !== expected) accepted.push(`${call.id}, ${name}: ${status} ${text.slice(0, 120)}`);
          figures.add('cells of credentials × calls', 1);
        }
        if (at % 10 === 0) await forgetCallLimits(test, []);
      }
      figures.set('states of a credential', credentials.length);
      figures.set('calls', allCalls.length);
      figures.set('credentials accepted', accepted.length);
      expect(accepted).toEqual([]);
    },
    proofTimeoutMs,
  );
});

describe('T2: a call that changes one field by its name', () => {
  const named = allCalls.flatMap((one) => {
    const fields = namedFields(one.call.input);
    return fields ? [{ ...one, ...fields }] : [];
  });
  const roles = ['pupilOwner', 'teacherOfClass', 'schoolAdminOwn'] as const satisfies readonly ActorName[];

  async function columnNames(): Promise<readonly string[]> {
    const { rows } = await sql<{ name: string }>`select distinct column_name as name from information_schema.columns
      where table_schema not in ('pg_catalog', 'information_schema') order by 1`.execute(world.db);
    return rows.map(({ name }) => name);
  }

  /** What nobody changes by a field of an account. */
  const forbidden = async () => {
    const { rows } = await sql<{
      print: string;
    }>`select md5(string_agg(concat_ws('|', id, roles, pro, password_hash, disabled_at), '#' order by id)) as print
      from user_account where id in (${sql.join(Object.values(world.people).map(({ userId }) => userId))})`.execute(world.db);
    return rows[0]?.print;
  };

  it(
    'changes what its contract names, and no other column of the database, for no role',
    async () => {
      const columns = await columnNames();
      expect([named.length >= 8, columns.length >= 200]).toEqual([true, true]);
      const accepted: string[] = [];
      const before = await forbidden();
      const tokens = await Promise.all(roles.map((role) => world.tokenOf(role)));
      const ids = roles.map((role) => world.people[role].userId);
      const camel = (column: string) => column.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
      const every = sized(1, 64);
      let cell = 0;
      for (const { call, example, by, names, keys } of named)
        for (const [at, role] of roles.entries()) {
          const base = (await example(world, role)) as Flat;
          // The name of the column, and the name that the contract would give it.
          for (const name of new Set(columns.flatMap((column) => [column, camel(column)]))) {
            if (names.includes(name)) continue;
            // What the contract does not let through never reaches a handler; a part of it goes over the wire as well.
            if (call.input.safeParse({ ...base, [by]: name }).success) accepted.push(`${call.id} ${name}: the contract lets it through`);
            figures.add('cells of fields × columns × roles, by contract', 1);
            cell += 1;
            if (cell % every !== 0) continue;
            const { status } = await send(call, { ...base, [by]: name }, tokens[at] ?? null);
            if (status !== 400 && status !== 403) accepted.push(`${call.id} ${role} ${name}: ${status}`);
            // A second key beside the good one must not come along either.
            const beside = keys.includes(name) ? null : await send(call, { ...base, [name]: base['value'] }, tokens[at] ?? null);
            if (beside && beside.status !== 400 && beside.status !== 403) accepted.push(`${call.id} ${role} +${name}: ${beside.status}`);
            figures.add('cells of fields × columns × roles', beside ? 2 : 1);
            if (cell % 100 === 0) await forgetCallLimits(test, ids);
          }
          await forgetCallLimits(test, ids);
        }
      figures.set('calls that change a named field', named.length);
      figures.set('columns of the database', columns.length);
      figures.set('fields accepted beyond the contract', accepted.length);
      expect(accepted).toEqual([]);
      expect(await forbidden()).toBe(before);
    },
    proofTimeoutMs,
  );

  it('is one of these', () => {
    expect(named.map(({ call, by, names }) => `${call.id} ${by}: ${names.join(' ')}`)).toMatchInlineSnapshot(`
      [
        "POST profile/update key: firstName lastName avatar newsletter",
        "POST pages/update field: title url visibility members background archived draft visibleFrom visibleUntil linkPassword",
        "POST homework/update-task field: task subject minutes visible event eventDateTo attachments",
        "POST homework/task/assignedto/update field: done minutes",
        "POST homework/task/repeat/update field: task subject minutes visible",
        "POST homework/class/set field: title limitMinutes pupilsCanSetDuration pupilSortOrder subjects",
        "POST homework/box/update field: title side",
        "POST administration/user/update-field field: hideMessage",
        "POST administration/school/update field: name place adminMode secondFactor firstPasswordWeeks",
        "POST administration/school-class/update field: name color",
        "POST administration/pupils/update field: firstName lastName email birthYear externalId number",
        "POST arbeitsplan/update field: title text keywords level rowPrint selfEvaluationMode template archived deleted",
        "POST arbeitsplan/section/update field: title backgroundColor position deleted",
        "POST arbeitsplan/task/update field: title text icon mandatory level groupSize correctionMode deleted",
        "POST arbeitsplan/task/attachment/update field: name isSolution deleted",
        "POST arbeitsplan/status/update field: selfEvaluation teacherEvaluation feedbackTeacher finished",
        "POST flashcards/learnset/update field: title subject level isPublic isArchived isDeleted",
        "POST vocabulary/update field: name icon isShared",
        "POST vocabulary/item/update field: word sentence sentence2 sentence3 sentence4 correctedByTeacher",
        "POST games/word/player field: isHard hasSeenHelp",
        "POST openai/chat/update field: title model",
      ]
    `);
  });
});
