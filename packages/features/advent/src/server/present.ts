import { presentFile } from '@pausenplatz/documents/server';
import type { CallContext } from '@pausenplatz/kernel-server';
import { zurichDay } from '@pausenplatz/kernel-format';
import { adventTexts } from '../texts.ts';
import type { EditedDoor, ShownCalendar, ShownContent } from '../contract/index.ts';
import { doorDays } from '../rules/door-day.ts';
import { doorLabel } from '../rules/door-label.ts';
import { doorState, doorTimes, type DoorTimes, nextChange } from '../rules/door-state.ts';
import type { DoorFace, DoorRow, FileOfDoor } from './queries.ts';
import type { CalendarRow, CalendarScope } from './scope.ts';
import type { AdventTables } from './tables.ts';

type Services = Pick<CallContext<AdventTables>, 'signer' | 'clock'>;

/** A door with its day and its times. */
export interface TimedDoor<Row extends DoorFace = DoorFace> {
  readonly row: Row;
  readonly day: string;
  readonly label: string;
  readonly times: DoorTimes;
}

/** The doors that the calendar has, by number; rows beyond its last one wait in case that it grows again. */
export function timedDoors<Row extends DoorFace>(calendar: CalendarRow, rows: readonly Row[]): readonly TimedDoor<Row>[] {
  const days = doorDays({ startsOn: calendar.starts_on, schoolDaysOnly: calendar.school_days_only }, calendar.doors);
  const shown = rows.filter(({ number }) => number <= calendar.doors);
  const dayOf = (row: Row) => row.opens_on ?? days[row.number - 1] ?? calendar.starts_on;
  const lastDay = shown.map(dayOf).toSorted().at(-1) ?? calendar.starts_on;
  const opening = { mode: calendar.mode, openHour: calendar.open_hour, lastDay };
  const counted = { doors: calendar.doors, countsDown: calendar.counts_down };
  return shown.map((row) => ({ row, day: dayOf(row), label: doorLabel(row.number, counted), times: doorTimes(dayOf(row), opening) }));
}

/** Something may be shown of it: of a child's door only what a teacher has released. */
export const isFilled = ({ holds, work }: Pick<DoorFace, 'holds' | 'work'>): boolean => holds && work === 'released';

interface Asker {
  /** Doors behind which they have looked. */
  readonly opened: ReadonlySet<number>;
  readonly picture: FileOfDoor | null;
}

export function presentCalendar(services: Services, scope: CalendarScope, doors: readonly TimedDoor[], asker: Asker): ShownCalendar {
  const { row, rights, userId } = scope;
  const now = services.clock.now();
  const today = zurichDay(now);
  return {
    id: row.id,
    title: row.title,
    lead: row.lead,
    scene: row.scene,
    layout: row.layout,
    doorType: row.door_type,
    doors: row.doors,
    perRow: row.per_row,
    visibility: row.visibility,
    isMixed: row.is_mixed,
    picture: asker.picture && namelessFile(services, asker.picture),
    className: doors.some(({ row: door }) => door.pupil_id !== null) ? scope.className : null,
    doorList: doors.map(({ row: door, label, times, day }) => ({
      number: door.number,
      label,
      state: doorState(times, now, isFilled(door)),
      opensAt: times.opensAt.toISOString(),
      isToday: day === today,
      isOpened: asker.opened.has(door.number),
      place: placeOf(door),
    })),
    changesAt:
      nextChange(
        doors.map(({ times }) => times),
        now,
      )?.toISOString() ?? null,
    now: now.toISOString(),
    canEdit: rights.has('edit'),
    ownDoors: doors.filter(({ row: door }) => userId !== null && door.pupil_id === userId).map(({ row: door }) => door.number),
  };
}

export function presentEditedDoor(
  services: Services,
  { row, label, times }: TimedDoor<DoorRow>,
  pupilNames: ReadonlyMap<string, string>,
): EditedDoor {
  const pupilName = row.pupil_id === null ? null : (pupilNames.get(row.pupil_id) ?? null);
  return {
    number: row.number,
    label,
    opensAt: times.opensAt.toISOString(),
    opensOn: row.opens_on,
    place: placeOf(row),
    content: presentContent(services, row),
    work: row.work,
    // Whoever left the class has no door in it any more.
    pupilId: pupilName === null ? null : row.pupil_id,
    pupilName,
    note: row.note,
  };
}

/** What is behind a door; null where nothing is, or where its file is gone. */
export function presentContent(services: Services, { content, file }: Pick<DoorRow, 'content' | 'file'>): ShownContent | null {
  if (content === null) return null;
  const hasFile = ['picture', 'video', 'audio'].includes(String(content['kind']));
  if (hasFile && !file) return null;
  // The contract's schema checked it when it was stored, and checks it again when it leaves.
  return { ...content, ...(hasFile && file && { fileId: file.id, file: namelessFile(services, file) }) } as unknown as ShownContent;
}

/** Children name their files after themselves. */
function namelessFile(services: Services, file: FileOfDoor) {
  const { id: _id, ...shown } = presentFile(services, file);
  return { ...shown, name: adventTexts.file };
}

const placeOf = ({ x, y }: Pick<DoorFace, 'x' | 'y'>) => (x === null || y === null ? null : { x, y });
