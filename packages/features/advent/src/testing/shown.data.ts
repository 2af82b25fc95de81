import type { EditedDoor, ShownCalendar } from '../contract/index.ts';

const now = '2026-12-04T08:00:00.000Z';
export const calendarId = 'K'.repeat(22);

/** A calendar on the 4th of December, as the server tells it. */
export const aShownCalendar = (more: Partial<ShownCalendar> = {}): ShownCalendar => ({
  id: calendarId,
  title: 'Unser Adventskalender',
  lead: '',
  scene: 'school',
  layout: 'scene',
  doorType: 'window',
  doors: 24,
  perRow: 6,
  visibility: 'public',
  picture: null,
  isMixed: true,
  className: null,
  doorList: Array.from({ length: 24 }, (_, index) => ({
    number: index + 1,
    label: String(index + 1),
    state: index < 4 ? 'open' : 'closed',
    opensAt: `2026-12-${String(index + 1).padStart(2, '0')}T05:00:00.000Z`,
    isToday: index === 3,
    isOpened: false,
    place: null,
  })),
  changesAt: '2026-12-05T05:00:00.000Z',
  now,
  canEdit: false,
  ownDoors: [],
  ...more,
});

export const anEditedDoor = (more: Partial<EditedDoor> = {}): EditedDoor => ({
  number: 1,
  label: '1',
  opensAt: '2026-12-01T05:00:00.000Z',
  opensOn: null,
  place: null,
  content: null,
  work: 'empty',
  pupilId: null,
  pupilName: null,
  note: '',
  ...more,
});
