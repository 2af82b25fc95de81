/** Browser titles of the multiplication screens. */
export const multiplicationTitles = {
  overview: 'Einmaleins',
  level: 'Einmaleins üben',
  mix: 'Einmaleins gemischt',
  training: 'Einmaleins-Training',
  tempo: 'Einmaleins auf Zeit',
  diploma: 'Einmaleins-Diplom',
  division: 'Einsdurcheins',
} as const;
