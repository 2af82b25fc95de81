import { schoolProofRefusals } from '@pausenplatz/schools/contract';
import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { importLimits } from './limits.ts';
import { adminActors, personBrief, rowProblems, staff } from '@pausenplatz/office/contract';
import { changedFields, conflictReasons, rowHints, undoObstacles, verdicts } from './words.ts';

const short = (maximum: number) => z.nullable(z.string().check(scalars.atMost(maximum)));

/** A row as the browser read it from the list; the server judges it again. */
const importRow = z.strictObject({
  line: z.int().check(z.gte(1), z.lte(1_000_000)),
  externalId: short(200),
  firstName: z.string().check(scalars.atMost(200)),
  lastName: z.string().check(scalars.atMost(200)),
  email: short(300),
  birthYear: z.nullable(z.int()),
  className: short(200),
  number: z.nullable(z.int().check(z.gte(0), z.lte(999))),
  problems: z.array(z.enum(rowProblems)).check(scalars.atMost(rowProblems.length)),
});

const question = {
  schoolId: scalars.id,
  rows: z.array(importRow).check(z.minLength(1), scalars.atMost(importLimits.rows)),
  /** Class for rows that name none. */
  targetClassId: z.nullable(scalars.id),
  createClasses: z.boolean(),
  /** Off unless somebody turns it on (R3): archive pupils of the list's classes whom the list does not name. */
  archiveMissing: z.boolean(),
};

const plannedRow = z.object({
  line: z.int(),
  verdict: z.enum(verdicts),
  reason: z.nullable(z.enum(conflictReasons)),
  hint: z.nullable(z.enum(rowHints)),
  problems: z.array(z.enum(rowProblems)),
  name: z.string(),
  className: z.string(),
  changes: z.array(z.object({ field: z.enum(changedFields), from: z.string(), to: z.string() })),
});
export type PreviewRow = z.output<typeof plannedRow>;

const importPreview = z.object({
  /** Hash of exactly this plan; the commit carries it out or refuses (R1). */
  fingerprint: z.string(),
  rows: z.array(plannedRow),
  newClasses: z.array(z.object({ name: z.string(), pupils: z.int(), alsoWritten: z.array(z.string()) })),
  missing: z.array(z.object({ ...personBrief.shape, className: z.string() })),
  counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), conflict: z.int() }),
});
export type ImportPreview = z.output<typeof importPreview>;

export const previewImport = defineCall({
  summary: 'What an import would do, row by row; nothing is changed.',
  method: 'POST',
  path: 'administration/import/preview',
  access: staff,
  actors: adminActors,
  mutates: false,
  bodyLimitBytes: importLimits.bytes,
  input: z.strictObject(question),
  output: importPreview,
  refusals: [...schoolProofRefusals],
});

export const commitImport = defineCall({
  summary: 'Carry out exactly the plan that was shown, in the background; answers the task to follow.',
  method: 'POST',
  path: 'administration/import/commit',
  access: staff,
  actors: adminActors,
  mutates: true,
  idempotent: true,
  bodyLimitBytes: importLimits.bytes,
  input: z.strictObject({
    ...question,
    fileName: z.string().check(scalars.atMost(200)),
    fingerprint: z.string().check(scalars.atMost(64)),
  }),
  output: z.object({ importId: scalars.id, operationId: scalars.id }),
  refusals: [...schoolProofRefusals, 'CLASS_FULL', 'CLASS_NOT_FOUND', 'IMPORT_NOTHING', 'IMPORT_PLAN_CHANGED', 'PUPIL_ELSEWHERE'],
});

const importBrief = z.object({
  id: scalars.id,
  fileName: z.string(),
  at: scalars.timestamp,
  by: z.nullable(personBrief),
  state: z.enum(['running', 'done', 'failed', 'undone']),
  counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), conflict: z.int(), archived: z.int() }),
  /** Classes that it made. */
  newClasses: z.int(),
  /** Until when it can be taken back; null when it cannot any more. */
  undoUntil: z.nullable(scalars.timestamp),
});
export type ImportBrief = z.output<typeof importBrief>;

export const listImports = defineCall({
  summary: 'The imports of a school in the last 60 days, newest first.',
  method: 'GET',
  path: 'administration/import/list/{schoolId}',
  access: staff,
  actors: adminActors,
  mutates: false,
  input: z.strictObject({ schoolId: scalars.id }),
  output: z.object({ imports: z.array(importBrief) }),
  refusals: [...schoolProofRefusals],
});

export const undoImport = defineCall({
  summary: 'Take an import back as long as everything it touched is unchanged; otherwise says what stands in the way.',
  method: 'POST',
  path: 'administration/import/undo',
  access: staff,
  actors: { ...adminActors, teacherOfClass: 404, teacherSameSchool: 404 },
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({ undone: z.boolean(), obstacles: z.array(z.object({ name: z.string(), obstacle: z.enum(undoObstacles) })) }),
  refusals: ['CLASS_FULL', 'CLASS_NOT_FOUND', 'IMPORT_NOT_FOUND', 'IMPORT_RUNNING', 'IMPORT_UNDONE', 'IMPORT_UNDO_LATE', 'PUPIL_ELSEWHERE'],
});

export const peopleImportCalls = { previewImport, commitImport, listImports, undoImport } as const;
