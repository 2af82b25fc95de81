import type { Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

/** How a school writes to parents. */
export const rowsOfSchool = ({ schoolId }: SchoolScene): Rows => ({
  letter_template: [{ school_id: schoolId, title: 'Brief', body: 'Text' }],
});
