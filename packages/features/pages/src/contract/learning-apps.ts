import { storedFile } from '@pausenplatz/documents/contract';
import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { learningAppPattern } from './learning-app.ts';
import { pageProofRefusals } from './proof-refusals.ts';

const changers = { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200, schoolAdminOwn: 200 } as const;

export const findLearningApp = defineCall({
  summary: 'Ask LearningApps.org what an exercise is called and what it looks like; its picture becomes a file of who asks.',
  method: 'POST',
  path: 'pages/learning-apps/find',
  access: signedIn,
  actors: signedInActors(404, changers),
  mutates: true,
  input: z.strictObject({ pageId: scalars.id, app: z.string().check(scalars.atMost(40), z.regex(learningAppPattern)) }),
  /** `isReached` is false where the service did not answer, or does not know the exercise. */
  output: z.object({ isReached: z.boolean(), title: z.string(), picture: z.nullable(storedFile) }),
  refusals: [...pageProofRefusals, 'SERVICE_FORBIDDEN'],
});
