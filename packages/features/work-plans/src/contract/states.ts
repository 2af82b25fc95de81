import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { pupilAndTeachers, readers, teachers, teachersAndPupils, teachersOfClass } from './actors.ts';
import { workPlanLimits as limits } from './limits.ts';
import { stateRefusals } from './proof-refusals.ts';
import { entry, evaluationValue, state } from './shapes.ts';
import { taskStatuses } from './words.ts';

const files = z.array(scalars.id).check(scalars.atMost(limits.filesPerEntry));
const response = scalars.optionalText(limits.responseMaximum);
const feeling = z.int().check(z.gte(1), z.lte(3));
const about = { taskId: scalars.id, assignmentId: scalars.id, userId: scalars.id } as const;
const changed = z.object({ state: z.object({ ...state.shape, userId: scalars.id }), entry: z.nullable(entry) });
const changing = { method: 'POST', access: teachersAndPupils, actors: pupilAndTeachers, mutates: true } as const;
const moveRefusals = [
  ...stateRefusals,
  'STATUS_FORBIDDEN',
  'STATUS_CHANGED',
  'STATUS_NEEDS_WORDS',
  'SOLUTION_UNSEEN',
  'FILE_NOT_FOUND',
] as const;

export const addStatus = defineCall({
  ...changing,
  summary: 'Set the state of a pupil’s task, with words or files. Refused with the current state when it is another one than expected.',
  path: 'arbeitsplan/task/status/add',
  idempotent: true,
  input: z.strictObject({
    ...about,
    status: z.enum(taskStatuses),
    expectedStatus: z.enum(taskStatuses),
    response: z._default(response, ''),
    files: z._default(files, []),
    feeling: z.optional(feeling),
  }),
  output: changed,
  refusals: moveRefusals,
});

export const addStatusToMany = defineCall({
  ...changing,
  access: teachers,
  actors: teachersOfClass,
  summary:
    'The same state for one task of several pupils, each with the words meant for them; those that changed meanwhile are left as they are.',
  path: 'arbeitsplan/task/status/add-many',
  idempotent: true,
  input: z.strictObject({
    taskId: scalars.id,
    assignmentId: scalars.id,
    /** Null writes a comment and changes nothing. */
    status: z.nullable(z.enum(taskStatuses)),
    pupils: z
      .array(z.strictObject({ userId: scalars.id, expectedStatus: z.enum(taskStatuses), response: z._default(response, '') }))
      .check(z.minLength(1), scalars.atMost(limits.pupilsAtOnce)),
  }),
  output: z.object({ changed: z.array(scalars.id), left: z.array(z.object({ userId: scalars.id, code: z.string() })) }),
  refusals: stateRefusals,
});

export const getProtocol = defineCall({
  ...changing,
  summary: 'The protocol of one pupil and one task, oldest first. A teacher who opens what was handed in has seen it.',
  path: 'arbeitsplan/task/protocol',
  input: z.strictObject(about),
  output: z.object({
    state: z.object({ ...state.shape, userId: scalars.id }),
    entries: z.array(entry).check(scalars.atMost(limits.entries)),
  }),
  refusals: stateRefusals,
});

export const updateResponse = defineCall({
  ...changing,
  summary:
    'Write into the protocol without changing the state: an answer of the pupil, a comment of the teacher. With `id` an own entry is changed.',
  path: 'arbeitsplan/task/response/update',
  idempotent: true,
  input: z.strictObject({
    ...about,
    id: z.optional(scalars.id),
    response: z._default(response, ''),
    files: z._default(files, []),
    feeling: z.optional(z.nullable(feeling)),
  }),
  output: changed,
  refusals: [...stateRefusals, 'ENTRY_NOT_FOUND', 'ENTRY_EMPTY', 'ENTRY_MARKED', 'ENTRY_LIMIT', 'FILE_NOT_FOUND'],
});

export const deleteResponse = defineCall({
  ...changing,
  summary: 'Take the words and files of an own entry away; that there was one stays in the protocol where it set a state.',
  path: 'arbeitsplan/task/response/delete',
  actors: { ...pupilAndTeachers, teacherOfClass: 403 },
  input: z.strictObject({ id: scalars.id, undo: z._default(z.boolean(), false) }),
  output: scalars.done,
  refusals: [...stateRefusals, 'ENTRY_NOT_FOUND', 'ENTRY_MARKED'],
});

export const openSolution = defineCall({
  ...changing,
  summary: 'Note that the pupil who asks has opened the solution of a task: from then on they read where it is.',
  path: 'arbeitsplan/task/solution/open',
  actors: { ...readers, teacherOfClass: 403 },
  input: z.strictObject({ taskId: scalars.id, assignmentId: scalars.id }),
  output: scalars.done,
  refusals: [...stateRefusals, 'SOLUTION_KEPT'],
});

const ofPupil = { assignmentId: scalars.id, userId: scalars.id } as const;
const item = z.string().check(scalars.atMost(22));

export const updatePlanStatus = defineCall({
  ...changing,
  summary: 'What is said about a whole plan: the pupil’s own view, the teacher’s beside it, feedback, and that the plan is finished.',
  path: 'arbeitsplan/status/update',
  input: z.discriminatedUnion('field', [
    z.strictObject({ ...ofPupil, field: z.literal('selfEvaluation'), item, value: evaluationValue }),
    z.strictObject({ ...ofPupil, field: z.literal('teacherEvaluation'), item, value: evaluationValue }),
    z.strictObject({ ...ofPupil, field: z.literal('feedbackTeacher'), value: scalars.optionalText(limits.feedbackMaximum) }),
    z.strictObject({ ...ofPupil, field: z.literal('finished'), value: z.boolean() }),
  ]),
  output: scalars.done,
  refusals: [...stateRefusals, 'EVALUATION_FORBIDDEN', 'EVALUATION_WRONG', 'MANDATORY_OPEN'],
});
