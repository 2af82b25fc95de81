import type { PeopleTables } from '@pausenplatz/account/server';
import type { ProgressTables } from '@pausenplatz/progress/server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { ColumnType, Generated } from 'kysely';
import type { OutputOf } from '@pausenplatz/kernel-contract';
import type { finishRun, KeySet, RunKind } from '../contract/index.ts';
import type { Clock, Task } from '../rules/index.ts';

/** A tile calculation or a marked cell, as the specification names them. */
export type RunLog =
  | { readonly a: number; readonly b: number; readonly tiles: number[]; readonly ms: number; readonly ok: boolean }[]
  | { readonly cell: number; readonly ms: number; readonly ok: boolean }[];

/** Tables of multiplication. What is derived from answers lies with progress. */
export interface OwnTables {
  /** A run as it was drawn; `result` is what was answered when it was handed in. */
  multiplication_run: {
    id: string;
    user_id: string;
    kind: RunKind;
    level: number | null;
    series: number | null;
    clock: ColumnType<Clock, string | null, never>;
    tasks: ColumnType<Task[], string, never>;
    started_at: Date;
    finished_at: Generated<Date | null>;
    is_passed: Generated<boolean>;
    errors: Generated<number>;
    ms: Generated<number>;
    log: ColumnType<RunLog | null, undefined, string | null>;
    result: ColumnType<OutputOf<typeof finishRun> | null, string | undefined, string>;
  };
  multiplication_pass: { user_id: string; series: number; level: number; passed_at: Date };
  /** What a teacher set for a child; no row where nothing was. */
  multiplication_pupil: { user_id: string; time_mode: number; without_time: boolean; special_factors: number[]; mix_factors: number[] };
  multiplication_class: { class_id: string; key_set: KeySet };
  multiplication_diploma: { user_id: string; code: string; at: Date };
}

export type MultiplicationTables = OwnTables & SchoolsTables & PeopleTables & ProgressTables;
