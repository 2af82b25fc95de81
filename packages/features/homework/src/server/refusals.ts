import { defineRefusals } from '@pausenplatz/kernel-contract';
import { homeworkTexts } from '../texts.ts';

export const homeworkRefusals = defineRefusals(
  {
    TASK_NOT_FOUND: { status: 404, messageType: 'warning' },
    TASK_FORBIDDEN: { status: 403, messageType: 'permission' },
    PLAN_FORBIDDEN: { status: 403, messageType: 'permission' },
    /** The class is in the archive: its plan is read, not changed. */
    PLAN_ARCHIVED: { status: 409, messageType: 'warning' },
    PLAN_NOT_FOUND: { status: 404, messageType: 'warning' },
    /** Somebody else changed the same words meanwhile; the details hold their text. */
    TASK_TEXT_CONFLICT: { status: 409, messageType: 'warning' },
    DAY_IS_FULL: { status: 409, messageType: 'warning' },
    PLACE_IMPOSSIBLE: { status: 400, messageType: 'warning' },
    EVENT_END_IMPOSSIBLE: { status: 400, messageType: 'warning' },
    PUPIL_NOT_IN_CLASS: { status: 400, messageType: 'warning' },
    HAS_FEEDBACK: { status: 409, messageType: 'warning' },
    FEEDBACK_GONE: { status: 409, messageType: 'warning' },
    REPEAT_IMPOSSIBLE: { status: 400, messageType: 'warning' },
    REPEAT_TOO_LONG: { status: 400, messageType: 'warning' },
    NOT_REPEATED: { status: 409, messageType: 'info' },
    DURATION_NOT_ALLOWED: { status: 403, messageType: 'permission' },
    FILE_NOT_FOUND: { status: 404, messageType: 'warning' },
    BOX_NOT_FOUND: { status: 404, messageType: 'warning' },
    BOX_NOT_EMPTY: { status: 409, messageType: 'warning' },
    TOO_MANY_BOXES: { status: 409, messageType: 'warning' },
    SHARE_NOT_FOUND: { status: 404, messageType: 'warning' },
    TOO_MANY_SHARES: { status: 409, messageType: 'warning' },
    RANGE_IMPOSSIBLE: { status: 400, messageType: 'warning' },
  },
  homeworkTexts.refusals,
);
