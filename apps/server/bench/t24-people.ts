import { type AccountTables, actorSource } from '@pausenplatz/account/server';
import { aPerson, testPassword } from '@pausenplatz/account/testing';
import { asOperator, ownTables, readConfig } from '@pausenplatz/kernel-server';
import { aClass, aSchool, attends, belongsTo, teaches } from '@pausenplatz/schools/testing';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import { featureConfig, serverFeatures } from '../src/features.ts';

export interface Schooled {
  readonly userName: string;
  readonly userId: string;
  readonly classId: string;
  readonly isTeacher: boolean;
}

export { testPassword };

/** Plants schools of 500 pupils and 25 teachers in 25 classes, with a plan for today, into the database of a server that runs. */
export async function plantSchools(databaseUrl: string, count: number): Promise<readonly Schooled[]> {
  const config = readConfig({ DATABASE_URL: databaseUrl, SESSION_SECRET: 'x'.repeat(40), DEMO_SCHOOL: 'false' }, featureConfig);
  return asOperator({ config, features: serverFeatures, actorSource }, async ({ db: all }) => {
    const db = ownTables<AccountTables & SchoolsTables>(all);
    const people: Schooled[] = [];
    for (let school = 0; school < count; school += 1) {
      const schoolId = await aSchool(db, { name: `Schule ${school}` });
      for (let index = 0; index < 25; index += 1) {
        const classId = await aClass(db, schoolId, `${index + 1}a`);
        const teacher = await aPerson(db, { firstName: 'Lehr', lastName: 'Person', roles: ['Teacher'] });
        await belongsTo(db, teacher.userId, schoolId, 'teacher');
        await teaches(db, teacher.userId, classId);
        people.push({ ...teacher, classId, isTeacher: true });
        for (let number = 1; number <= 20; number += 1) {
          const pupil = await aPerson(db, { firstName: 'Kind', lastName: 'Klein', roles: ['Pupil'] });
          await attends(db, pupil.userId, classId, number);
          people.push({ ...pupil, classId, isTeacher: false });
        }
      }
    }
    await sql`analyze`.execute(db);
    return people;
  });
}
