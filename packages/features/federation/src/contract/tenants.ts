import { defineCall, defineHubMessage, onlyRoles, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import { schoolProofRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { tenantLimits } from './limits.ts';
import { entraToken } from './teams.ts';
import { administered, personName, tid } from './tenant-parts.ts';

/** How a school stands to an organisation at Microsoft: its tabs open, or they did once. */
const tenantStates = ['approved', 'blocked'] as const;

export const askForTenant = defineCall({
  summary: 'Ask the admins of a school to let the organisation in whose Teams one is; both accounts are proven at once.',
  method: 'POST',
  path: 'auth/teams/ask',
  access: onlyRoles('Teacher', 'SchoolAdmin'),
  actors: signedInActors(401, { private: 403, pupilOwner: 403, pupilSameClass: 403, pupilOtherClass: 403, pupilOtherSchool: 403 }),
  mutates: true,
  input: z.strictObject({ entraToken, schoolId: scalars.id, name: scalars.text(tenantLimits.nameMaximum) }),
  output: z.object({ id: scalars.id }),
  refusals: [
    ...schoolProofRefusals,
    'ENTRA_UNAUTHORIZED',
    'SCHOOL_UNCONFIRMED',
    'TENANT_CONNECTED',
    'TENANT_ELSEWHERE',
    'TOO_MANY_ATTEMPTS',
  ],
});

export const getTeamsApp = defineCall({
  summary: 'The app package with which the IT of a school brings this installation into its Microsoft Teams, in base64.',
  method: 'GET',
  path: 'account/teams-app/{schoolId}',
  access: signedIn,
  actors: { ...administered, schoolAdminOwn: 409 },
  mutates: false,
  input: z.strictObject({ schoolId: scalars.id }),
  output: z.object({ fileName: z.string(), base64: z.string() }),
  refusals: [...schoolProofRefusals, 'TEAMS_NOT_SET_UP'],
});

export const listTenants = defineCall({
  summary: 'The organisations at Microsoft whose Teams open the school’s accounts, and who asks for another one; for its admins.',
  method: 'GET',
  path: 'account/teams-tenants/{schoolId}',
  access: signedIn,
  actors: administered,
  mutates: false,
  input: z.strictObject({ schoolId: scalars.id }),
  output: z.object({
    /** Without it there is no sign-in by Teams on this server. */
    isSetUp: z.boolean(),
    schoolConfirmed: z.boolean(),
    requests: z.array(
      z.object({
        id: scalars.id,
        tid: z.string(),
        /** As who asks called it. */
        name: z.string(),
        /** Behind the @ of the Microsoft account, where Microsoft said it. */
        domain: z.nullable(z.string()),
        person: personName,
        at: scalars.timestamp,
      }),
    ),
    tenants: z.array(
      z.object({ tid: z.string(), name: z.string(), status: z.enum(tenantStates), since: z.nullable(scalars.timestamp), linked: z.int() }),
    ),
  }),
  refusals: [...schoolProofRefusals],
});
export type TenantRequest = z.output<typeof listTenants.output>['requests'][number];
export type Tenant = z.output<typeof listTenants.output>['tenants'][number];

export const answerTenant = defineCall({
  summary: 'Let an organisation in, or decline; whoever asked is told.',
  method: 'POST',
  path: 'account/teams-tenants/answer',
  access: signedIn,
  actors: administered,
  mutates: true,
  input: z.strictObject({ schoolId: scalars.id, id: scalars.id, approve: z.boolean() }),
  output: scalars.done,
  refusals: [...schoolProofRefusals, 'SCHOOL_UNCONFIRMED', 'TENANT_ELSEWHERE', 'TENANT_REQUEST_GONE'],
});

export const setTenant = defineCall({
  summary: 'Withdraw the approval of an organisation, which ends the sessions in its Teams, or give it again.',
  method: 'POST',
  path: 'account/teams-tenants/set',
  access: signedIn,
  actors: administered,
  mutates: true,
  input: z.strictObject({ schoolId: scalars.id, tid, status: z.enum(tenantStates) }),
  output: scalars.done,
  refusals: [...schoolProofRefusals, 'SCHOOL_UNCONFIRMED', 'TENANT_NOT_FOUND'],
});

export const listTenantLinks = defineCall({
  summary: 'Whose accounts are connected with an organisation, by name, page by page.',
  method: 'GET',
  path: 'account/teams-tenants/{schoolId}/links/{tid}',
  access: signedIn,
  actors: administered,
  mutates: false,
  input: z.strictObject({ schoolId: scalars.id, tid, page: z.optional(z.string().check(z.regex(/^\d{1,4}$/))) }),
  output: z.object({
    links: z.array(
      z.object({ person: personName, isPupil: z.boolean(), since: scalars.timestamp, lastSignIn: z.nullable(scalars.timestamp) }),
    ),
    /** The page after this one. */
    next: z.nullable(z.string()),
  }),
  refusals: [...schoolProofRefusals, 'TENANT_NOT_FOUND'],
});

export const unlinkTeams = defineCall({
  summary: 'Remove the connection of somebody’s account with an organisation and end their Teams sessions; the account stays.',
  method: 'POST',
  path: 'account/teams-tenants/unlink',
  access: signedIn,
  actors: administered,
  mutates: true,
  input: z.strictObject({ schoolId: scalars.id, tid, userId: scalars.id }),
  output: scalars.done,
  refusals: [...schoolProofRefusals, 'TENANT_LINK_GONE', 'TENANT_NOT_FOUND'],
});

/** To whoever asked: the school answered. */
export const tenantAnswered = defineHubMessage('TeamsTenantAnswered', z.object({ v: z.literal(1), id: scalars.id, approved: z.boolean() }));

/** To the staff of the school: who shows its organisations reads again. */
export const tenantsChanged = defineHubMessage('TeamsTenantsChanged', z.object({ v: z.literal(1), schoolId: scalars.id }));
