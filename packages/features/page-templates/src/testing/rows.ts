import type { PersonScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

const ofPerson = (id: string, userId: string): Rows => ({
  page_template: [
    {
      id,
      author_id: userId,
      name: 'Lesetagebuch',
      description: 'Für jedes Buch',
      keywords: ['Deutsch'],
      audience: 'own',
      with_below: false,
      pages: 1,
      updated_at: new Date(),
    },
  ],
  page_template_like: [{ template_id: id, user_id: userId }],
});

/** Everything that the feature keeps of a person and tells in their export. */
export const rowsOfPerson = ({ userId, id }: PersonScene): Rows => ofPerson(id('page-template'), userId);

/** A template that only its author has, and likes. */
export const rowsOfSchool = ({ teacher, secret }: SchoolScene): Rows => ofPerson(secret('page-template'), teacher);
