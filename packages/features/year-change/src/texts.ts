/** What the school-year change refuses. */
export const yearRefusalTexts = {
  PLAN_NOT_FOUND: { title: 'Plan nicht gefunden', body: 'Diesen Plan gibt es nicht (mehr).' },
  PLAN_NOT_READY: { title: 'Der Plan ist noch nicht bereit', body: 'Schau dir die Hinweise bei den Klassen an.' },
  PLAN_HAS_RUN: { title: 'Schon durchgeführt', body: 'Dieser Plan wurde bereits durchgeführt.' },
  PLAN_YEAR_OVER: {
    title: 'Das Schuljahr ist vorbei',
    body: 'Dieser Plan war für das Schuljahr {year}. Leg für das nächste einen neuen an.',
  },
  PLAN_DAY_OUTSIDE: { title: 'Dieser Tag passt nicht', body: 'Wähle einen Tag vom {first} bis zum {last}.' },
  PLAN_STEP_DONE: { title: 'Schon durchgeführt', body: 'Diese Klasse wurde bereits umgestellt.' },
  PLAN_UNDO_IMPOSSIBLE: {
    title: 'Das lässt sich nicht mehr rückgängig machen',
    body: 'Die Klasse wurde seither verändert, oder die {days} Tage sind vorbei.',
  },
  PLAN_CLASS_ERASED: {
    title: 'Das lässt sich nicht mehr rückgängig machen',
    body: 'Eine Klasse, in die diese Schüler:innen gewechselt haben, wurde gelöscht und nach {days} Tagen endgültig entfernt.',
  },
} as const;

/** Said of a class that the change could not lead into the new year. */
export const yearFailure = 'Diese Klasse konnte nicht umgestellt werden. Sie ist noch genau wie vorher.';

/** To who left the school with the change, where they have an address. */
export const farewellMail = {
  subject: 'Nimm mit, was dir gehört',
  paragraphs: [
    'Du gehst nicht mehr an die {school}. Dein Konto bleibt dir, und was du gemacht hast, auch: deine Seiten, Dateien und Einträge.',
    'Lade alles herunter, solange du noch daran denkst. Bis am {until} erinnert dich auch deine Startseite daran.',
  ],
  button: 'Alles herunterladen',
  closing: 'Zum Herunterladen meldest du dich mit deinem eigenen Passwort an.',
} as const;

