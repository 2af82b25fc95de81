import type { PeopleTables } from '@pausenplatz/account/server';
import type { DocumentsTables } from '@pausenplatz/documents/server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { Generated, JSONColumnType } from 'kysely';
import type { BoxSide, FeedbackType, PupilSortOrder, RepeatMode, Subject } from '../contract/index.ts';

/** Tables of the planner. Days are YYYY-MM-DD; `position` is a fractional index, compared byte by byte. */
export interface OwnTables {
  /** What a class has chosen; a class without a row has the defaults. */
  homework_class: {
    class_id: string;
    title: string;
    subjects: JSONColumnType<Subject[]>;
    limit_minutes: number | null;
    pupils_can_set_duration: boolean;
    pupil_sort_order: PupilSortOrder;
  };
  /** What a school says for its classes; a school without a row says nothing. */
  homework_school: { school_id: string; limit_minutes: number };
  homework_box: {
    id: string;
    class_id: string;
    side: BoxSide;
    title: string;
    position: string;
    per_week: boolean;
    deleted_at: Date | null;
  };
  homework_series: { id: string; mode: RepeatMode; selected_days: number[]; first_day: string; last_day: string; created_by: string };
  /** Belongs to a class, or privately to one person. In a box that begins anew every week, `date` is the Monday. */
  homework_task: {
    id: string;
    class_id: string | null;
    owner_id: string | null;
    date: string | null;
    box_id: string | null;
    task: string;
    subject: string | null;
    event: boolean;
    event_date_to: string | null;
    minutes: number | null;
    visible: boolean;
    assigned_to_class: boolean;
    position: string;
    series_id: string | null;
    /** Path of an own screen. */
    opens: string | null;
    revision: Generated<number>;
    created_by: string;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
  };
  /** One pupil and one task: whether it was given to just them, and what they did. */
  homework_assignee: { task_id: string; user_id: string; selected: boolean; done_at: Date | null; minutes: number | null };
  homework_feedback: {
    id: string;
    task_id: string;
    user_id: string;
    type: FeedbackType;
    feedback: string;
    teacher_id: string;
    shared: boolean;
    created_at: Generated<Date>;
  };
  homework_attachment: { task_id: string; file_id: string; position: number };
  /** Secrets are kept as SHA-256 only: who reads the table can open nothing with it. */
  homework_share: {
    id: string;
    class_id: string;
    secret_hash: string;
    created_by: string;
    created_at: Generated<Date>;
    last_used_at: Date | null;
  };
  homework_feed: { user_id: string; secret_hash: string; created_at: Generated<Date>; last_read_at: Date | null };
}

export type HomeworkTables = OwnTables & SchoolsTables & DocumentsTables & PeopleTables;
