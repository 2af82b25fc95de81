import type { FederationTables } from '@pausenplatz/federation/server';
import type { AccountTables } from '@pausenplatz/account/server';
import type { JSONColumnType } from 'kysely';
import type { ClassStep } from '../rules/index.ts';

/** What a school plans for its classes at the end of the school year, and what was done. */
export interface OwnTables {
  year_plan: {
    id: string;
    school_id: string;
    school_year: number;
    /** Calendar day from which it is meant to run. */
    day: string;
    state: 'draft' | 'running' | 'done';
    task_id: string | null;
    created_by: string;
    created_at: Date;
  };
  year_step: {
    plan_id: string;
    class_id: string;
    position: number;
    step: JSONColumnType<ClassStep>;
    state: 'planned' | 'done' | 'undone' | 'failed';
    ran_at: Date | null;
    memo: JSONColumnType<Record<string, unknown>> | null;
    failure: string | null;
  };
}

export type YearChangeTables = OwnTables & AccountTables & FederationTables;
