import type { Updateable } from 'kysely';
import type { CalendarSettings } from '../contract/index.ts';
import type { CalendarRow } from './scope.ts';
import type { AdventTables } from './tables.ts';

const columnOf = {
  title: 'title',
  lead: 'lead',
  scene: 'scene',
  layout: 'layout',
  doorType: 'door_type',
  doors: 'doors',
  perRow: 'per_row',
  visibility: 'visibility',
  pictureId: 'picture_id',
  startsOn: 'starts_on',
  openHour: 'open_hour',
  mode: 'mode',
  schoolDaysOnly: 'school_days_only',
  countsDown: 'counts_down',
  isMixed: 'is_mixed',
} as const satisfies Readonly<Record<keyof CalendarSettings, keyof CalendarRow>>;

// Object.entries widens to string; the keys are the names by construction.
const columns = Object.entries(columnOf) as [keyof CalendarSettings, keyof CalendarRow][];

type Columns = Pick<CalendarRow, (typeof columnOf)[keyof CalendarSettings]>;

type SomeSettings = { readonly [Name in keyof CalendarSettings]?: CalendarSettings[Name] | undefined };

/** The columns of settings, as many as there are. */
export function columnsOf(settings: CalendarSettings): Columns;
export function columnsOf(settings: SomeSettings): Updateable<AdventTables['advent_calendar']>;
export function columnsOf(settings: SomeSettings): object {
  return Object.fromEntries(columns.flatMap(([name, column]) => (settings[name] === undefined ? [] : [[column, settings[name]]])));
}

/** The settings of a row. */
export function settingsOf(row: CalendarRow): CalendarSettings {
  return Object.fromEntries(columns.map(([name, column]) => [name, row[column]])) as unknown as CalendarSettings;
}
