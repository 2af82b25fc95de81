import { passwordProofRefusals, typedPassword } from '@pausenplatz/account/contract';
import { defineCall, onlyRoles, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

export const startExport = defineCall({
  summary: 'Begin to collect everything about oneself into one zip; the task tells how far it is.',
  method: 'POST',
  path: 'account/export/start',
  access: signedIn,
  actors: signedInActors(200),
  lifeCycle: { pupilByCard: 403 },
  mutates: true,
  input: scalars.nothing,
  output: z.object({ operationId: scalars.id }),
  refusals: ['EXPORT_NEEDS_PASSWORD', 'TOO_MANY_ATTEMPTS'],
});

export const latestExport = defineCall({
  summary: 'The newest export that can still be downloaded.',
  method: 'GET',
  path: 'account/export/latest',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({
    /** Large collections come in several zips. */
    made: z.nullable(
      z.object({
        parts: z.array(z.object({ url: z.string(), sizeBytes: z.int() })),
        madeAt: scalars.timestamp,
        expiresAt: scalars.timestamp,
      }),
    ),
    runningOperationId: z.nullable(scalars.id),
  }),
});

export const deleteAccount = defineCall({
  summary: 'Put the own account into the trash; it can be fetched back for sixty days, then everything is erased.',
  method: 'POST',
  path: 'account/delete',
  access: onlyRoles('Teacher', 'SchoolAdmin', 'Private'),
  actors: signedInActors(400, { pupilOwner: 403, pupilSameClass: 403, pupilOtherClass: 403, pupilOtherSchool: 403 }),
  mutates: true,
  input: z.strictObject({ password: typedPassword }),
  output: z.object({ until: scalars.timestamp }),
  refusals: [...passwordProofRefusals, 'KEPT_BY_SCHOOL', 'LAST_ADMIN_STAYS'],
});
