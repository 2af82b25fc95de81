/** What reports and exports refuses. */
export const reportRefusalTexts = {
  LINKS_BUSY: {
    title: 'Eine Prüfung läuft schon',
    body: 'An dieser Schule werden gerade Links geprüft, oder du prüfst sie an einer anderen. Versuche es in ein paar Minuten noch einmal.',
  },
  LINKS_ENOUGH: {
    title: 'Für heute genug geprüft',
    body: 'Jede Prüfung fragt viele fremde Websites. Morgen kannst du wieder prüfen.',
  },
  EXPORT_NOT_FOUND: { title: 'Export nicht gefunden', body: 'Diesen Export gibt es nicht (mehr).' },
} as const;

/** What lies at the top of each archive, so that people know what they have. */
export const readMeTexts = {
  name: 'Lies mich.txt',
  lead: 'Export von «{about}» aus Pausenplatz.',
  files:
    'Entpacke das Archiv und öffne «index.html» mit einem Doppelklick: Dort steht alles zum Lesen, mit Tabellen auch als CSV. Je Bereich gibt es ausserdem eine JSON-Datei; daneben liegen in Ordnern die Dateien.',
  missing: 'Nicht dabei ist:',
  missingOf: 'Nicht dabei ist von «{folder}»:',
  allFiles: 'Alle Dateien sind dabei.',
  missingFiles: 'Diese Dateien fehlen. Sie liegen nicht mehr auf dem Server, oder der Export wäre zu gross geworden:',
} as const;

/** The archive for people who open it on their own computer. */
export const readableTexts = {
  index: 'index.html',
  title: 'Export von «{about}»',
  lead: 'Alles hier liegt auf deinem Computer und funktioniert ohne Internet. Tabellen gibt es auch als CSV, zum Beispiel für Excel.',
  rows: { one: '1 Zeile', many: '{count} Zeilen' },
  documents: { one: '1 Seite', many: '{count} Seiten' },
  csv: 'CSV',
  back: 'Zur Übersicht',
  empty: 'Hier steht nichts.',
  nothing: 'Diese Seite hat keine Texte und Bilder.',
  data: 'Daten für Programme (JSON):',
  readMe: 'Was fehlt, und warum',
} as const;

/** Links, visits and exports. */
export const reportTexts = {
  links: {
    lead: 'Fragt die Links auf den Seiten deiner Klassen ab, als Administration auf allen Seiten der Schule, und sagt, welche ins Leere führen.',
    start: 'Links prüfen',
    running: 'Links werden geprüft',
    never: 'Noch nie geprüft',
    neverBody: 'Eine Prüfung dauert ein paar Minuten und läuft im Hintergrund.',
    noLinks: 'Auf diesen Seiten gibt es keine Links.',
    leftOut: {
      one: '1 weitere Adresse wurde ausgelassen.',
      many: '{count} weitere Adressen wurden ausgelassen.',
      why: 'Eine Prüfung fragt höchstens {addresses} Adressen, und höchstens {perSite} derselben Website.',
    },
    checkedAt: 'Geprüft am {date}, {time} Uhr',
    verdicts: { ok: 'ok', ungewiss: 'ungewiss', defekt: 'defekt' },
    help: {
      ok: 'Die Seite antwortet.',
      ungewiss: 'Die Seite lässt sich nicht automatisch prüfen. Öffne sie am besten selbst.',
      defekt: 'Die Seite gibt es nicht mehr.',
    },
    said: {
      address: 'keine öffentliche Adresse',
      unknownName: 'Name unbekannt',
      timeOut: 'keine Antwort',
      tooLarge: 'Antwort zu gross',
      tooManyRedirects: 'zu viele Umleitungen',
      unreachable: 'nicht erreichbar',
    },
    status: 'Status {status}',
    on: 'auf der Seite',
    mend: 'Seite öffnen',
    all: 'alle',
  },
  visits: {
    lead: 'Wie oft eure Seiten geöffnet werden. Wir speichern keine Adressen und keine Namen.',
    days: { 7: '7 Tage', 30: '30 Tage', 90: '90 Tage', 365: '1 Jahr' },
    range: 'Zeitraum',
    views: 'Aufrufe',
    visitors: 'Besuche',
    none: 'In dieser Zeit hat niemand eure Seiten geöffnet.',
    noneBody: 'Gezählt werden Aufrufe von Seiten, die zu euren Klassen und Schulen gehören.',
    page: 'Seite',
    chart: 'Aufrufe pro Tag, höchstens {most} an einem Tag',
    dayLabel: '{day}: {views} Aufrufe, {visitors} Besuche',
  },
  export: {
    lead: 'Was zu einer Klasse oder zu einer Schule gehört, als ZIP: zum Lesen, als Tabellen (CSV), als Daten (JSON) und mit den Dateien. Was nur einer Person gehört, ist nicht dabei.',
    classTitle: 'Eine Klasse',
    classBody:
      'Klassenliste, Gruppen und Seiten. Wenn du die Klasse unterrichtest, auch Hausaufgaben und die Rückmeldungen, die du siehst.',
    schoolTitle: 'Eine Schule',
    schoolBody:
      'Klassen, Personen, Gruppen, Seiten, Agenda, Mitteilungen, Jahreswechsel und Einstellungen der Schule und ihrer Unterschulen, mit den Dateien. Was Einzelnen gehört, laden sie selbst herunter. Was Kinder abgehakt haben und welche Rückmeldungen sie bekamen, steht im Export der Klasse. «Lies mich.txt» sagt, was fehlt.',
    start: 'Export starten',
    running: 'Export entsteht',
    list: 'Deine Exporte',
    empty: 'Noch kein Export.',
    emptyBody: 'Ein Export liegt {minutes} Minuten lang hier. Nur du kannst ihn herunterladen, solange du angemeldet bist.',
    download: 'Herunterladen',
    until: 'bis {time} Uhr',
    failed: 'gescheitert',
    missing: { one: '1 Datei fehlt, siehe «Lies mich.txt»', many: '{count} Dateien fehlen, siehe «Lies mich.txt»' },
    noClass: 'Du unterrichtest noch keine Klasse.',
  },
} as const;
