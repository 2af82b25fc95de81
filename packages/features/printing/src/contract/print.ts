import { classWriteRefusals, schoolProofRefusals } from '@pausenplatz/schools/contract';
import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { printingLimits } from './limits.ts';
import { letterKinds } from './words.ts';
import { adminActors, classActors, ids, staff, staffActors } from '@pausenplatz/office/contract';

/** A file to save or print, in base64. */
const printed = z.object({ fileName: z.string(), base64: z.string() });

export const printCards = defineCall({
  summary:
    'Password cards of pupils as PDF, ten to a page: a fresh QR code, the user name, the initial password while it is unchanged. Older QR cards end. With pictures, cards that ask for none yet get four; a last page names them for the teacher.',
  method: 'POST',
  path: 'administration/print/cards',
  access: staff,
  actors: classActors,
  mutates: true,
  input: z.strictObject({
    classId: scalars.id,
    userIds: ids(printingLimits.cardsAtOnce),
    /** Left out: as the class's name says, with pictures below the fourth class. */
    pictures: z.optional(z.boolean()),
  }),
  output: printed,
  refusals: [...classWriteRefusals, 'NOTHING_TO_PRINT', 'PERSON_NOT_FOUND'],
});

export const printLetters = defineCall({
  summary:
    'Letters of pupils as PDF, one page each: to parents from the template of the school, or to who leaves the school, with the way to what is theirs.',
  method: 'POST',
  path: 'administration/print/letters',
  access: staff,
  actors: classActors,
  mutates: true,
  input: z.strictObject({
    classId: scalars.id,
    userIds: ids(printingLimits.cardsAtOnce),
    /** Left out: to parents. */
    kind: z.optional(z.enum(letterKinds)),
  }),
  output: printed,
  refusals: [...classWriteRefusals, 'NOTHING_TO_PRINT', 'PERSON_NOT_FOUND'],
});

const template = z.object({ title: z.string(), body: z.string(), isOwn: z.boolean() });

export const getLetterTemplate = defineCall({
  summary: "The school's template of parent letters, or the one that comes with the product.",
  method: 'GET',
  path: 'administration/letter-template/{schoolId}',
  access: staff,
  actors: staffActors,
  mutates: false,
  input: z.strictObject({ schoolId: scalars.id }),
  output: template,
  refusals: [...schoolProofRefusals],
});

export const setLetterTemplate = defineCall({
  summary: 'Change the template of parent letters of a school; null goes back to the one of the product.',
  method: 'POST',
  path: 'administration/letter-template/set',
  access: staff,
  actors: adminActors,
  mutates: true,
  input: z.strictObject({
    schoolId: scalars.id,
    template: z.nullable(z.strictObject({ title: scalars.text(120), body: scalars.text(printingLimits.letterMaximum) })),
  }),
  output: template,
  refusals: [...schoolProofRefusals, 'LETTER_PLACEHOLDER'],
});

export const printingCalls = { printCards, printLetters, getLetterTemplate, setLetterTemplate } as const;
