/** Words of a question on a page. */
export const questionTexts = {
  media: { both: 'Film oder Ton', film: 'Film', sound: 'Ton' },
  longest: 'höchstens {time}',
  endsOn: 'bis {day}',
  over: 'abgeschlossen',
  answered: '{count} von {total} haben geantwortet',
  answersCount: { one: '1 Antwort', many: '{count} Antworten' },
  missing: 'Es fehlen noch: {names}',
  complete: 'Alle haben geantwortet.',
  none: 'Noch keine Antwort. Sobald ein Kind antwortet, steht sie hier.',
  noneReleased: 'Noch sind keine Antworten freigegeben.',
  notAnswered: 'Die Frage ist abgeschlossen. Du hast nicht geantwortet.',
  all: 'Antworten',
  ofClass: 'Antworten der Klasse',
  own: 'Deine Antwort',
  trash: 'Papierkorb der Antworten',
  releaseAll: 'Alle freigeben',
  takeBackAll: 'Alle zurücknehmen',
} as const;

/** Where a child answers. */
export const answerTexts = {
  privacy: {
    teacher: 'Deine Antwort sehen und hören nur du und deine Lehrperson.',
    class: 'Deine Antwort sieht und hört zuerst nur deine Lehrperson. Sie kann sie der Klasse zeigen.',
  },
  keep: 'Abgeben',
  upload: 'Oder eine Datei abgeben',
  again: 'Neu antworten',
  againHint: 'Die neue Antwort ersetzt die alte.',
  cancel: 'Doch nicht',
  remove: 'Löschen',
  removed: 'Antwort gelöscht',
  given: 'Abgegeben',
} as const;

/** One answer. */
export const cardTexts = {
  play: 'Film von {name} abspielen',
  sound: 'Aufnahme von {name}',
  unknown: 'Ohne Namen',
  released: 'freigegeben',
  waiting: 'nur für dich und das Kind',
  ownReleased: 'Die Klasse sieht sie',
  ownWaiting: 'nur für dich und deine Lehrperson',
  teacherOnly: 'nur für dich aufgenommen',
  release: 'Freigeben',
  releaseOne: 'Freigeben: Antwort von {name}',
  takeBack: 'Zurücknehmen',
  takeBackOne: 'Zurücknehmen: Freigabe der Antwort von {name}',
  respond: 'Etwas dazu schreiben',
  respondOne: 'Etwas dazu schreiben: {name}',
  changeResponse: 'Ändern',
  changeResponseOne: 'Ändern, was du {name} geschrieben hast',
  fromTeacher: 'Von deiner Lehrperson',
  toChild: 'Von dir an {name}',
  removeOne: 'Antwort von {name} löschen',
  unplayable: 'Diese Aufnahme spielt dein Browser nicht ab.',
} as const;

export const respondTexts = {
  title: 'Zur Antwort von {name}',
  label: 'Was möchtest du sagen?',
  help: 'Das liest nur {name}. Leer: Nichts steht da.',
  save: 'Speichern',
} as const;

export const trashTexts = {
  title: 'Papierkorb',
  help: 'Was hier liegt, wird nach 60 Tagen endgültig gelöscht.',
  none: 'Der Papierkorb ist leer.',
  deleted: 'gelöscht oder ersetzt am {day}',
  restore: 'Zurückholen',
  restoreOne: 'Zurückholen: Antwort von {name}',
  restored: 'Wieder da',
  close: 'Schliessen',
} as const;
