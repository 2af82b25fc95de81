/** Labels and help of the form for exercises of LearningApps.org; apart from what readers load. */
export const learningAppsEditorTexts = {
  unnamed: 'Übung von LearningApps.org',
  add: 'Übung hinzufügen',
  newApp: 'Neue Übung',
  address: 'Adresse oder Nummer der Übung',
  addressHelp: 'Kopiere sie aus LearningApps.org, zum Beispiel https://learningapps.org/view4311115.',
  list: 'Übungen in ihrer Reihenfolge',
  title: 'Titel',
  remove: '{name} entfernen',
  ask: 'Titel und Bild holen',
  asking: 'Wir fragen LearningApps.org …',
  found: 'Titel und Bild sind da.',
  unreached: 'LearningApps.org hat uns keine Auskunft gegeben. Schreib den Titel selbst: Die Kachel geht trotzdem.',
  full: 'Mehr als {maximum} Übungen passen nicht in einen Block.',
} as const;
