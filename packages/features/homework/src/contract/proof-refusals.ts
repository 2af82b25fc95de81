/** Refusals of the proof that every call about a plan begins with. */
export const planWriteRefusals = ['PLAN_NOT_FOUND', 'PLAN_FORBIDDEN', 'PLAN_ARCHIVED', 'TASK_FORBIDDEN'] as const;
export const planReadRefusals = ['PLAN_NOT_FOUND', 'PLAN_FORBIDDEN'] as const;
