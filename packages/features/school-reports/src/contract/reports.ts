import { classWriteRefusals, schoolProofRefusals } from '@pausenplatz/schools/contract';
import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { adminActors, allStaffActors, staff, staffActors } from '@pausenplatz/office/contract';
import { countVisit } from './visits.ts';
import { linkVerdicts } from './words.ts';

const checkedLink = z.object({
  url: z.string(),
  label: z.string(),
  verdict: z.enum(linkVerdicts),
  /** What was answered: a status, or the word for why there was none. */
  said: z.string(),
  place: z.object({ title: z.string(), path: z.string() }),
});
export type CheckedLink = z.output<typeof checkedLink>;

export const getLinkCheck = defineCall({
  summary: 'The newest link check that the caller made of a school: broken links first, then uncertain ones, then the rest.',
  method: 'GET',
  path: 'administration/links/{schoolId}',
  access: staff,
  actors: staffActors,
  mutates: false,
  input: z.strictObject({ schoolId: scalars.id }),
  output: z.object({
    check: z.nullable(
      z.object({
        at: scalars.timestamp,
        state: z.enum(['running', 'done']),
        operationId: scalars.id,
        counts: z.object({ ok: z.int(), ungewiss: z.int(), defekt: z.int() }),
        /** Addresses that were not asked, because there were too many of them. */
        leftOut: z.int(),
      }),
    ),
    links: z.array(checkedLink),
  }),
  refusals: [...schoolProofRefusals],
});

export const checkLinks = defineCall({
  summary:
    'Ask for the links on the pages of a school that the caller administers, or of the classes that they teach there, in the background; answers the task to follow.',
  method: 'POST',
  path: 'administration/links/check',
  access: staff,
  actors: staffActors,
  mutates: true,
  input: z.strictObject({ schoolId: scalars.id }),
  output: z.object({ operationId: scalars.id }),
  refusals: [...schoolProofRefusals, 'LINKS_BUSY', 'LINKS_ENOUGH'],
});

const visitedPage = z.object({ path: z.string(), title: z.string(), views: z.int(), visitors: z.int() });

export const getVisits = defineCall({
  summary: 'Visitor numbers of the pages of a school by day and by page, over the last days.',
  method: 'GET',
  path: 'administration/visits/{schoolId}',
  access: staff,
  actors: staffActors,
  mutates: false,
  input: z.strictObject({ schoolId: scalars.id, days: z.enum(['7', '30', '90', '365']) }),
  output: z.object({
    days: z.array(z.object({ day: scalars.calendarDay, views: z.int(), visitors: z.int() })),
    pages: z.array(visitedPage),
  }),
  refusals: [...schoolProofRefusals],
});
export type Visits = z.output<typeof getVisits.output>;

const exportBrief = z.object({
  id: scalars.id,
  at: scalars.timestamp,
  state: z.enum(['running', 'done', 'failed']),
  operationId: scalars.id,
  sizeBytes: z.nullable(z.int()),
  /** Files that are named in the archive and not in it. */
  missingFiles: z.int(),
  /** Where its owner, signed in, fetches the archive within the hour. */
  url: z.nullable(z.string()),
  until: z.nullable(scalars.timestamp),
  what: z.enum(['school', 'class']),
  about: z.string(),
});
export type ExportBrief = z.output<typeof exportBrief>;

export const listExports = defineCall({
  summary: 'The archives that the caller asked for, newest first.',
  method: 'GET',
  path: 'administration/export/list',
  access: staff,
  actors: allStaffActors,
  mutates: false,
  input: scalars.nothing,
  output: z.object({ exports: z.array(exportBrief) }),
});

export const startExport = defineCall({
  summary:
    'Put what belongs to a school, or to a class, and what the caller may read of it into an archive of JSON and files, in the background; an equal one that runs already is the answer.',
  method: 'POST',
  path: 'administration/export/start',
  access: staff,
  actors: adminActors,
  mutates: true,
  input: z.discriminatedUnion('what', [
    z.strictObject({ what: z.literal('school'), schoolId: scalars.id }),
    z.strictObject({ what: z.literal('class'), classId: scalars.id }),
  ]),
  output: z.object({ id: scalars.id, operationId: scalars.id }),
  refusals: [...classWriteRefusals, ...schoolProofRefusals, 'EXPORT_NEEDS_PASSWORD'],
});

export const schoolReportsCalls = { getLinkCheck, checkLinks, countVisit, getVisits, listExports, startExport } as const;
