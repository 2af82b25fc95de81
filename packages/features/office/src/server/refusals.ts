import { defineRefusals } from '@pausenplatz/kernel-contract';
import { accountRefusals } from '@pausenplatz/account/server';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { officeTexts } from '../texts.ts';

/** What the administration refuses, together with what classes and schools refuse for it. */
export const officeRefusals = {
  ...schoolRefusals,
  TOO_MANY_ATTEMPTS: accountRefusals.TOO_MANY_ATTEMPTS,
  INVITATIONS_USED_UP: accountRefusals.INVITATIONS_USED_UP,
  EXPORT_NEEDS_PASSWORD: accountRefusals.EXPORT_NEEDS_PASSWORD,
  ...defineRefusals(
    {
      PERSON_NOT_FOUND: { status: 404, messageType: 'warning' },
      PERSON_FORBIDDEN: { status: 403, messageType: 'permission' },
      PERSON_IN_CLASS: { status: 409, messageType: 'warning' },
      EMAIL_TAKEN: { status: 409, messageType: 'warning' },
      NUMBER_TAKEN: { status: 409, messageType: 'warning' },
      EXTERNAL_ID_TAKEN: { status: 409, messageType: 'warning' },
      HANDOVER_ENDED: { status: 404, messageType: 'warning' },
      HANDOVER_NONE: { status: 409, messageType: 'info' },
      CONFIRMATION_UNKNOWN: { status: 404, messageType: 'warning' },
      CLASS_CHANGED: { status: 409, messageType: 'info' },
      CLASS_NAME_TAKEN: { status: 409, messageType: 'warning' },
      SAME_CLASS: { status: 400, messageType: 'warning' },
      RESTORE_TOO_LATE: { status: 409, messageType: 'warning' },
      SCHOOL_NOT_EMPTY: { status: 409, messageType: 'warning' },
      ALREADY_MEMBER: { status: 409, messageType: 'info' },
      JOIN_TOO_OFTEN: { status: 429, messageType: 'warning' },
      REQUEST_NOT_FOUND: { status: 404, messageType: 'warning' },
      REASON_MISSING: { status: 400, messageType: 'warning' },
      IMPORT_PLAN_CHANGED: { status: 409, messageType: 'warning' },
      IMPORT_NOTHING: { status: 400, messageType: 'warning' },
      IMPORT_NOT_FOUND: { status: 404, messageType: 'warning' },
      IMPORT_UNDO_LATE: { status: 409, messageType: 'warning' },
      IMPORT_UNDONE: { status: 409, messageType: 'info' },
      IMPORT_RUNNING: { status: 409, messageType: 'info' },
      LETTER_PLACEHOLDER: { status: 400, messageType: 'warning' },
      NOTHING_TO_PRINT: { status: 409, messageType: 'info' },
      PLAN_NOT_FOUND: { status: 404, messageType: 'warning' },
      PLAN_NOT_READY: { status: 409, messageType: 'warning' },
      PLAN_HAS_RUN: { status: 409, messageType: 'info' },
      PLAN_STEP_DONE: { status: 409, messageType: 'info' },
      PLAN_UNDO_IMPOSSIBLE: { status: 409, messageType: 'warning' },
      PLAN_CLASS_ERASED: { status: 409, messageType: 'warning' },
      LINKS_BUSY: { status: 409, messageType: 'info' },
      LINKS_ENOUGH: { status: 429, messageType: 'warning' },
      EXPORT_NOT_FOUND: { status: 404, messageType: 'warning' },
    },
    officeTexts.refusals,
  ),
} as const;
