import { onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { pageTemplateLimits as limits } from './limits.ts';

/** Who finds a template: its author, their school, everybody. */
export const audiences = ['own', 'school', 'public'] as const;
export type Audience = (typeof audiences)[number];

/** Which templates somebody looks through. */
export const shelves = ['own', 'school', 'public'] as const;
export type TemplateShelf = (typeof shelves)[number];

export const pageTemplate = z.object({
  id: scalars.id,
  name: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  audience: z.enum(audiences),
  /** The page and those below it. */
  pages: z.int(),
  withBelow: z.boolean(),
  numOfLikes: z.int(),
  like: z.boolean(),
  isMine: z.boolean(),
  /** The page that it was made of, for its author; null where that is no more. */
  source: z.nullable(z.object({ id: scalars.id, title: z.string() })),
  /** An admin took it out of the lists of others. */
  isWithdrawn: z.boolean(),
  mayWithdraw: z.boolean(),
  changedAt: scalars.timestamp,
});
export type PageTemplate = z.output<typeof pageTemplate>;

export const fields = {
  name: scalars.text(limits.nameMaximum),
  description: scalars.optionalText(limits.descriptionMaximum),
  keywords: z.array(scalars.text(limits.keywordMaximum)).check(scalars.atMost(limits.keywords)),
  audience: z.enum(audiences),
} as const;

export const staff = onlyRoles('Teacher', 'SchoolAdmin');
const adults = ['teacherOfClass', 'teacherSameSchool', 'teacherOtherSchool', 'schoolAdminOwn', 'schoolAdminOther'] as const;

/** Answers of calls about nothing but oneself, or about what is there for every adult. */
export const anyAdult = signedInActors(403, Object.fromEntries(adults.map((name) => [name, 200 as const])));
/** Answers of calls about a page or a group of class 3a: whoever may change it. */
export const changers = signedInActors(403, {
  teacherOfClass: 200,
  schoolAdminOwn: 200,
  teacherSameSchool: 404,
  teacherOtherSchool: 404,
  schoolAdminOther: 404,
});
/** Answers of calls about a template of the teacher of class 3a. */
export const author = signedInActors(403, {
  teacherOfClass: 200,
  teacherSameSchool: 404,
  teacherOtherSchool: 404,
  schoolAdminOwn: 404,
  schoolAdminOther: 404,
});
