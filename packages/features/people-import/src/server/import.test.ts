import { type OfficeWorld, officeWorld, statementsOf } from '@pausenplatz/app-server/testing';
import { changeInitialPassword } from '@pausenplatz/account/contract';
import { aToken } from '@pausenplatz/account/testing';
import type { InputOf } from '@pausenplatz/kernel-contract';
import { commitImport, listImports, previewImport, undoImport } from '../contract/index.ts';
import { getClass, getSchool, listPeople, patchSchoolClass, removeClassPupils } from '@pausenplatz/office/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

let office: OfficeWorld;
beforeAll(async () => {
  office = await officeWorld();
});

type Question = InputOf<typeof previewImport>;
type Row = Question['rows'][number];

const aRow = (line: number, firstName: string, lastName: string, more: Partial<Row> = {}): Row => ({
  line,
  firstName,
  lastName,
  externalId: null,
  email: null,
  birthYear: null,
  className: null,
  number: null,
  problems: [],
  ...more,
});
const ask = (rows: Row[], more: Partial<Question> = {}): Question => ({
  schoolId: office.world.ownSchoolId,
  rows,
  targetClassId: null,
  createClasses: true,
  archiveMissing: false,
  ...more,
});

async function importAll(question: Question) {
  const preview = await office.test.call(office.admin, previewImport, question);
  const started = await office.test.call(office.admin, commitImport, {
    ...question,
    fileName: 'liste.csv',
    fingerprint: preview.body.fingerprint,
  });
  expect(started.status, started.text).toBe(200);
  const task = await office.ended(started.body.operationId);
  return { preview: preview.body, importId: started.body.importId, task };
}

const namesIn = async (classId: string) => {
  const { body } = await office.test.call(office.admin, getClass, { id: classId });
  return body.pupils.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
};
const classNamed = async (name: string) => {
  const { body } = await office.test.call(office.admin, getSchool, { id: office.world.ownSchoolId });
  return body.classes.find((one) => one.name === name)?.id ?? '';
};

