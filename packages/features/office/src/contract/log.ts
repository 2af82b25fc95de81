import { schoolProofRefusals } from '@pausenplatz/schools/contract';
import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { adminActors, staff } from './schools.ts';
import { logSorts } from './words.ts';

/** Somebody or something that an entry names, as it was called then; `words` is empty for people who are erased. */
const logWord = z.object({
  kind: z.enum(['person', 'class', 'school', 'address', 'text']),
  /** By which one asks for more of the same; null for plain words, and for who is erased. */
  id: z.nullable(z.string()),
  words: z.string(),
});
export type LogWord = z.output<typeof logWord>;

const logRow = z.object({
  number: z.string(),
  at: scalars.timestamp,
  /** Null for the server itself. */
  actor: z.nullable(logWord),
  action: z.string(),
  /** What was done, in German. */
  what: z.string(),
  /** What went with an erased class, as a sentence. */
  erased: z.nullable(z.string()),
  about: logWord,
  /** Old and new; what has only one of them came or went. */
  changes: z.array(z.object({ label: z.nullable(z.string()), was: z.nullable(logWord), is: z.nullable(logWord) })),
});
export type LogRow = z.output<typeof logRow>;

const question = {
  schoolId: scalars.id,
  search: z.optional(z.string().check(scalars.atMost(80))),
  sort: z.optional(z.enum(logSorts)),
  /** Did it, or is named by it. */
  personId: z.optional(scalars.id),
  classId: z.optional(scalars.id),
  /** First and last day, in Zurich. */
  from: z.optional(scalars.calendarDay),
  until: z.optional(scalars.calendarDay),
};

export const getLog = defineCall({
  summary:
    'The audit log of a school and its child schools, newest first, 50 at a time; searched in its words, and by person, class, sort and days.',
  // Not GET: what one searches for is a child's name, and addresses stand in logs.
  method: 'POST',
  path: 'administration/log/list',
  access: staff,
  actors: adminActors,
  mutates: false,
  input: z.strictObject({ ...question, before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
  output: z.object({ rows: z.array(logRow), next: z.nullable(z.string()) }),
  refusals: [...schoolProofRefusals, 'LOG_DAYS'],
});

export const exportLog = defineCall({
  summary: 'The entries of the audit log that fit, as CSV, the newest 10,000 at most; that somebody took it along is an entry too.',
  method: 'POST',
  path: 'administration/log/export',
  access: staff,
  actors: adminActors,
  mutates: true,
  input: z.strictObject(question),
  output: z.object({ csv: z.string(), rows: z.int(), more: z.boolean() }),
  refusals: [...schoolProofRefusals, 'LOG_DAYS'],
});

export const logCalls = { getLog, exportLog } as const;
