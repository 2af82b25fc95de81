/** Choosing people. */
export const peopleTexts = {
  audience: {
    whom: 'Für wen?',
    wholeClass: 'Für die ganze Klasse',
    some: 'Für einzelne Kinder',
    pupils: 'Kinder',
    choose: 'Wähl mindestens ein Kind.',
  },
  search: 'Person suchen',
  pupils: 'Schüler:innen',
  teachers: 'Lehrpersonen',
  nobody: 'Niemand heisst so.',
  empty: 'In dieser Klasse ist noch niemand.',
  chosen: '{count} gewählt',
  noClass: 'Du bist noch in keiner Klasse.',
} as const;
