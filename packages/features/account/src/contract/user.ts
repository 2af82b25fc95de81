import { roles, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { settingsByTool } from './fields.ts';

/** A class as its members see it in lists. */
const schoolClassBrief = z.object({ id: scalars.id, name: z.string(), color: z.string(), schoolId: scalars.id });

/** The signed-in person as the client knows it (specification section 3, User). */
export const currentUser = z.object({
  id: scalars.id,
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.nullable(z.string()),
  userRoles: z.array(z.enum(roles)),
  pro: z.boolean(),
  schools: z.array(z.object({ id: scalars.id, name: z.string(), place: z.string(), administers: z.boolean() })),
  schoolClasses: z.array(schoolClassBrief),
  currentSchoolClass: z.nullable(scalars.id),
  emailUnconfirmed: z.boolean(),
  newAccount: z.boolean(),
  /** Release notes up to this web version were seen; null before the first time. */
  seenReleaseNotes: z.nullable(z.string()),
  /** Locks what this person leaves unsaved on a device; nobody else is told it. */
  draftKey: z.string(),
  /** Own settings per tool (specification section 3). */
  settings: settingsByTool,
  /** The school wants a second factor of its admins and this one has none: rights of the administration rest until then. */
  secondFactorMissing: z.boolean(),
});
export type CurrentUser = z.output<typeof currentUser>;
