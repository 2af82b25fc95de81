/** Words of a folder on a page. */
export const folderTexts = {
  modes: { give: 'zum Lesen', 'hand-in': 'Abgabe', all: 'für alle' },
  modeHints: {
    give: '',
    'hand-in': 'Was du abgibst, sehen nur du und deine Lehrperson.',
    all: 'Was du hier ablegst, sehen alle dieser Seite.',
  },
  keeperHints: {
    give: '',
    'hand-in': 'Was du ablegst, sehen alle. Was ein Kind abgibt, sehen nur das Kind und du.',
    all: '',
  },
  handedIn: '{count} von {total} abgegeben',
  items: 'Inhalt von «{title}»',
  top: 'Zuoberst',
  way: 'Ordner von «{title}»',
  empty: 'Hier ist noch nichts.',
  emptyGive: 'Hier ist noch nichts. Deine Lehrperson legt bald etwas hinein.',
  add: 'Dateien hinzufügen',
  handIn: 'Etwas abgeben',
  newFolder: 'Neuer Ordner',
  trash: 'Papierkorb von «{title}»',
  choose: '«{name}» wählen',
  chosen: { one: '1 gewählt', many: '{count} gewählt' },
  chosenTooMany: 'Höchstens {maximum} aufs Mal.',
  download: 'Als ZIP herunterladen',
  move: 'Verschieben',
  remove: 'Löschen',
  clear: 'Auswahl aufheben',
  removed: { one: 'Im Papierkorb', many: '{count} im Papierkorb' },
  restored: 'Wieder da',
  menu: 'Mehr zu «{name}»',
  rename: 'Umbenennen',
  downloadOne: 'Herunterladen',
  by: 'von {name}',
  own: 'von dir',
  given: 'von der Lehrperson',
  folder: 'Ordner',
  inside: { one: '1 Eintrag', many: '{count} Einträge' },
  isHandedIn: 'abgegeben',
  opensWindow: '(öffnet in neuem Fenster)',
} as const;

/** The list of hand-ins, for who keeps the folder. */
export const handInTexts = {
  title: 'Abgaben',
  nobody: 'Zu dieser Seite gehört keine Klasse. Abgaben stehen hier, sobald sie da sind.',
  missing: 'Es fehlen noch: {names}',
  complete: 'Alle haben abgegeben.',
  missingOne: 'fehlt noch',
  chooseAll: 'Alle Abgaben wählen',
} as const;

export const nameTexts = {
  add: 'Neuer Ordner',
  rename: 'Umbenennen',
  name: 'Name',
  save: 'Speichern',
  ending: 'Die Endung «{ending}» bleibt.',
} as const;

export const moveTexts = {
  title: { one: '1 Eintrag verschieben', many: '{count} Einträge verschieben' },
  where: 'Wohin?',
  move: 'Verschieben',
  none: 'Es gibt noch keinen Ordner. Lege zuerst einen an.',
  cancel: 'Abbrechen',
} as const;

export const trashTexts = {
  title: 'Papierkorb',
  help: 'Was hier liegt, wird nach 60 Tagen endgültig gelöscht.',
  none: 'Der Papierkorb ist leer.',
  deleted: 'gelöscht am {day}',
  restore: 'Zurückholen',
  restoreOne: '«{name}» zurückholen',
  close: 'Schliessen',
} as const;
