import { adminActors, staff } from '@pausenplatz/office/contract';
import { schoolProofRefusals } from '@pausenplatz/schools/contract';
import { defineCall, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { serviceRules, services } from './services.ts';

const rule = z.enum(serviceRules);
const rules = z.partialRecord(z.enum(services), rule);

export const getServiceRules = defineCall({
  summary: 'What a school says about foreign services on its pages, and what the schools above it say where it says nothing or may not.',
  method: 'GET',
  path: 'pages/services/get/{schoolId}',
  access: staff,
  actors: adminActors,
  mutates: false,
  input: z.strictObject({ schoolId: scalars.id }),
  output: z.object({
    own: rules,
    /** Of the nearest school above that says something, or of any that forbids. */
    inherited: z.array(z.object({ service: z.enum(services), rule, schoolName: z.string() })),
  }),
  refusals: [...schoolProofRefusals],
});

export const setServiceRules = defineCall({
  summary: 'Set what holds for foreign services on the pages of a school and of those below it; what is left out is the schools’ above.',
  method: 'POST',
  path: 'pages/services/set',
  access: onlyRoles('SchoolAdmin'),
  actors: signedInActors(403, { schoolAdminOwn: 200, schoolAdminOther: 404 }),
  lifeCycle: { founderUnconfirmed: 404 },
  mutates: true,
  input: z.strictObject({ schoolId: scalars.id, rules }),
  output: scalars.done,
  refusals: ['GROUP_NOT_FOUND'],
});
