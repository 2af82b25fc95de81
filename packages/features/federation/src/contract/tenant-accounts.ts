import { defineCall, scalars, signedIn } from '@pausenplatz/kernel-contract';
import { schoolProofRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { tenantLimits as limits } from './limits.ts';
import { administered, personName, tid } from './tenant-parts.ts';

/** By what a line of a list found somebody. */
const accountKeys = ['number', 'userName', 'email', 'principalName'] as const;
export type AccountKey = (typeof accountKeys)[number];

/** Why a line of a list connects nobody. */
const accountReasons = [
  'objectIdWrong',
  'objectIdTwice',
  'objectIdTaken',
  'unknown',
  'ambiguous',
  'contradicts',
  'nameDiffers',
  'nameMissing',
  'personTwice',
  'personTaken',
  'gone',
  'otherSchool',
  'elsewhere',
  'notForTeams',
  'confirmsThemselves',
] as const;
export type AccountReason = (typeof accountReasons)[number];

const cell = z.string().check(scalars.atMost(limits.cellMaximum));

/** A line of a list of Microsoft accounts; what it does not say is empty. */
const accountRow = z.strictObject({
  line: z.int().check(z.gte(1), z.lte(1_000_000)),
  objectId: cell,
  principal: cell,
  email: cell,
  /** As Microsoft shows it. */
  name: cell,
  /** Of the person in the school's own administration. */
  number: cell,
  userName: cell,
});
export type AccountRow = z.output<typeof accountRow>;

const question = {
  schoolId: scalars.id,
  tid,
  rows: z.array(accountRow).check(z.minLength(1), scalars.atMost(limits.rows)),
};
const refusals = [...schoolProofRefusals, 'TENANT_BLOCKED', 'TENANT_NOT_FOUND'] as const;

export const previewTenantAccounts = defineCall({
  summary: 'Whose accounts the lines of a list of Microsoft accounts belong to, line by line; nothing is changed.',
  method: 'POST',
  path: 'account/teams-tenants/accounts/preview',
  access: signedIn,
  actors: administered,
  mutates: false,
  bodyLimitBytes: limits.bytes,
  input: z.strictObject(question),
  output: z.object({
    /** Of exactly these connections; linking makes them or refuses. */
    fingerprint: z.string(),
    rows: z.array(
      z.object({
        line: z.int(),
        verdict: z.enum(['match', 'linked', 'left']),
        reason: z.nullable(z.enum(accountReasons)),
        person: z.nullable(personName),
        by: z.nullable(z.enum(accountKeys)),
      }),
    ),
  }),
  refusals,
});
export type AccountsPreview = z.output<typeof previewTenantAccounts.output>;

/** A connection of a Microsoft account with an account. */
const link = z.strictObject({ objectId: z.guid(), userId: scalars.id });

export const linkTenantAccounts = defineCall({
  summary: 'Connect the accounts of a list exactly as its preview said, all or nothing; who is connected is told by mail.',
  method: 'POST',
  path: 'account/teams-tenants/accounts/link',
  access: signedIn,
  actors: administered,
  mutates: true,
  idempotent: true,
  bodyLimitBytes: limits.bytes,
  input: z.strictObject({ ...question, fingerprint: z.string().check(scalars.atMost(64)) }),
  output: z.object({ links: z.array(link) }),
  refusals: [...refusals, 'TENANT_LIST_CHANGED', 'TENANT_LIST_NOTHING'],
});

export const undoTenantAccounts = defineCall({
  summary: 'Take connections of a list away again and end what was opened by them; those that are gone already stay so.',
  method: 'POST',
  path: 'account/teams-tenants/accounts/undo',
  access: signedIn,
  actors: administered,
  mutates: true,
  bodyLimitBytes: limits.bytes,
  input: z.strictObject({ schoolId: scalars.id, tid, links: z.array(link).check(z.minLength(1), scalars.atMost(limits.rows)) }),
  output: scalars.done,
  refusals: [...schoolProofRefusals, 'TENANT_NOT_FOUND'],
});
