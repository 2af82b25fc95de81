import type { World } from '@pausenplatz/account/testing';
import { zurichDay } from '@pausenplatz/kernel-format';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import type { Insertable } from 'kysely';
import { adventLimits } from '../contract/limits.ts';
import type { AdventTables } from '../server/index.ts';

type Calendar = Insertable<AdventTables['advent_calendar']>;
type Door = Insertable<AdventTables['advent_door']>;

export const adventTablesOf = (world: Pick<World, 'services'>) => ownTables<AdventTables>(world.services.db);

/** Plants a calendar of class 3a whose first door opens today at midnight; answers its id. Doors are empty unless said. */
export async function aCalendar(
  world: World,
  more: Partial<Calendar> = {},
  doors: Readonly<Record<number, Partial<Door>>> = {},
): Promise<string> {
  const id = newId();
  const db = adventTablesOf(world);
  const row: Calendar = {
    id,
    owner_id: world.people.teacherOfClass.userId,
    class_id: world.ownClassId,
    title: 'Unser Kalender',
    lead: '',
    scene: 'school',
    layout: 'scene',
    door_type: 'window',
    doors: 24,
    per_row: 6,
    starts_on: zurichDay(world.services.clock.now()),
    open_hour: 0,
    mode: 'from',
    school_days_only: false,
    counts_down: false,
    is_mixed: true,
    visibility: 'class',
    created_at: world.services.clock.now(),
    ...more,
  };
  await db.insertInto('advent_calendar').values(row).execute();
  const rows = Array.from({ length: adventLimits.doors }, (_, index) => ({ calendar_id: id, number: index + 1, ...doors[index + 1] }));
  await db.insertInto('advent_door').values(rows).execute();
  return id;
}

/** Columns of a door behind which words are that may be shown. */
export const words = (text: string): Partial<Door> => ({
  content: JSON.stringify({ kind: 'text', title: '', text }),
  work: 'released',
});
