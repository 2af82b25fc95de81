import { cleanFileName } from '@pausenplatz/documents/rules';
import { ownTables, type Services, type UserActor } from '@pausenplatz/kernel-server';
import { schoolsBelow } from '@pausenplatz/schools/server';
import type { SchoolReportsTables } from '../tables.ts';
import { type Collected, collectedOf } from './collected.ts';

/** One question to one feature about one school or class; null where it has nothing. */
type Question = () => Promise<Collected | null>;

/** What is to be asked of whom for an export, always in the same order. */
export async function questionsOf(
  services: Services,
  { what, id }: { readonly what: 'school' | 'class'; readonly id: string },
  asker: UserActor,
): Promise<readonly Question[]> {
  if (what === 'class')
    return services.steps.of('exportClass').map(({ feature, step }) => async () => {
      const part = await step(services, id, asker);
      return part && collectedOf('', feature, part);
    });
  const db = ownTables<SchoolReportsTables>(services.db);
  const schoolIds = await schoolsBelow(db, id);
  const schools = await db.selectFrom('school').select(['id', 'name']).where('id', 'in', schoolIds).orderBy('name').orderBy('id').execute();
  return schools.flatMap((school) =>
    services.steps.of('exportSchool').map(
      ({ feature, step }) =>
        async () =>
          collectedOf(`${cleanFileName(school.name)}/`, feature, await step(services, school.id, asker)),
    ),
  );
}
