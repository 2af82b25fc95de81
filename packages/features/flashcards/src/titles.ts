/** Browser titles of the flashcards screens. */
export const flashcardsTitles = {
  overview: 'Lernkarten',
  set: 'Kartenset',
  edit: 'Kartenset bearbeiten',
  box: 'Lernbox',
  training: 'Üben',
} as const;
