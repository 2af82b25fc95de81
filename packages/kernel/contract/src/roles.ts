/** Roles of the specification, section 6. */
export const roles = ['Teacher', 'Pupil', 'SchoolAdmin', 'Private'] as const;
export type Role = (typeof roles)[number];
