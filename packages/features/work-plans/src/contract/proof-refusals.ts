/** Refusals of the proofs with which calls about a plan begin. */
export const planReadRefusals = ['WORK_PLAN_NOT_FOUND', 'WORK_PLAN_FORBIDDEN'] as const;
export const planEditRefusals = [...planReadRefusals, 'WORK_PLAN_KEPT_BY_OTHERS', 'WORK_PLAN_TOO_LARGE'] as const;
export const stateRefusals = [...planReadRefusals, 'WORK_TASK_NOT_FOUND', 'WORK_PLAN_CLOSED', 'PUPIL_WITHOUT_PLAN'] as const;
