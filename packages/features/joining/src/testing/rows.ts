import type { Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

/** A request of somebody to join the school. */
export const rowsOfSchool = ({ schoolId, visitor, secret }: SchoolScene): Rows => ({
  join_request: [{ id: secret('request'), school_id: schoolId, user_id: visitor, message: '' }],
});