/** Plans of the school-year change. */
export const yearTexts = {
  lead: 'Alle Klassen in einem Plan, den man lesen kann. Nichts geschieht, bevor du ihn durchführst.',
  none: 'Noch kein Plan',
  noneBody: 'Ein Plan schlägt für jede Klasse vor, wie es weitergeht. Du änderst, was nötig ist, und führst ihn im Sommer durch.',
  noRight: 'Den Jahreswechsel plant die Schuladministration.',
  noRightBody: 'Frag sie, wenn du etwas für deine Klasse brauchst.',
  create: 'Neuen Plan anlegen',
  plan: 'Schuljahr {year}',
  states: { draft: 'Entwurf', running: 'läuft', done: 'durchgeführt' },
  open: 'Öffnen',
  remove: 'Plan wegwerfen',
  removeTitle: 'Diesen Plan wegwerfen?',
  removeBody: 'Alles, was du darin festgelegt hast, ist dann weg. An den Klassen ändert sich nichts.',
  actions: {
    continue: 'Weiterführen',
    handOver: 'Übergeben',
    regroup: 'Aufteilen oder zusammenlegen',
    leave: 'Alle verlassen die Schule',
    archive: 'Archivieren',
    delete: 'Löschen',
    none: 'Keine Aktion',
  },
  action: 'Was geschieht?',
  leaveHelp: {
    one: 'Die Klasse kommt ins Archiv. 1 Schüler:in verlässt die Schule und wird 60 Tage lang dorthin geführt, wo man alles mitnimmt.',
    many: 'Die Klasse kommt ins Archiv. Alle {count} Schüler:innen verlassen die Schule und werden 60 Tage lang dorthin geführt, wo man alles mitnimmt.',
  },
  newName: 'Name im neuen Schuljahr',
  teacher: 'Neue Lehrperson',
  chooseTeacher: 'Lehrperson wählen',
  content: 'Seiten der Klasse',
  contents: { keep: 'behalten', copy: 'kopieren', archive: 'archivieren' },
  pupils: 'Wohin gehen die Schüler:innen?',
  pupilTo: 'Wohin geht {name}?',
  stays: 'bleibt in der Klasse',
  leaves: 'verlässt die Schule',
  toClass: 'in die {name}',
  toNew: 'in neue Klasse …',
  newClassName: 'Name der neuen Klasse',
  counted: {
    stay: { one: '1 bleibt', many: '{count} bleiben' },
    move: { one: '1 wechselt', many: '{count} wechseln' },
    leave: { one: '1 geht', many: '{count} gehen' },
    arrive: { one: '1 kommt', many: '{count} kommen' },
  },
  warnings: {
    teacherMissing: 'Wähle, wer die Klasse übernimmt.',
    nameTwice: 'Diesen Namen hätten zwei Klassen.',
    pupilsWithoutPlace: 'Einige Schüler:innen haben noch keine neue Klasse.',
    targetDisappears: 'Eine gewählte Klasse verschwindet im selben Plan.',
    targetMissing: 'Eine gewählte Klasse gibt es nicht mehr.',
    classFull: 'So viele passen nicht in eine Klasse.',
    pupilsLoose: 'Wer in dieser Klasse bleibt, ist danach ohne Klasse. Gehen alle weg, so nimm «Alle verlassen die Schule».',
    empty: 'In dieser Klasse ist niemand.',
    alreadyThere: 'Ein anderer Plan hat diese Klasse schon in dieses Schuljahr geführt. Nimm «Keine Aktion», wenn das genügt.',
  },
  edit: 'Ändern',
  editTitle: 'Klasse {name}',
  save: 'Speichern',
  cancel: 'Abbrechen',
  checks: {
    title: 'Bevor es losgeht',
    again: 'Neu prüfen',
    ready: 'in Ordnung',
    look: 'anschauen',
    stop: 'so geht es nicht',
    day: 'Durchführen ab',
    early: 'Der Plan ist für den {day} gedacht. Vorher durchführen geht, aber überleg es dir.',
    onTime: 'Der Tag ist da.',
    over: 'Das Schuljahr {year} ist vorbei. Leg für das nächste einen neuen Plan an.',
    modes: {
      selfManaged: 'Lehrpersonen führen ihre Klassen selbst und können sie auch selbst umstellen.',
      admin: 'Nur die Schuladministration stellt Klassen um.',
      synchronised:
        'Eure Schule steht auf «Automatische Synchronisation», die es hier nicht gibt. Wählt zuerst unter «Schule», wer die Klassen führt.',
    },
    noRequests: 'Niemand wartet auf eine Antwort.',
    noWriting: 'An keiner Seite dieser Klassen schreibt gerade jemand.',
    writing: {
      one: 'An einer Seite schreibt gerade jemand: {pages}.',
      many: 'An {count} Seiten schreibt gerade jemand: {pages}.',
    },
    writingNote:
      'Wird die Seite archiviert, kopiert oder gelöscht, bleibt diese Klasse, wie sie ist, bis du den Plan noch einmal durchführst.',
    page: '«{title}» ({name})',
  },
  earlyBody: 'Der Plan ist erst für den {day} gedacht.',
  everybody: 'Alle zusammen',
  everybodyTo: 'Wohin gehen alle?',
  mixed: 'verschieden',
  letters: { one: 'Abschiedsbrief', many: '{count} Abschiedsbriefe' },
  lettersReady: 'Das PDF ist da. Gib die Briefe mit, solange sich alle noch anmelden können.',
  left: {
    one: '1 hat die Schule verlassen. Bis {date} führt die Startseite dorthin, wo man alles mitnimmt.',
    many: '{count} haben die Schule verlassen. Bis {date} führt die Startseite dorthin, wo man alles mitnimmt.',
  },
  requests: {
    one: 'Eine Lehrperson wartet noch auf eine Antwort. Beantworte sie am besten zuerst.',
    many: '{count} Lehrpersonen warten noch auf eine Antwort. Beantworte sie am besten zuerst.',
  },
  newClasses: 'Neue Klassen: {names}',
  run: 'Plan durchführen',
  runTitle: 'Jetzt durchführen?',
  runBody: {
    one: '1 Klasse wird umgestellt. {days} Tage lang kannst du sie zurückstellen.',
    many: '{count} Klassen werden umgestellt, jede für sich. {days} Tage lang kannst du jede einzelne Klasse zurückstellen.',
  },
  running: 'Jahreswechsel läuft',
  notReady: 'Schau dir zuerst die Hinweise an.',
  stepStates: { planned: 'geplant', done: 'umgestellt', undone: 'zurückgestellt', failed: 'nicht umgestellt' },
  undo: 'Zurückstellen',
  undone: '{name} ist wieder wie vorher.',
  undoUntil: 'bis {date}',
  back: 'Alle Pläne',
  has: 'Inhalt: {things}',
} as const;
