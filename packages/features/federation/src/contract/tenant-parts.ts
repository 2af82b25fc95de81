import { scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** The id of an organisation at Microsoft. */
export const tid = z.guid();

/** Who may what an admin of the school may. */
export const administered = signedInActors(404, {
  pupilOwner: 403,
  pupilSameClass: 403,
  pupilOtherClass: 403,
  teacherOfClass: 403,
  teacherSameSchool: 403,
  schoolAdminOwn: 200,
});

export const personName = z.object({ id: scalars.id, firstName: z.string(), lastName: z.string() });
