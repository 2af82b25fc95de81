import { newId } from '@pausenplatz/kernel-server';
import type { Insertable, Kysely } from 'kysely';
import type { HomeworkTables } from './tables.ts';

type Row = Insertable<HomeworkTables['homework_task']>;
export type PlantedTask = Pick<Row, 'task' | 'created_by'> & Partial<Row>;

/** Stores a task as the product itself brings it (demo school, tests); answers its id. */
export async function plantTask(db: Kysely<HomeworkTables>, task: PlantedTask): Promise<string> {
  const id = newId();
  const usual = {
    id,
    class_id: null,
    owner_id: null,
    date: null,
    box_id: null,
    subject: null,
    event: false,
    event_date_to: null,
    minutes: null,
    visible: true,
    assigned_to_class: true,
    position: 'a0',
    series_id: null,
    deleted_at: null,
  };
  await db
    .insertInto('homework_task')
    .values({ ...usual, ...task })
    .execute();
  return id;
}
