/** What the catalogue of blocks and every page say of a pad; light enough for frames. */
export const padBlockTexts = {
  catalogue: {
    name: 'eduPad',
    description: 'Ein Text, an dem alle gleichzeitig schreiben. Die Farben zeigen, wer was geschrieben hat.',
  },
  preview: 'Hier steht der gemeinsame Text, sobald die Seite gespeichert ist.',
  visitor: 'Diesen Text sehen die Kinder und Lehrpersonen, zu denen die Seite gehört.',
  gone: 'Dieser Text ist nicht für dich offen: Er gehört der Klasse oder Gruppe dieser Seite.',
  failed: 'Der Text lädt gerade nicht. Versuche es später noch einmal.',
  empty: 'Hier steht noch nichts.',
  emptyToo: 'Schreib den ersten Satz.',
  text: 'Text von «{title}»',
  unnamed: 'Gemeinsamer Text',
  authors: 'Geschrieben von',
  somebody: 'jemand',
  you: '{name} (du)',
  etherpadWrong: 'Eine Adresse eines Etherpads sieht so aus: https://pad.eure-schule.ch/p/name-des-pads',
  etherpadOfTeachers: 'Ein Etherpad richtet eine Lehrperson ein. Nimm den gemeinsamen Text.',
  etherpadOpen: 'Das Pad von {host} in einem neuen Fenster öffnen',
} as const;
