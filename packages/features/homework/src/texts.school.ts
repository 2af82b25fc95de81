/** What a school says about the planners of its classes, in the administration. */
export const schoolTexts = {
  label: 'Agenda',
  heading: 'Agenda der Klassen',
  limit: 'Höchstens so viele Minuten pro Tag',
  limitHelp:
    'Gilt für jedes Kind und für alle Klassen, die keine eigene Grenze haben. Beim Eintragen warnt die Agenda, wenn es mehr wird. Leer: keine Grenze.',
  wrong: 'Bitte {from} bis {to} Minuten, oder leer lassen.',
  save: 'Speichern',
  saved: 'Gespeichert',
} as const;