describe('an import', () => {
  it('does what its preview says, makes missing classes, and does nothing the second time', async () => {
    const question = ask([
      aRow(2, 'Anna', 'Arm', { className: '1a', birthYear: 2018 }),
      aRow(3, 'Ben', 'Bach', { className: '1a', email: 'ben@example.ch' }),
      aRow(4, 'Mia', 'Test', { className: '3a', birthYear: 2016 }),
    ]);
    const { preview, task } = await importAll(question);
    expect(preview.counts).toEqual({ new: 2, changed: 1, unchanged: 0, conflict: 0 });
    expect(preview.newClasses).toEqual([{ name: '1a', pupils: 2, alsoWritten: [] }]);
    expect(task).toMatchObject({ state: 'finished', result: { new: 2, changed: 1 } });
    expect(await namesIn(await classNamed('1a'))).toEqual(['Anna Arm', 'Ben Bach']);
    const again = await office.test.call(office.admin, previewImport, question);
    expect(again.body.counts).toEqual({ new: 0, changed: 0, unchanged: 3, conflict: 0 });
    const nothing = await office.test.call(office.admin, commitImport, {
      ...question,
      fileName: 'liste.csv',
      fingerprint: again.body.fingerprint,
    });
    expect(nothing.body.code).toBe('IMPORT_NOTHING');
  });

  it('is refused when the school changed since the preview, and nothing is done', async () => {
    const question = ask([aRow(1, 'Carla', 'Clavuot', { className: '2a' })]);
    const { body } = await office.test.call(office.admin, previewImport, question);
    await importAll(ask([aRow(1, 'Carla', 'Clavuot', { className: '2a', birthYear: 2017 })]));
    const late = await office.test.call(office.admin, commitImport, { ...question, fileName: 'liste.csv', fingerprint: body.fingerprint });
    expect(late.status).toBe(409);
    expect(late.body.code).toBe('IMPORT_PLAN_CHANGED');
    expect(await namesIn(await classNamed('2a'))).toEqual(['Carla Clavuot']);
  });

  it('leaves conflicts out: doubles of the file, addresses of others, rows that were not readable', async () => {
    const rows = [
      aRow(1, 'Dora', 'Dubs', { className: '2b' }),
      aRow(2, 'dora', 'DUBS', { className: '2b' }),
      aRow(3, 'Emil', 'Egli', { className: '2b', problems: ['birthWrong'] }),
      aRow(4, 'Fina', 'Frei', { className: '2b' }),
    ];
    const { preview } = await importAll(ask(rows));
    expect(preview.rows.map(({ verdict, reason }) => reason ?? verdict)).toEqual(['doubledInFile', 'doubledInFile', 'unreadable', 'new']);
    expect(await namesIn(await classNamed('2b'))).toEqual(['Fina Frei']);
  });

  it('archives who is missing only when asked to, and never deletes an account', async () => {
    await importAll(ask([aRow(1, 'Gian', 'Gut', { className: '5a' }), aRow(2, 'Hana', 'Huber', { className: '5a' })]));
    const classId = await classNamed('5a');
    await importAll(ask([aRow(1, 'Gian', 'Gut', { className: '5a', number: 7 })]));
    expect(await namesIn(classId)).toEqual(['Hana Huber', 'Gian Gut']);
    const { preview } = await importAll(ask([aRow(1, 'Gian', 'Gut', { className: '5a', number: 8 })], { archiveMissing: true }));
    expect(preview.missing.map(({ firstName }) => firstName)).toEqual(['Hana']);
    expect(await namesIn(classId)).toEqual(['Gian Gut']);
    const { body } = await office.test.call(office.admin, listPeople, {
      schoolId: office.world.ownSchoolId,
      kind: 'withoutClass',
      search: 'hana',
    });
    expect(body.people.map(({ lastName }) => lastName)).toEqual(['Huber']);
  });

  it('that a fault interrupts is carried out whole when it is tried again, and never said to be done before', async () => {
    const { db } = office.world;
    await sql`create function refuse_class() returns trigger language plpgsql as
      $$ begin if new.name = '4q' then raise exception 'broken'; end if; return new; end $$`.execute(db);
    await sql`create trigger broken before insert on school_class for each row execute function refuse_class()`.execute(db);
    const question = ask([aRow(1, 'Quin', 'Quast', { className: '4q' })]);
    const { body } = await office.test.call(office.admin, previewImport, question);
    const started = await office.test.call(office.admin, commitImport, {
      ...question,
      fileName: 'liste.csv',
      fingerprint: body.fingerprint,
    });
    const state = async () => {
      const { imports } = (await office.test.call(office.admin, listImports, { schoolId: office.world.ownSchoolId })).body;
      return imports.find(({ id }) => id === started.body.importId)?.state;
    };
    await expect.poll(state, { timeout: 20_000 }).toBe('failed');
    await sql`drop trigger broken on school_class`.execute(db);
    expect(await office.ended(started.body.operationId)).toMatchObject({ state: 'finished', result: { new: 1 } });
    expect([await state(), await namesIn(await classNamed('4q'))]).toEqual(['done', ['Quin Quast']]);
  });

  it('of a thousand pupils needs hardly more statements than one of a hundred, and tells how far it is', { timeout: 60_000 }, async () => {
    const schoolOf = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) =>
        aRow(index + 2, `Kind${index}`, `${name}${index % 40}`, {
          className: `${name}${index % 40}`,
          externalId: `${name}-${index}`,
          birthYear: 2010 + (index % 8),
        }),
      );
    const statements = async (name: string, count: number) => {
      const all = await statementsOf(office.test, async () => {
        const { task } = await importAll(ask(schoolOf(name, count)));
        expect(task).toMatchObject({ state: 'finished', done: count, total: count, result: { new: count } });
      });
      // How often progress is told and asked for depends on the clock.
      return all.filter((statement) => !/"(task|outbox)"/.test(statement)).length;
    };
    const [few, many] = [await statements('Klein', 100), await statements('Gross', 1_000)];
    expect(few).toBeGreaterThan(100);
    // Both fill forty new classes; rows that do not fit into one statement need another one.
    expect(many).toBeLessThanOrEqual(few + 10);
  });
});

