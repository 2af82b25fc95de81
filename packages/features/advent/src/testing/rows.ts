import type { ClassScene, PersonScene, Rows } from '@pausenplatz/kernel-server/testing';

const aCalendarRow = (id: string, ownerId: string, classId: string | null) => ({
  id,
  owner_id: ownerId,
  class_id: classId,
  title: 'Unser Kalender',
  lead: '',
  scene: 'school',
  layout: 'scene',
  door_type: 'window',
  doors: 24,
  per_row: 6,
  starts_on: '2027-12-01',
  open_hour: 6,
  mode: 'from',
  school_days_only: false,
  counts_down: false,
  is_mixed: true,
  visibility: 'class',
  created_at: new Date(),
});

const content = JSON.stringify({ kind: 'text', title: '', text: 'Ein Igel' });

/** Something of a class in every table of the feature that has anything of classes. */
export const rowsOfClass = ({ id, classId, teacher, pupil, files }: ClassScene): Rows => ({
  advent_calendar: [aCalendarRow(id('advent'), teacher, classId)],
  advent_door: [
    { calendar_id: id('advent'), number: 1, content, work: 'released', pupil_id: pupil, file_id: files.own },
    { calendar_id: id('advent'), number: 2, content, work: 'released' },
  ],
  advent_opened: [{ calendar_id: id('advent'), number: 1, user_id: pupil }],
});

/** Everything that the feature keeps of a person and tells in their export. */
export const rowsOfPerson = ({ userId, classId, id }: PersonScene): Rows => ({
  advent_calendar: [aCalendarRow(id('advent'), userId, classId)],
  advent_door: [{ calendar_id: id('advent'), number: 1, content, work: 'waiting', pupil_id: userId }],
  advent_opened: [{ calendar_id: id('advent'), number: 1, user_id: userId }],
});
