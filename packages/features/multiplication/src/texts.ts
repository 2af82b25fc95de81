/** How multiplication says no. */
export const refusalTexts = {
  MULTIPLICATION_LEVEL_MISSING: { title: 'Welche Stufe?', body: 'Zu einer Stufe gehört eine Reihe. Wähl beides in der Übersicht.' },
  MULTIPLICATION_SERIES_CLOSED: { title: 'Diese Reihe ist noch zu', body: 'Deine Lehrperson kann dir die {series}er-Reihe öffnen.' },
  MULTIPLICATION_LEVEL_CLOSED: { title: 'Diese Stufe ist noch zu', body: 'Schaff zuerst Stufe {before}, dann geht sie auf.' },
  MULTIPLICATION_NOTHING_MASTERED: {
    title: 'Dafür braucht es eine ganze Reihe',
    body: 'Schaff bei einer Reihe Stufe 8, dann geht es hier los.',
  },
  MULTIPLICATION_EXAM_CLOSED: { title: 'Die Prüfung ist noch zu', body: 'Schaff zuerst alle Stufen aller Reihen.' },
  MULTIPLICATION_EXAM_TOMORROW: { title: 'Morgen wieder', body: 'Die Prüfung kannst du einmal am Tag versuchen.' },
  MULTIPLICATION_RUN_NOT_FOUND: { title: 'Diese Runde gibt es nicht', body: 'Fang eine neue Runde an.' },
  MULTIPLICATION_NOT_DRAWN: { title: 'Das wurde nicht gefragt', body: 'Eine Antwort gehört zu keiner Aufgabe dieser Runde.' },
  MULTIPLICATION_TIME_WRONG: { title: 'Die Zeit stimmt nicht', body: 'Eine Antwort liegt in der Zukunft. Fang eine neue Runde an.' },
  MULTIPLICATION_PUPIL_NOT_FOUND: { title: 'Kind nicht gefunden', body: 'Dieses Kind ist nicht (mehr) in der Klasse.' },
} as const;
