/** The first names of a list, as they will be. */
export const namesTexts = {
  title: 'So heissen die ersten',
  firstName: 'Vorname',
  lastName: 'Nachname',
  swap: 'Vor- und Nachname tauschen',
} as const;
