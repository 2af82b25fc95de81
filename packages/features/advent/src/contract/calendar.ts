import { shownFile } from '@pausenplatz/documents/contract';
import { scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { shownContent } from './content.ts';
import { doorTypeNames } from './door-types.data.ts';
import { adventLimits } from './limits.ts';

/** What lies behind the doors: drawn by ourselves, or a picture of one's own. */
export const adventScenes = ['school', 'night', 'forest', 'meadow', 'picture'] as const;
export type AdventScene = (typeof adventScenes)[number];

/** Doors that belong to the school house, rows of doors, or doors wherever somebody put them. */
export const doorLayouts = ['scene', 'grid', 'free'] as const;
export type DoorLayout = (typeof doorLayouts)[number];

/** Only on its day, from its day on, or on its day and all of them once the last day has come. */
export const openingModes = ['day', 'from', 'end'] as const;
export type OpeningMode = (typeof openingModes)[number];

export const adventVisibilities = ['private', 'class', 'public'] as const;
export type AdventVisibility = (typeof adventVisibilities)[number];

const look = {
  title: scalars.text(adventLimits.titleMaximum),
  lead: scalars.optionalText(adventLimits.leadMaximum),
  scene: z.enum(adventScenes),
  layout: z.enum(doorLayouts),
  doorType: z.enum(doorTypeNames),
  doors: z.int().check(z.gte(1), z.lte(adventLimits.doors)),
  perRow: z.int().check(z.gte(1), z.lte(adventLimits.perRow)),
  visibility: z.enum(adventVisibilities),
} as const;

/** What its author chooses. */
export const calendarSettings = z.strictObject({
  ...look,
  /** The picture behind the doors, where the scene is one. */
  pictureId: z.nullable(scalars.id),
  startsOn: scalars.calendarDay,
  /** Hour of the day in Zurich at which a door opens. */
  openHour: z.int().check(z.gte(0), z.lte(23)),
  mode: z.enum(openingModes),
  /** Doors from Monday to Friday alone. */
  schoolDaysOnly: z.boolean(),
  /** Doors bear how many are left, for the way to a camp or to the holidays. */
  countsDown: z.boolean(),
  /** Numbers stand anywhere, and not in a row. */
  isMixed: z.boolean(),
});
export type CalendarSettings = z.output<typeof calendarSettings>;

/** Some of the settings: what was changed, and nothing that somebody else changes meanwhile. */
export const settingsChanges = z.partial(calendarSettings);

/** Percent of the picture: the middle of a door that somebody put there. */
const place = z.number().check(z.gte(0), z.lte(100));
export const doorPlace = z.strictObject({ x: place, y: place });

export const doorStates = ['closed', 'open', 'missed', 'empty'] as const;
export type DoorState = (typeof doorStates)[number];

/** A door as everybody sees it: never what is behind it. */
export const shownDoor = z.object({
  number: z.int(),
  /** What stands on it. */
  label: z.string(),
  state: z.enum(doorStates),
  /** When it opens, or opened. */
  opensAt: scalars.timestamp,
  isToday: z.boolean(),
  /** Whoever asks has looked behind it, as far as their account remembers. */
  isOpened: z.boolean(),
  place: z.nullable(doorPlace),
});
export type ShownDoor = z.output<typeof shownDoor>;

/** A calendar as everybody sees it who may. */
export const shownCalendar = z.object({
  id: scalars.id,
  ...look,
  picture: z.nullable(shownFile),
  isMixed: z.boolean(),
  /** Of whose children it is; null where no class made it. */
  className: z.nullable(z.string()),
  doorList: z.array(shownDoor),
  /** The next moment at which a door opens or closes; null where none will. */
  changesAt: z.nullable(scalars.timestamp),
  /** The server's clock, by which all of this is said. */
  now: scalars.timestamp,
  canEdit: z.boolean(),
  /** Somebody of the class who asks has doors of their own to fill. */
  ownDoors: z.array(z.int()),
});
export type ShownCalendar = z.output<typeof shownCalendar>;

export const doorWork = ['empty', 'draft', 'waiting', 'returned', 'released'] as const;
export type DoorWork = (typeof doorWork)[number];

/** A door as those see it who fill it. */
export const editedDoor = z.object({
  number: z.int(),
  label: z.string(),
  opensAt: scalars.timestamp,
  /** A day of its own, instead of the one that its number has. */
  opensOn: z.nullable(scalars.calendarDay),
  place: z.nullable(doorPlace),
  content: z.nullable(shownContent),
  work: z.enum(doorWork),
  pupilId: z.nullable(scalars.id),
  /** First name of the child whose door it is, while the child is in the class. */
  pupilName: z.nullable(z.string()),
  /** What the teacher said when it was given back. */
  note: z.string(),
});
export type EditedDoor = z.output<typeof editedDoor>;
