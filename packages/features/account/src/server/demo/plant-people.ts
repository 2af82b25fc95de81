import { demoKey, type DemoWorld, newId, ownTables, type Services } from '@pausenplatz/kernel-server';
import type { Role } from '@pausenplatz/kernel-contract';
import { type DemoClassName, demoClassNames, demoSchool, type DemoSchool } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import { hashPassword } from '../passwords.ts';
import type { AccountTables } from '../tables.ts';
import { firstNames, lastNames } from './names.data.ts';

/** Sign-ins of the demo school, as the console and the README name them. */
export const demoPassword = 'Sonnenberg-26';
export const demoSignIns = [
  { who: 'Lehrperson', userName: 'lea.brunner' },
  { who: 'zweite Lehrperson', userName: 'urs.zgraggen' },
  { who: 'dritte Lehrperson', userName: 'nora.keller' },
  { who: 'Schüler der 3a', userName: 'noah.meier' },
  { who: 'Schuladministration', userName: 'eva.ammann' },
  { who: 'privat', userName: 'reto.frei' },
] as const;

const pupilsPerClass: Readonly<Record<DemoClassName, number>> = { '3a': 21, '4b': 18, '6c': 24, 'Sek A': 20 };

/** Ids by user name. */
type DemoPeople = ReadonlyMap<string, string>;

/** Where the other features find them. */
export const demoPeople = demoKey<DemoPeople>('people');

/** Plants three teachers, an admin, a private user and four classes of pupils. */
export async function plantDemoPeople({ services, find, leave }: DemoWorld): Promise<void> {
  const db = ownTables<AccountTables>(services.db);
  const school = find(demoSchool);
  // One hash serves all: the demo's password is printed on the console anyway.
  const passwordHash = await hashPassword(demoPassword);
  const ids = new Map<string, string>();
  const add = async (firstName: string, lastName: string, roles: Role[], more: { pro?: boolean } = {}): Promise<string> => {
    const id = newId();
    const wanted = userNameOf(firstName, lastName);
    const userName = ids.has(wanted) ? `${wanted}${[...ids.keys()].filter((name) => name.startsWith(wanted)).length + 1}` : wanted;
    ids.set(userName, id);
    const isPupil = roles.includes('Pupil');
    const email = isPupil ? null : `${userName}@sonnenberg.example`;
    const person = {
      id,
      user_name: userName,
      first_name: firstName,
      last_name: lastName,
      roles,
      email,
      email_confirmed_at: email ? new Date() : null,
    };
    const state = {
      avatar: null,
      pro: more.pro ?? false,
      password_hash: passwordHash,
      initial_password: false,
      current_class_id: null,
      seen_release_notes: null,
      disabled_at: null,
      demo: true,
    };
    await db
      .insertInto('user_account')
      .values({ ...person, ...state, created_at: new Date('2026-08-17T06:00:00Z') })
      .execute();
    return id;
  };
  await plantStaff(db, school, add);
  await plantPupils(db, school, add);
  leave(demoPeople, ids);
}

type Add = (firstName: string, lastName: string, roles: Role[], more?: { pro?: boolean }) => Promise<string>;

async function plantStaff(db: Kysely<AccountTables>, school: DemoSchool, add: Add): Promise<void> {
  const lea = await add('Lea', 'Brunner', ['Teacher'], { pro: true });
  const urs = await add('Urs', 'Zgraggen', ['Teacher']);
  const nora = await add('Nora', 'Keller', ['Teacher']);
  const eva = await add('Eva', 'Ammann', ['SchoolAdmin']);
  await add('Reto', 'Frei', ['Private']);
  await db
    .insertInto('school_member')
    .values([
      { school_id: school.schoolId, user_id: lea, kind: 'teacher' },
      { school_id: school.primaryId, user_id: lea, kind: 'teacher' },
      { school_id: school.schoolId, user_id: urs, kind: 'teacher' },
      { school_id: school.primaryId, user_id: urs, kind: 'teacher' },
      { school_id: school.schoolId, user_id: nora, kind: 'teacher' },
      { school_id: school.secondaryId, user_id: nora, kind: 'teacher' },
      { school_id: school.schoolId, user_id: eva, kind: 'admin' },
    ])
    .execute();
  const { classes } = school;
  await db
    .insertInto('class_teacher')
    .values([
      { class_id: classes['3a'], user_id: lea },
      { class_id: classes['3a'], user_id: urs },
      { class_id: classes['4b'], user_id: lea },
      { class_id: classes['6c'], user_id: urs },
      { class_id: classes['Sek A'], user_id: nora },
    ])
    .execute();
}

async function plantPupils(db: Kysely<AccountTables>, school: DemoSchool, add: Add): Promise<void> {
  let next = 0;
  for (const className of demoClassNames) {
    for (let number = 1; number <= pupilsPerClass[className]; number += 1) {
      // Two lists walked at different pace give many names; the first pupils are those that the README names.
      const firstName = firstNames[next % firstNames.length] ?? '';
      const lastName = lastNames[(next * 7 + Math.floor(next / lastNames.length)) % lastNames.length] ?? '';
      const id = className === '3a' && number === 2 ? await add('Noah', 'Meier', ['Pupil']) : await add(firstName, lastName, ['Pupil']);
      next += 1;
      await db
        .insertInto('school_member')
        .values([
          { school_id: school.schoolId, user_id: id, kind: 'pupil' },
          { school_id: className === 'Sek A' ? school.secondaryId : school.primaryId, user_id: id, kind: 'pupil' },
        ])
        .execute();
      await db.insertInto('class_pupil').values({ class_id: school.classes[className], user_id: id, number }).execute();
    }
  }
}

function userNameOf(firstName: string, lastName: string): string {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replaceAll('ä', 'ae')
      .replaceAll('ö', 'oe')
      .replaceAll('ü', 'ue')
      .replaceAll('ı', 'i')
      .normalize('NFD')
      .replaceAll(/[^a-z]/g, '');
  return `${plain(firstName)}.${plain(lastName)}`;
}

/**
 * Closes the demo accounts of a server that others reach: their passwords stand in the source. They open again on the own machine.
 * Answers how many were closed.
 */
export async function closeDemoAccounts(services: Pick<Services, 'db' | 'config' | 'clock'>): Promise<number> {
  const db = ownTables<AccountTables>(services.db);
  const demo = db.updateTable('user_account').where('demo', '=', true);
  if (services.config.isOwnMachineOnly) {
    await demo.set({ disabled_at: null }).where('disabled_at', 'is not', null).execute();
    return 0;
  }
  const closed = await demo.set({ disabled_at: services.clock.now() }).where('disabled_at', 'is', null).returning('id').execute();
  return closed.length;
}
