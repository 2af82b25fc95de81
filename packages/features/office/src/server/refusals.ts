import { defineRefusals } from '@pausenplatz/kernel-contract';
import { invitationsRefusals } from '@pausenplatz/invitations/server';
import { accountRefusals } from '@pausenplatz/account/server';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { officeTexts } from '../texts.ts';

/** What the administration refuses, together with what classes and schools refuse for it. */
export const officeRefusals = {
  ...schoolRefusals,
  TOO_MANY_ATTEMPTS: accountRefusals.TOO_MANY_ATTEMPTS,
  INVITATIONS_USED_UP: invitationsRefusals.INVITATIONS_USED_UP,
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
      INVITATION_NOT_FOUND: { status: 404, messageType: 'info' },
      CLASS_CHANGED: { status: 409, messageType: 'info' },
      CLASS_NAME_TAKEN: { status: 409, messageType: 'warning' },
      LOG_DAYS: { status: 400, messageType: 'warning' },
      SAME_CLASS: { status: 400, messageType: 'warning' },
      RESTORE_TOO_LATE: { status: 409, messageType: 'warning' },
      CHILD_NAME_TAKEN: { status: 409, messageType: 'warning' },
      SCHOOL_NOT_EMPTY: { status: 409, messageType: 'warning' },
    },
    officeTexts.refusals,
  ),
} as const;