describe('taking an import back', () => {
  it('restores names, classes and people as they were', async () => {
    await importAll(ask([aRow(1, 'Ida', 'Iten', { className: '6a', externalId: 'ida' })]));
    const { importId } = await importAll(
      ask([aRow(1, 'Ida', 'Imhof', { className: '6b', externalId: 'ida' }), aRow(2, 'Jan', 'Jost', { className: '6b' })]),
    );
    const undone = await office.test.call(office.admin, undoImport, { id: importId });
    expect(undone.body).toEqual({ undone: true, obstacles: [] });
    expect(await namesIn(await classNamed('6a'))).toEqual(['Ida Iten']);
    expect(await classNamed('6b')).toBe('');
    const twice = await office.test.call(office.admin, undoImport, { id: importId });
    expect(twice.body.code).toBe('IMPORT_UNDONE');
  });

  const accountsIn = async (classId: string) => {
    const { body } = await office.test.call(office.admin, getClass, { id: classId });
    return body.pupils.map(({ id, userName, email }) => ({ id, userName, email }));
  };

  it('and importing the list once more brings the same accounts back, with their names, addresses and classes', async () => {
    const rows = Array.from({ length: 130 }, (_, index) =>
      aRow(index + 2, 'Alina', `Gerber-${String.fromCodePoint(97 + (index % 26))}${'x'.repeat(Math.floor(index / 26))}`, {
        className: ['2e', '2 E', '3 F', '3f', '4.g'][Math.floor(index / 26)] ?? '',
        email: index % 2 === 0 ? `alina${index}@example.ch` : null,
      }),
    );
    const question = ask(rows);
    const { preview, importId } = await importAll(question);
    const names = preview.newClasses.map(({ name }) => name);
    expect(names).toEqual(['2e', '3 F', '4.g']);
    const before = (await Promise.all(names.map(async (name) => accountsIn(await classNamed(name))))).flat();
    expect(before).toHaveLength(130);
    expect((await office.test.call(office.admin, undoImport, { id: importId })).body.undone).toBe(true);
    const { preview: second, importId: again } = await importAll(question);
    expect(second.counts).toEqual({ new: 0, changed: 130, unchanged: 0, conflict: 0 });
    const after = (await Promise.all(names.map(async (name) => accountsIn(await classNamed(name))))).flat();
    const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
    expect(after.toSorted(byId)).toEqual(before.toSorted(byId));
    // The second import is taken back as the first was.
    expect((await office.test.call(office.admin, undoImport, { id: again })).body).toEqual({ undone: true, obstacles: [] });
    const { body } = await office.test.call(office.admin, previewImport, question);
    expect(body.counts.changed).toBe(130);
  });

  it('and fetching its class from the trash brings its pupils along, but not who lay there before', async () => {
    const { importId } = await importAll(ask([aRow(1, 'Una', 'Urech', { className: '9c' }), aRow(2, 'Vera', 'Vogt', { className: '9c' })]));
    const classId = await classNamed('9c');
    const { body } = await office.test.call(office.admin, getClass, { id: classId });
    const vera = body.pupils.find(({ firstName }) => firstName === 'Vera')?.id ?? '';
    await office.test.call(office.admin, undoImport, { id: importId });
    const restore = { id: classId, operations: [{ op: 'replace', path: '/deleted', value: null }] } as const;
    expect((await office.test.call(office.admin, patchSchoolClass, { ...restore, operations: [...restore.operations] })).status).toBe(200);
    expect(await namesIn(classId)).toEqual(['Una Urech', 'Vera Vogt']);
    await office.test.call(office.admin, removeClassPupils, { classId, userIds: [vera], how: 'trash' });
    office.test.clock.advance(60_000);
    const remove = { id: classId, operations: [{ op: 'replace' as const, path: '/deleted' as const, value: '2027-01-01' }] };
    await office.test.call(office.admin, patchSchoolClass, remove);
    await office.test.call(office.admin, patchSchoolClass, { ...restore, operations: [...restore.operations] });
    expect(await namesIn(classId)).toEqual(['Una Urech']);
  });

  it('leaves alone whoever has signed in with a card, and says so', async () => {
    const { importId } = await importAll(ask([aRow(1, 'Wim', 'Weber', { className: '9d' })]));
    const [wim] = await accountsIn(await classNamed('9d'));
    await aToken(office.world.services, office.world.db, wim?.id ?? '');
    const undone = await office.test.call(office.admin, undoImport, { id: importId });
    expect(undone.body.obstacles).toEqual([{ name: 'Wim Weber', obstacle: 'signedIn' }]);
  });

  it('says who stands in the way and then changes nothing', async () => {
    const { importId } = await importAll(ask([aRow(1, 'Kim', 'Kunz', { className: '7a' }), aRow(2, 'Lou', 'Lang', { className: '7a' })]));
    const classId = await classNamed('7a');
    const { body } = await office.test.call(office.admin, getClass, { id: classId });
    const kim = body.pupils.find(({ firstName }) => firstName === 'Kim')?.id ?? '';
    const token = await aToken(office.world.services, office.world.db, kim);
    expect((await office.test.call(token, changeInitialPassword, { password: 'sieben gelbe Blätter' })).status).toBe(200);
    const undone = await office.test.call(office.admin, undoImport, { id: importId });
    expect(undone.body).toEqual({ undone: false, obstacles: [{ name: 'Kim Kunz', obstacle: 'signedIn' }] });
    expect(await namesIn(classId)).toEqual(['Kim Kunz', 'Lou Lang']);
  });

  it('ends after seven days', async () => {
    const { importId } = await importAll(ask([aRow(1, 'Max', 'Moser', { className: '8a' })]));
    office.test.clock.advance(8 * 86_400_000);
    const admin = await aToken(office.world.services, office.world.db, office.world.people.schoolAdminOwn.userId);
    const late = await office.test.call(admin, undoImport, { id: importId });
    expect(late.body.code).toBe('IMPORT_UNDO_LATE');
    const { body } = await office.test.call(admin, listImports, { schoolId: office.world.ownSchoolId });
    expect(body.imports.find(({ id }) => id === importId)?.undoUntil).toBeNull();
  });
});
