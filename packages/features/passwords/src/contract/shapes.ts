import { type ActorTable, onlyRoles, safeUrl, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import { pictogramNames } from '@pausenplatz/icons/contract';
import * as z from 'zod/mini';
import { passwordsTexts } from '../texts.ts';
import { passwordsLimits as limits } from './limits.ts';

export const icon = z.enum(pictogramNames);
export type ItemIcon = z.output<typeof icon>;

/** Where one signs in: over https, because a password goes there; empty where there is no address. */
const address = z.pipe(
  z.string().check(
    z.trim(),
    scalars.atMost(limits.urlMaximum),
    z.refine((value) => value === '' || (safeUrl(value)?.startsWith('https://') ?? false), passwordsTexts.fields.https),
  ),
  z.transform((value: string) => (value === '' ? '' : (safeUrl(value) ?? ''))),
);

export const itemFields = {
  title: scalars.text(limits.titleMaximum),
  url: address,
  icon,
  groupId: z.nullable(scalars.id),
} as const;

export const userName = scalars.optionalText(limits.userNameMaximum);
/** Stored as it is typed: blanks may belong to it. */
export const secret = z.string().check(z.minLength(1), scalars.atMost(limits.secretMaximum));

export const passwordGroup = z.object({ id: scalars.id, name: z.string() });
export type PasswordGroup = z.output<typeof passwordGroup>;

/** One person’s account in an entry; what its password is, no list says. */
export const passwordRow = z.object({
  userId: scalars.id,
  /** Whose account it is. */
  name: z.string(),
  firstName: z.string(),
  userName: z.string(),
  hasSecret: z.boolean(),
  version: z.int(),
  isHidden: z.boolean(),
  /** Whoever reads may have it shown. */
  mayReveal: z.boolean(),
  mayChange: z.boolean(),
  /** Nobody changed it since it was handed out. */
  isInitial: z.boolean(),
  isWeak: z.boolean(),
  /** First names of those who have the same, among those that whoever reads may see anyway. */
  sameAs: z.array(z.string()),
});
export type PasswordRow = z.output<typeof passwordRow>;

const itemBase = { id: scalars.id, title: z.string(), url: z.string(), icon, groupId: z.nullable(scalars.id) } as const;

/** An entry of a class, with the rows that whoever reads may know of: all for its teachers, the own one for a child. */
export const classItem = z.object({
  ...itemBase,
  pupilCanEdit: z.boolean(),
  teacherCanSee: z.boolean(),
  rows: z.array(passwordRow),
});
export type ClassItem = z.output<typeof classItem>;

/** An entry of a child’s own, or an account that it had in a class where it is no more (`className`). */
export const keptItem = z.object({ ...itemBase, row: passwordRow, className: z.nullable(z.string()) });
export type KeptItem = z.output<typeof keptItem>;

export const people = onlyRoles('Teacher', 'Pupil');

const strangers = { private: 403, schoolAdminOwn: 403, schoolAdminOther: 403 } as const;
export const anyPerson: ActorTable = signedInActors(200, strangers);
/** Who teaches 3a; its children know the class, and may not do this there. */
export const classTeachers: ActorTable = signedInActors(404, { ...strangers, teacherOfClass: 200, pupilOwner: 403, pupilSameClass: 403 });
export const classPeople: ActorTable = signedInActors(404, { ...strangers, teacherOfClass: 200, pupilOwner: 200, pupilSameClass: 200 });
/** Of something that is shown only to who has just proven who they are, which nobody in the matrix has. */
export const unproven: ActorTable = signedInActors(403);
/** What only adults have: a child is told so. */
export const adults = { ...strangers, pupilOwner: 403, pupilSameClass: 403, pupilOtherClass: 403, pupilOtherSchool: 403 } as const;
