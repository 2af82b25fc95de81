import { defineCall, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import { classWriteRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { units } from './chats.ts';
import { aiLimits as limits } from './limits.ts';
import { chatModel, chatService } from './services.ts';

const access = onlyRoles('Teacher', 'SchoolAdmin');
const amount = z.int().check(z.gte(limits.smallest), z.lte(limits.given));
const limit = z.nullable(z.int().check(z.gte(limits.smallest), z.lte(limits.given)));
const staff = { private: 403, pupilOwner: 403, pupilSameClass: 403, pupilOtherClass: 403, pupilOtherSchool: 403 } as const;

/** What a line of the history is: money that came, went or was spent. */
export const historyKinds = ['test', 'topup', 'grant', 'settle'] as const;
export type HistoryKind = (typeof historyKinds)[number];

const wallet = {
  credit: units,
  testCredit: units,
  /** Spent since the first of the month. */
  spent: units,
};

export const getCredit = defineCall({
  summary: 'The credit that the caller keeps: their own, that of the classes they teach and of the schools they administer.',
  method: 'GET',
  path: 'ai/credit/get',
  access,
  actors: signedInActors(200, staff),
  mutates: false,
  input: scalars.nothing,
  output: z.object({
    own: z.object({ ...wallet, limit: z.nullable(units) }),
    classes: z.array(
      z.object({
        ...wallet,
        id: scalars.id,
        name: z.string(),
        /** What a child of the class may spend in a month. */
        childLimit: z.nullable(units),
        limit: z.nullable(units),
        /** Its school has opened the services to pupils. */
        isOpen: z.boolean(),
      }),
    ),
    schools: z.array(z.object({ ...wallet, id: scalars.id, name: z.string(), age: z.nullable(z.int()) })),
    /** Who may be handed credit: they teach at a school of the caller. */
    colleagues: z.array(z.object({ id: scalars.id, name: z.string() })),
  }),
});

export const giveCredit = defineCall({
  summary: 'Hand credit over: of one’s own or of a school that one administers, to a class one teaches or to a colleague.',
  method: 'POST',
  path: 'ai/credit/give',
  access,
  actors: signedInActors(404, { ...staff, teacherOfClass: 200, schoolAdminOwn: 403 }),
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    from: z.nullable(scalars.id),
    to: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('class'), id: scalars.id }),
      z.strictObject({ kind: z.literal('person'), id: scalars.id }),
    ]),
    amount,
  }),
  output: scalars.done,
  refusals: [...classWriteRefusals, 'AI_CREDIT_LOW', 'AI_COLLEAGUE_NOT_FOUND', 'SCHOOL_NOT_FOUND', 'SCHOOL_FORBIDDEN'],
});

export const setCreditLimit = defineCall({
  summary: 'Set what the caller wants to spend in a month at most.',
  method: 'POST',
  path: 'ai/credit/limit',
  access,
  actors: signedInActors(200, staff),
  mutates: true,
  input: z.strictObject({ limit }),
  output: scalars.done,
});

export const setClassLimits = defineCall({
  summary: 'Set what a class one teaches, and each child of it, may spend in a month at most.',
  method: 'POST',
  path: 'ai/credit/class',
  access,
  actors: signedInActors(404, { ...staff, teacherOfClass: 200, schoolAdminOwn: 403 }),
  mutates: true,
  input: z.strictObject({ classId: scalars.id, limit, childLimit: limit }),
  output: scalars.done,
  refusals: [...classWriteRefusals],
});

export const setSchoolAge = defineCall({
  summary: 'Open the services to pupils of a school from an age on, or close them.',
  method: 'POST',
  path: 'ai/school/set',
  access,
  actors: signedInActors(404, { ...staff, teacherOfClass: 403, teacherSameSchool: 403, schoolAdminOwn: 200 }),
  mutates: true,
  input: z.strictObject({ schoolId: scalars.id, age: z.nullable(z.int().check(z.gte(limits.ageFrom), z.lte(limits.ageTo))) }),
  output: scalars.done,
  refusals: ['SCHOOL_NOT_FOUND', 'SCHOOL_FORBIDDEN'],
});

const historyLine = z.object({
  id: scalars.id,
  at: scalars.timestamp,
  kind: z.enum(historyKinds),
  isTest: z.boolean(),
  /** In units; below zero where it went. */
  amount: z.int(),
  balanceAfter: units,
  service: z.nullable(chatService),
  model: z.nullable(chatModel),
});
export type HistoryLine = z.output<typeof historyLine>;

export const getCreditHistory = defineCall({
  summary: 'What came into a wallet and what was spent of it, newest first.',
  method: 'GET',
  path: 'ai/credit/history',
  access,
  actors: signedInActors(404, { ...staff, teacherOfClass: 200, schoolAdminOwn: 403 }),
  mutates: false,
  input: z.strictObject({
    of: z.enum(['own', 'class', 'school']),
    /** Of the class or the school. */
    id: z.optional(scalars.id),
    kind: z.optional(z.enum(historyKinds)),
    service: z.optional(chatService),
    from: z.optional(scalars.calendarDay),
    to: z.optional(scalars.calendarDay),
    /** All of it for a file, instead of the newest. */
    isForFile: z.optional(z.literal('yes')),
  }),
  output: z.object({ lines: z.array(historyLine), hasMore: z.boolean() }),
  refusals: [...classWriteRefusals, 'SCHOOL_NOT_FOUND', 'SCHOOL_FORBIDDEN'],
});
