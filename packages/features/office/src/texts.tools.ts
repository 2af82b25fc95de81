/** What a teacher does with a class that has just changed its school year, on the screen of the class. */
export const newYearTexts = {
  title: 'Neues Schuljahr {year}',
  lead: 'Das gehört jetzt dazu. Hak ab, was erledigt ist.',
  todo: {
    cards: 'Passwortkarten drucken und verteilen',
    letters: 'Elternbriefe drucken',
    people: 'Liste, Lehrpersonen und Gruppen prüfen',
    settings: 'Name und Farbe der Klasse prüfen',
    page: 'Seiten der Klasse anschauen',
  },
  pages: 'Zu den Seiten',
  done: 'Alles erledigt. Einen guten Start!',
} as const;

export const settingsTexts = {
  lead: 'Was für deine Klassen und deine Schule gilt.',
  parts: { klassen: 'Klassen', schule: 'Schule' },
  classes: 'Name und Farbe deiner Klassen. Die Farbe begleitet die Klasse durch Planer, Chat und Seiten.',
  noClasses: 'Du unterrichtest noch keine Klasse.',
  toClass: 'Zur Klasse',
  account: 'Zu deinem Konto',
  onlyAdmins: 'Das stellt die Schuladministration ein.',
  onlyAdminsBody: 'Frag sie, wenn du etwas anderes brauchst.',
} as const;
