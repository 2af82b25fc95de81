/** Browser titles of the vocabulary screens. */
export const vocabularyTitles = {
  overview: 'Lernwörter',
  list: 'Lernwörter',
  edit: 'Lernwörter bearbeiten',
  training: 'Lernwörter üben',
} as const;
