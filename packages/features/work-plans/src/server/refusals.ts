import { defineRefusals } from '@pausenplatz/kernel-contract';
import { workPlansTexts } from '../texts.ts';

export const workPlansRefusals = defineRefusals(
  {
    WORK_PLAN_NOT_FOUND: { status: 404, messageType: 'warning' },
    WORK_PLAN_FORBIDDEN: { status: 403, messageType: 'permission' },
    /** Another teacher's class has the plan too. */
    WORK_PLAN_KEPT_BY_OTHERS: { status: 403, messageType: 'permission' },
    WORK_PLAN_CLOSED: { status: 409, messageType: 'warning' },
    WORK_PLAN_TOO_LARGE: { status: 409, messageType: 'warning' },
    WORK_PLANS_TOO_MANY: { status: 409, messageType: 'warning' },
    WORK_SECTION_NOT_FOUND: { status: 404, messageType: 'warning' },
    WORK_TASK_NOT_FOUND: { status: 404, messageType: 'warning' },
    /** Somebody else changed the same words meanwhile; the details hold their text. */
    WORK_TASK_CONFLICT: { status: 409, messageType: 'warning' },
    FILE_NOT_FOUND: { status: 404, messageType: 'warning' },
    ATTACHMENT_ADDRESS_WRONG: { status: 400, messageType: 'warning' },
    TEMPLATE_NEEDS_SCHOOL: { status: 409, messageType: 'warning' },
    PUPIL_NOT_IN_CLASS: { status: 400, messageType: 'warning' },
    PUPIL_WITHOUT_PLAN: { status: 404, messageType: 'warning' },
    STATUS_FORBIDDEN: { status: 403, messageType: 'permission' },
    /** Somebody set another state meanwhile; the details hold it. */
    STATUS_CHANGED: { status: 409, messageType: 'info' },
    STATUS_NEEDS_WORDS: { status: 400, messageType: 'warning' },
    SOLUTION_UNSEEN: { status: 409, messageType: 'info' },
    SOLUTION_KEPT: { status: 409, messageType: 'info' },
    ENTRY_NOT_FOUND: { status: 404, messageType: 'warning' },
    ENTRY_EMPTY: { status: 400, messageType: 'warning' },
    /** The teacher has marked it; what was marked stays as it was. */
    ENTRY_MARKED: { status: 409, messageType: 'info' },
    ENTRY_LIMIT: { status: 409, messageType: 'warning' },
    EVALUATION_FORBIDDEN: { status: 403, messageType: 'permission' },
    EVALUATION_WRONG: { status: 400, messageType: 'warning' },
    MANDATORY_OPEN: { status: 409, messageType: 'warning' },
  },
  workPlansTexts.refusals,
);
