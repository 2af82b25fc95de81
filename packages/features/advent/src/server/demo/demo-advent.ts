import { demoPeople } from '@pausenplatz/account/server';
import { storePicture } from '@pausenplatz/documents/server';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { type DemoWorld, type JobDefinition, ownTables, type Services } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import { adventLimits } from '../../contract/limits.ts';
import { nextDecember } from '../../rules/christmas.ts';
import type { AdventTables } from '../tables.ts';
import { demoDoors, demoProgress } from './doors.data.ts';
import { demoDrawings } from './drawings.data.ts';

/** The same in every demo school, so that pictures and lab can show it. */
const demoCalendarId = 'demo-adventskalender-1';

const doors = 24;
const doorsOpen = 8;

/** The first day of the demo calendar: in December that of Advent, otherwise as many days ago as doors shall be open today. */
function firstDay(today: string): string {
  const december = nextDecember(today);
  return december <= today ? december : addDays(today, 1 - doorsOpen);
}

/** Plants the calendar of class 3a, most of whose doors its children have filled. */
export async function demoAdvent({ services, find, addPage }: DemoWorld): Promise<void> {
  const db = ownTables<AdventTables>(services.db);
  const lea = find(demoPeople).get('lea.brunner') ?? '';
  const classId = find(demoSchool).classes['3a'];
  const calendar = {
    id: demoCalendarId,
    owner_id: lea,
    class_id: classId,
    title: 'Unser Adventskalender',
    lead: '',
    scene: 'school',
    layout: 'scene',
    door_type: 'window',
    doors,
    per_row: 6,
    starts_on: firstDay(zurichDay(services.clock.now())),
    open_hour: 6,
    mode: 'from',
    school_days_only: false,
    counts_down: false,
    is_mixed: true,
    visibility: 'public',
    created_at: services.clock.now(),
  } as const;
  await db.insertInto('advent_calendar').values(calendar).execute();
  const pupils = await db.selectFrom('class_pupil').select('user_id').where('class_id', '=', classId).orderBy('number').execute();
  const rows = [];
  for (let number = 1; number <= adventLimits.doors; number += 1) {
    const pupil = number <= doors ? (pupils[(number * 5) % pupils.length]?.user_id ?? null) : null;
    const isEmpty = number >= demoProgress.emptyFrom;
    const work = isEmpty ? 'empty' : number >= demoProgress.waitingFrom ? 'waiting' : 'released';
    // oxlint-disable-next-line no-await-in-loop -- pictures are stored one after the other
    rows.push({
      calendar_id: demoCalendarId,
      number,
      pupil_id: pupil,
      work,
      ...(!isEmpty && (await contentOf(services, lea, number))),
    } as const);
  }
  await db.insertInto('advent_door').values(rows).execute();
  const blocks = [{ type: 'AdventCalendar', settings: { calendarId: demoCalendarId } }];
  addPage({ title: 'Advent in der 3a', classId, createdBy: lea, blocks });
}

async function contentOf(services: Services, ownerId: string, number: number) {
  const [door] = demoDoors.slice((number - 1) % demoDoors.length);
  if (!door) return {};
  if (door.kind !== 'picture') return { content: JSON.stringify(door) };
  const { drawing, ...words } = door;
  const content = Buffer.from(demoDrawings[drawing]);
  const file = await storePicture(services, { ownerId, name: `${drawing}.png`, mimeType: 'image/png', content });
  return { content: JSON.stringify({ ...words, alt: door.title }), file_id: file };
}

/** Whoever looks at the demo school finds doors that are open and doors that are not: a calendar that is over begins again. */
export const moveDemoCalendar: JobDefinition = {
  name: 'advent-demo',
  everySeconds: 3_600,
  async run(services) {
    if (!services.config.demoSchool) return;
    const today = zurichDay(services.clock.now());
    await ownTables<AdventTables>(services.db)
      .updateTable('advent_calendar')
      .set({ starts_on: firstDay(today) })
      .where('id', '=', demoCalendarId)
      .where('starts_on', '<', addDays(today, -doors))
      .execute();
  },
};
