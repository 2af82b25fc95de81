import type { Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

/** Something of a school in every table of the feature. */
export const rowsOfSchool = ({ schoolId }: SchoolScene): Rows => ({
  child_safety_school: [{ school_id: schoolId, contacts: '[{"kind":"head","name":"Herr Graf","note":"","phone":""}]' }],
});
