import { demoKey, type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import type { ClassColor } from '../../contract/index.ts';
import type { SchoolsTables } from '../tables.ts';

export const demoClassNames = ['3a', '4b', '6c', 'Sek A'] as const;
export type DemoClassName = (typeof demoClassNames)[number];

/** Ids of the fictional demo school, so that each feature can add to it. */
export interface DemoSchool {
  readonly schoolId: string;
  readonly primaryId: string;
  readonly secondaryId: string;
  readonly classes: Readonly<Record<DemoClassName, string>>;
}

const classes: readonly { name: DemoClassName; color: ClassColor; of: 'primaryId' | 'secondaryId' }[] = [
  { name: '3a', color: 'orange', of: 'primaryId' },
  { name: '4b', color: 'blue', of: 'primaryId' },
  { name: '6c', color: 'violet', of: 'primaryId' },
  { name: 'Sek A', color: 'green', of: 'secondaryId' },
];

/** Where the other features find it. */
export const demoSchool = demoKey<DemoSchool>('school');

/** Plants the school Sonnenberg with its two child schools and four classes. */
export async function plantDemoSchool({ services, leave }: DemoWorld): Promise<void> {
  const db = ownTables<SchoolsTables>(services.db);
  const ids = { schoolId: newId(), primaryId: newId(), secondaryId: newId() };
  const shared = { place: 'Musterlingen', confirmed_at: new Date() };
  await db
    .insertInto('school')
    .values([
      { id: ids.schoolId, name: 'Schule Sonnenberg', ...shared, parent_id: null },
      { id: ids.primaryId, name: 'Primarschule Sonnenberg', ...shared, parent_id: ids.schoolId },
      { id: ids.secondaryId, name: 'Sekundarschule Sonnenberg', ...shared, parent_id: ids.schoolId },
    ])
    .execute();
  const rows = classes.map(({ name, color, of }) => ({
    id: newId(),
    school_id: ids[of],
    name,
    color,
    archived_at: null,
    deleted_at: null,
  }));
  await db.insertInto('school_class').values(rows).execute();
  const idOf = (name: DemoClassName) => rows.find((row) => row.name === name)?.id ?? '';
  leave(demoSchool, { ...ids, classes: { '3a': idOf('3a'), '4b': idOf('4b'), '6c': idOf('6c'), 'Sek A': idOf('Sek A') } });
}
