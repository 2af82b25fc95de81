import { defineRefusals } from '@pausenplatz/kernel-contract';
import { schoolTexts } from '../texts.ts';

export const schoolRefusals = defineRefusals(
  {
    CLASS_NOT_FOUND: { status: 404, messageType: 'warning' },
    CLASS_FORBIDDEN: { status: 403, messageType: 'permission' },
    /** The school keeps its classes centrally, so its teachers may not. */
    CLASS_KEPT_BY_ADMINS: { status: 403, messageType: 'permission' },
    /** The roster comes from the school's directory, so nobody changes it by hand. */
    CLASS_SYNCHRONISED: { status: 403, messageType: 'permission' },
    CLASS_ARCHIVED: { status: 409, messageType: 'warning' },
    SCHOOL_NOT_FOUND: { status: 404, messageType: 'warning' },
    SCHOOL_FORBIDDEN: { status: 403, messageType: 'permission' },
    /** The operator has not confirmed the school yet. */
    SCHOOL_UNCONFIRMED: { status: 403, messageType: 'info' },
    /** Somebody belongs to a school that this one has nothing to do with. */
    PUPIL_ELSEWHERE: { status: 409, messageType: 'warning' },
    GROUP_NOT_FOUND: { status: 404, messageType: 'warning' },
    LAST_ADMIN: { status: 409, messageType: 'warning' },
    CLASS_FULL: { status: 409, messageType: 'warning' },
    JOIN_OPEN: { status: 409, messageType: 'info' },
    JOIN_ANSWERED: { status: 409, messageType: 'info' },
  },
  schoolTexts.refusals,
);
