import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import { adminActors, staff } from '@pausenplatz/office/contract';
import { schoolProofRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { childSafetyTexts } from '../texts.ts';
import { childSafetyLimits as limits } from './limits.ts';

/** Whom somebody asks: social work of the school, its head, the authority for child protection, somebody else. */
export const contactKinds = ['socialWork', 'head', 'authority', 'other'] as const;
export type ContactKind = (typeof contactKinds)[number];

const phone = z
  .string()
  .check(scalars.atMost(limits.phoneMaximum), z.regex(/^$|^[+0-9][0-9 ]*$/, { error: childSafetyTexts.fields.phone }), z.trim());

/** Somebody whom a school names for help; without a number the name alone. */
export const contact = z.object({
  kind: z.enum(contactKinds),
  name: scalars.text(limits.nameMaximum),
  /** When they are there, and where. */
  note: scalars.optionalText(limits.noteMaximum),
  phone,
});
export type Contact = z.output<typeof contact>;

const contacts = z.array(contact).check(z.maxLength(limits.contacts, { error: childSafetyTexts.fields.contacts }));

export const getOwnContacts = defineCall({
  summary: 'Whom the schools of the caller name for help, school by school; of schools that name nobody there is nothing.',
  method: 'GET',
  path: 'child-safety/contacts/get',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: z.strictObject({}),
  output: z.object({ schools: z.array(z.object({ name: z.string(), contacts: z.array(contact) })) }),
  refusals: [],
});

export const getSchoolContacts = defineCall({
  summary: 'Whom a school names for help, for its admins.',
  method: 'GET',
  path: 'child-safety/school/get/{schoolId}',
  access: staff,
  actors: adminActors,
  mutates: false,
  input: z.strictObject({ schoolId: scalars.id }),
  output: z.object({ contacts: z.array(contact) }),
  refusals: [...schoolProofRefusals],
});

export const setSchoolContacts = defineCall({
  summary: 'Change whom a school names for help.',
  method: 'POST',
  path: 'child-safety/school/set',
  access: staff,
  actors: adminActors,
  mutates: true,
  input: z.strictObject({ schoolId: scalars.id, contacts }),
  output: z.object({ contacts: z.array(contact) }),
  refusals: [...schoolProofRefusals],
});
