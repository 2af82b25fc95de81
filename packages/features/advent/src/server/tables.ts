import type { PeopleTables } from '@pausenplatz/account/server';
import type { DocumentsTables } from '@pausenplatz/documents/server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { ColumnType, Generated } from 'kysely';
import type { AdventScene, AdventVisibility, DoorLayout, DoorWork, OpeningMode } from '../contract/calendar.ts';
import type { DoorType } from '../contract/door-types.data.ts';

/** A column of type `date`: YYYY-MM-DD on both ways. */
type Day = ColumnType<string, string, string>;

/** Tables of advent calendars. */
export interface OwnTables {
  advent_calendar: {
    id: string;
    /** Who made it; of a calendar without a class its only author. */
    owner_id: string;
    class_id: string | null;
    title: string;
    lead: Generated<string>;
    scene: AdventScene;
    picture_id: string | null;
    layout: DoorLayout;
    door_type: DoorType;
    doors: number;
    per_row: number;
    starts_on: Day;
    open_hour: number;
    mode: OpeningMode;
    school_days_only: boolean;
    counts_down: boolean;
    is_mixed: boolean;
    visibility: AdventVisibility;
    created_at: Date;
    deleted_at: Date | null;
  };
  advent_door: {
    calendar_id: string;
    number: number;
    opens_on: ColumnType<string | null, string | null | undefined, string | null>;
    x: number | null;
    y: number | null;
    /** Everything but the file. */
    content: ColumnType<Readonly<Record<string, unknown>> | null, string | null | undefined, string | null>;
    file_id: string | null;
    work: Generated<DoorWork>;
    pupil_id: string | null;
    note: Generated<string>;
  };
  advent_opened: {
    calendar_id: string;
    number: number;
    user_id: string;
  };
}

export type AdventTables = OwnTables & SchoolsTables & PeopleTables & DocumentsTables;
