import { cleanFileName, freeName } from '@pausenplatz/documents/rules';
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
  const classes = await db
    .selectFrom('school_class')
    .select(['id', 'name', 'school_id'])
    .where('school_id', 'in', schoolIds)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const classesOf = Map.groupBy(classes, (one) => one.school_id);
  return schools.flatMap((school) => {
    const folder = `${cleanFileName(school.name)}/`;
    const whole = services.steps.of('exportSchool').map(
      ({ feature, step }) =>
        async () =>
          collectedOf(folder, feature, await step(services, school.id, asker)),
    );
    return [...whole, ...byClass(services, asker, { folder, classes: classesOf.get(school.id) ?? [] })];
  });
}

interface SchoolClasses {
  readonly folder: string;
  readonly classes: readonly { readonly id: string; readonly name: string }[];
}

/** Features that know nothing of a school as a whole are asked class by class, so that none can be forgotten. */
function byClass(services: Services, asker: UserActor, { folder, classes }: SchoolClasses): readonly Question[] {
  const asked = new Set(services.steps.of('exportSchool').map(({ feature }) => feature));
  const others = services.steps.of('exportClass').filter(({ feature }) => !asked.has(feature));
  // Classes of two years may bear one name.
  const taken = new Set<string>();
  return classes.flatMap(({ id, name }) => {
    const below = `${folder}${freeName(cleanFileName(name), taken)}/`;
    return others.map(({ feature, step }) => async () => {
      const part = await step(services, id, asker);
      return part && collectedOf(below, feature, part);
    });
  });
}
