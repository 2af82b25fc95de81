/** Colours a class may have; the theme knows their shades. */
export const classColors = ['teal', 'blue', 'violet', 'pink', 'red', 'orange', 'yellow', 'green', 'grey'] as const;
export type ClassColor = (typeof classColors)[number];

/** How a person belongs to a school. */
export const schoolMemberKinds = ['teacher', 'pupil', 'admin'] as const;
export type SchoolMemberKind = (typeof schoolMemberKinds)[number];

/** Who keeps the classes of a school: its teachers, its administration, or a directory outside. */
export const adminModes = ['selfManaged', 'admin', 'synchronised'] as const;
export type AdminMode = (typeof adminModes)[number];
/** What a school may choose: nothing here fetches lists from a directory, so nobody chooses that it does (decision 0106). */
export const offeredAdminModes = ['selfManaged', 'admin'] as const satisfies readonly AdminMode[];

/** Whether a second factor is a free choice or a duty of the school's admins. */
export const secondFactorRules = ['optional', 'admins'] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];

/** How many weeks first passwords are valid once they are handed out; what is printed in July has to serve in August. */
export const firstPasswordWeeks = [2, 4, 8, 12] as const;

/** A group of pupils inside a class, or a team across the classes of a school. */
export const schoolGroupKinds = ['group', 'team'] as const;
export type SchoolGroupKind = (typeof schoolGroupKinds)[number];

/** States of a teacher's request to belong to a school. */
export const joinRequestStates = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type JoinRequestState = (typeof joinRequestStates)[number];

/** The own setting of somebody who wants to hear no more of the school year that begins in this calendar year. */
export const yearReminderSetting = { tool: 'jahreswechsel', name: 'erinnerung' } as const;

export { schoolTopic, joinRequestsChanged, schoolClassChanged } from './hub.ts';
export { schoolLimits } from './limits.ts';
export { classReadRefusals, classWriteRefusals, schoolProofRefusals } from './proof-refusals.ts';
