import { adminActors, staff } from '@pausenplatz/office/contract';
import { schoolProofRefusals } from '@pausenplatz/schools/contract';
import { defineCall, onlyRoles, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { pageLimits } from './limits.ts';
import { pageProofRefusals } from './proof-refusals.ts';

const origin = z
  .string()
  .check(scalars.atMost(200), z.regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/, 'Bitte so: https://www.schule.ch, ohne Pfad.'));

export const setEmbedOrigins = defineCall({
  summary: 'Set the websites that may embed public pages of a school and of the schools below it.',
  method: 'POST',
  path: 'pages/sharing/embed-origins/set',
  access: onlyRoles('SchoolAdmin'),
  actors: signedInActors(403, { schoolAdminOwn: 200, schoolAdminOther: 404 }),
  lifeCycle: { founderUnconfirmed: 404 },
  mutates: true,
  input: z.strictObject({ schoolId: scalars.id, origins: z.array(origin).check(scalars.atMost(pageLimits.embedOrigins)) }),
  output: z.object({ origins: z.array(z.string()) }),
  refusals: ['GROUP_NOT_FOUND'],
});

export const getEmbedOrigins = defineCall({
  summary: 'Websites that may embed public pages of a school: its own list, and what the schools above it allow.',
  method: 'GET',
  path: 'pages/embedding/origins/get/{schoolId}',
  access: staff,
  actors: adminActors,
  mutates: false,
  input: z.strictObject({ schoolId: scalars.id }),
  output: z.object({ own: z.array(z.string()), inherited: z.array(z.object({ schoolName: z.string(), origin: z.string() })) }),
  refusals: [...schoolProofRefusals],
});

/** What stands for or against a page on a website, in the order in which one mends it. */
const embeddingFindings = [
  'PAGE_PUBLIC',
  'PAGE_NOT_PUBLIC',
  'SITE_ALLOWED',
  'SITE_NOT_ALLOWED',
  'SITE_INSECURE',
  'SITE_UNREACHED',
  'CODE_FOUND',
  'SCRIPT_MISSING',
  'CODE_MISSING',
  'POLICY_FINE',
  'POLICY_SCRIPT',
  'POLICY_FRAME',
] as const;
export type EmbeddingFinding = (typeof embeddingFindings)[number];

const changers = { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200, schoolAdminOwn: 200 } as const;

export const checkEmbedding = defineCall({
  summary: 'Open the address of a website and say what is missing for the page to show there.',
  method: 'POST',
  path: 'pages/embedding/check',
  access: signedIn,
  actors: signedInActors(404, changers),
  mutates: false,
  input: z.strictObject({ id: scalars.id, address: z.string().check(z.trim(), z.minLength(4), scalars.atMost(500)) }),
  output: z.object({ site: z.string(), findings: z.array(z.enum(embeddingFindings)) }),
  refusals: [...pageProofRefusals, 'SITE_ADDRESS_WRONG'],
});
