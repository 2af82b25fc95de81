import { federationTexts } from '../texts.ts';
import { schoolProofRefusals } from '@pausenplatz/schools/contract';
import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { providerKinds } from './federation.ts';
import { isIssuerAddress } from './issuer-address.ts';

const kind = z.enum(providerKinds);
const administered = signedInActors(404, {
  pupilOwner: 403,
  pupilSameClass: 403,
  pupilOtherClass: 403,
  teacherOfClass: 403,
  teacherSameSchool: 403,
  schoolAdminOwn: 200,
});
const issuer = z.string().check(z.trim(), scalars.atMost(500), z.refine(isIssuerAddress, { error: federationTexts.issuerWrong }));

export const listProviders = defineCall({
  summary: 'The identity providers of a school, for its admins.',
  method: 'GET',
  path: 'account/identity-providers/{schoolId}',
  access: signedIn,
  actors: administered,
  mutates: false,
  input: z.strictObject({ schoolId: scalars.id }),
  output: z.object({
    /** What the identity provider must allow as the redirect address. */
    callback: z.string(),
    /** The operator knows the school; before that it has no sign-in of its own. */
    schoolConfirmed: z.boolean(),
    providers: z.array(
      z.object({
        id: scalars.id,
        kind,
        name: z.string(),
        issuer: z.string(),
        clientId: z.string(),
        matchClaim: z.nullable(z.string()),
        enabled: z.boolean(),
        linked: z.int(),
      }),
    ),
  }),
  refusals: [...schoolProofRefusals],
});

export const saveProvider = defineCall({
  summary: 'Set up or change an identity provider of a school; without a new secret the known one stays.',
  method: 'POST',
  path: 'account/identity-providers/save',
  access: signedIn,
  actors: administered,
  mutates: true,
  input: z.strictObject({
    schoolId: scalars.id,
    id: z.nullable(scalars.id),
    kind,
    name: scalars.text(60),
    issuer,
    clientId: scalars.text(200),
    clientSecret: z.nullable(scalars.text(500)),
    matchClaim: z.nullable(z.string().check(z.regex(/^[\w.:/-]{1,120}$/))),
    enabled: z.boolean(),
  }),
  output: z.object({
    id: scalars.id,
    /** The provider answered under its address just now; saved it is either way. */
    isReachable: z.boolean(),
  }),
  refusals: [...schoolProofRefusals, 'PROVIDER_NOT_FOUND', 'SCHOOL_UNCONFIRMED'],
});

export const removeProvider = defineCall({
  summary: 'Remove an identity provider with all its links; accounts stay.',
  method: 'POST',
  path: 'account/identity-providers/remove',
  access: signedIn,
  actors: administered,
  mutates: true,
  input: z.strictObject({ schoolId: scalars.id, id: scalars.id }),
  output: scalars.done,
  refusals: [...schoolProofRefusals, 'PROVIDER_NOT_FOUND'],
});
