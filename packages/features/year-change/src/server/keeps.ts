import { keepsOf, withoutId } from '@pausenplatz/kernel-server';
import { withoutMoves, withoutPerson } from '../rules/index.ts';
import type { OwnTables } from './tables.ts';

const planned = 'is what the school plans';

/** Where plans hold people and classes. They stay with the school; whoever goes stands in them no more. */
export const yearChangeKeeps = keepsOf<OwnTables>()({
  people: {
    'year_plan.created_by': { erased: 'nobody', notExported: 'is the school’s; who did it stands in the log' },
    'year_step.step': { erased: { json: withoutPerson }, notExported: planned },
    'year_step.memo': { erased: { json: withoutPerson }, notExported: 'repeats where people were; the log has it' },
  },
  classes: {
    'year_step.class_id': { erased: 'row', notExported: planned },
    'year_step.step': { erased: { json: withoutMoves }, notExported: planned },
    'year_step.memo': { erased: { json: withoutId }, notExported: 'is how the school takes a change back' },
  },
  neither: {
    year_plan: ['id', 'school_id', 'state', 'task_id'],
    year_step: ['plan_id', 'state', 'failure'],
  },
});
