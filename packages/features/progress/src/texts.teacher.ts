/** What every trainer says to who teaches. */
export const teacherTexts = {
  tabs: { label: 'Ansicht', class: 'Klasse', own: 'Selber üben' },
  noClass: 'Du unterrichtest noch keine Klasse',
} as const;
