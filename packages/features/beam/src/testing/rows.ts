import type { PersonScene, Rows } from '@pausenplatz/kernel-server/testing';

/** Everything that the feature keeps of a person and tells in their export. */
export const rowsOfPerson = ({ userId, id }: PersonScene): Rows => ({
  beam: [
    {
      id: id('beam'),
      code: id('code'),
      target: '/seite/x',
      created_by: userId,
      created_at: new Date(),
      expires_at: new Date(),
      house: 'x',
    },
  ],
});
