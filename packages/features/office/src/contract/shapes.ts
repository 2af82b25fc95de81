import { scalars } from '@pausenplatz/kernel-contract';
import { adminModes, classColors, schoolGroupKinds, secondFactorRules } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { officeLimits } from './limits.ts';

export const name = scalars.text(officeLimits.nameMaximum);
export const birthYear = z.int().check(z.gte(1900), z.lte(2100));
export const ids = (maximum: number) => z.array(scalars.id).check(z.minLength(1), scalars.atMost(maximum));

/** A person as lists of the administration show them; never a password. */
export const personBrief = z.object({ id: scalars.id, firstName: z.string(), lastName: z.string() });
export type PersonBrief = z.output<typeof personBrief>;

export const schoolBrief = z.object({
  id: scalars.id,
  parentId: z.nullable(scalars.id),
  name: z.string(),
  place: z.string(),
  adminMode: z.enum(adminModes),
  secondFactor: z.enum(secondFactorRules),
  /** How long first passwords are valid once they are handed out. */
  firstPasswordWeeks: z.int(),
  /** The operator knows the school; before that it reaches nobody but its own members. */
  confirmed: z.boolean(),
  /** The caller administers it. */
  administers: z.boolean(),
  classes: z.int(),
  teachers: z.int(),
  pupils: z.int(),
  /** Teachers who wait for an answer; 0 for who may not answer. */
  openRequests: z.int(),
});
export type SchoolBrief = z.output<typeof schoolBrief>;

export const classBrief = z.object({
  id: scalars.id,
  schoolId: scalars.id,
  name: z.string(),
  color: z.enum(classColors),
  pupils: z.int(),
  teachers: z.array(personBrief),
  archivedAt: z.nullable(scalars.timestamp),
  deletedAt: z.nullable(scalars.timestamp),
  /** The caller teaches it. */
  isOwn: z.boolean(),
});
export type ClassBrief = z.output<typeof classBrief>;

export const groupBrief = z.object({
  id: scalars.id,
  kind: z.enum(schoolGroupKinds),
  classId: z.nullable(scalars.id),
  name: z.string(),
  userIds: z.array(scalars.id),
});
export type GroupBrief = z.output<typeof groupBrief>;

/** A pupil in a class. */
export const classPupil = z.object({
  ...personBrief.shape,
  number: z.int(),
  userName: z.string(),
  email: z.nullable(z.string()),
  birthYear: z.nullable(z.int()),
  externalId: z.nullable(z.string()),
  /** The initial password was not changed yet. */
  initialPassword: z.boolean(),
});
export type ClassPupil = z.output<typeof classPupil>;
