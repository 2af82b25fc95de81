/** Colours a class may have; the theme knows their shades. */
export const classColors = ['teal', 'blue', 'violet', 'pink', 'red', 'orange', 'yellow', 'green', 'grey'] as const;
export type ClassColor = (typeof classColors)[number];

/** How a person belongs to a school. */
export const schoolMemberKinds = ['teacher', 'pupil', 'admin'] as const;
export type SchoolMemberKind = (typeof schoolMemberKinds)[number];
