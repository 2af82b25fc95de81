/** Choosing people. */
export const peopleTexts = {
  search: 'Person suchen',
  pupils: 'Schüler:innen',
  teachers: 'Lehrpersonen',
  nobody: 'Niemand heisst so.',
  empty: 'In dieser Klasse ist noch niemand.',
  chosen: '{count} gewählt',
  noClass: 'Du bist noch in keiner Klasse.',
} as const;
