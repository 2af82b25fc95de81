import type { Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

/** Something in every other table of the feature that has anything of people or schools. */
export const rowsOfSchool = ({ later, teacher, fileId, secret }: SchoolScene): Rows => ({
  upload: [
    {
      id: secret('upload'),
      owner_id: teacher,
      service: 'documents',
      blob_name: 'x',
      file_name: 'x',
      size_bytes: 1,
      expires_at: later,
      file_id: fileId,
    },
  ],
});
