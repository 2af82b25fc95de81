import { defineRefusals } from '@pausenplatz/kernel-contract';
import { officeRefusals } from '@pausenplatz/office/server';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { yearRefusalTexts } from '../texts.ts';

/** What it refuses, together with what classes and schools refuse for it. */
export const yearChangeRefusals = {
  ...schoolRefusals,
  PERSON_NOT_FOUND: officeRefusals.PERSON_NOT_FOUND,
  ...defineRefusals(
    {
      PLAN_NOT_FOUND: { status: 404, messageType: 'warning' },
      PLAN_NOT_READY: { status: 409, messageType: 'warning' },
      PLAN_HAS_RUN: { status: 409, messageType: 'info' },
      PLAN_YEAR_OVER: { status: 409, messageType: 'warning' },
      PLAN_DAY_OUTSIDE: { status: 400, messageType: 'warning' },
      PLAN_STEP_DONE: { status: 409, messageType: 'info' },
      PLAN_UNDO_IMPOSSIBLE: { status: 409, messageType: 'warning' },
      PLAN_NAME_TAKEN: { status: 409, messageType: 'warning' },
      PLAN_CLASS_ERASED: { status: 409, messageType: 'warning' },
    },
    yearRefusalTexts,
  ),
} as const;
