import type { PersonScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

/** Everything that the feature keeps of a person and tells in their export. */
export const rowsOfPerson = ({ userId, id }: PersonScene): Rows => ({
  file: [{ id: id('icon-file'), owner_id: userId, blob_name: id('icon-file'), name: 'Igel.png', mime_type: 'image/png', size_bytes: 1 }],
  user_icon: [{ user_id: userId, file_id: id('icon-file'), label: 'Igel' }],
});

/** A picture that somebody of the school keeps for themselves. */
export const rowsOfSchool = ({ teacher, fileId, secret }: SchoolScene): Rows => ({
  user_icon: [{ user_id: teacher, file_id: fileId, label: secret('icon') }],
});
