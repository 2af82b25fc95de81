import type { PeopleTables } from '@pausenplatz/account/server';
import type { OutputOf } from '@pausenplatz/kernel-contract';
import type { ProgressTables } from '@pausenplatz/progress/server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { ColumnType, Generated } from 'kysely';
import type { finishMentalRun, RunKind, Stage } from '../contract/index.ts';
import type { Calculation } from '../rules/index.ts';

/** Tables of mental arithmetic. What is derived from answers lies with progress. */
export interface OwnTables {
  /** A run as it was drawn; `result` is what was answered when it was handed in. */
  mental_arithmetic_run: {
    id: string;
    user_id: string;
    stage: Stage;
    kind: RunKind;
    limit_ms: number | null;
    tasks: ColumnType<Calculation[], string, never>;
    started_at: Date;
    finished_at: Generated<Date | null>;
    asked: Generated<number>;
    answered: Generated<number>;
    right_first: Generated<number>;
    timeouts: Generated<number>;
    ms: Generated<number>;
    is_passed: Generated<boolean>;
    result: ColumnType<OutputOf<typeof finishMentalRun> | null, string | undefined, string>;
  };
}

export type MentalArithmeticTables = OwnTables & SchoolsTables & PeopleTables & ProgressTables;
