/** How the feature says no; apart from what light screens need. */
export const adventRefusalTexts = {
  ADVENT_NOT_FOUND: { title: 'Kalender nicht gefunden', body: 'Diesen Adventskalender gibt es nicht, oder er ist nicht für dich.' },
  ADVENT_FORBIDDEN: { title: 'Das dürfen nur die Lehrpersonen', body: 'Diesen Kalender gestalten die Lehrpersonen der Klasse.' },
  ADVENT_WEBSITE: { title: 'Website nicht erlaubt', body: 'Diese Website steht nicht in der Liste der Schule.' },
  ADVENT_TOO_MANY: { title: 'Genug Kalender', body: 'Mehr als {count} Kalender auf einmal gehen nicht. Lösch zuerst einen alten.' },
  ADVENT_DOOR_CLOSED: { title: 'Noch zu', body: 'Dieses Türchen ist jetzt nicht offen.' },
  ADVENT_DOOR_MISSING: { title: 'Dieses Türchen gibt es nicht', body: 'Der Kalender hat weniger Türchen. Lade die Seite neu.' },
  ADVENT_DOOR_EMPTY: { title: 'Noch leer', body: 'Hinter diesem Türchen ist noch nichts, das du freigeben könntest.' },
  ADVENT_DOOR_NOT_YOURS: { title: 'Nicht dein Türchen', body: 'Dieses Türchen füllt jemand anderes.' },
  ADVENT_DOOR_RELEASED: {
    title: 'Schon freigegeben',
    body: 'Deine Lehrperson hat das Türchen freigegeben. Frag sie, wenn du noch etwas ändern möchtest.',
  },
  ADVENT_PUPIL_ELSEWHERE: { title: 'Nicht in der Klasse', body: 'Dieses Kind ist nicht in der Klasse des Kalenders.' },
  ADVENT_NO_CLASS: { title: 'Ohne Klasse', body: 'Verlosen geht nur bei einem Kalender, der einer Klasse gehört.' },
  ADVENT_BLOCK_WRONG: { title: 'Dieser Block geht hier nicht', body: 'Hinter ein Türchen passen Blöcke, die keine Dateien brauchen.' },
  FILE_NOT_FOUND: { title: 'Datei nicht gefunden', body: 'Diese Datei gibt es nicht mehr. Lade sie nochmals hoch.' },
} as const;

/** What is said at a field. */
export const adventFieldTexts = {
  link: 'Kopiere die ganze Adresse, zum Beispiel https://www.schule.ch',
  right: 'Wähl, welche Antwort stimmt.',
} as const;
