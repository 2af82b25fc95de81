/** The settings form of a pad. */
export const padEditTexts = {
  title: 'Titel',
  hint: 'Worum geht es?',
  hintHelp: 'Ein Satz für alle, zum Beispiel die Frage, die ihr gemeinsam beantwortet.',
  kind: 'Wo liegt der Text?',
  kinds: {
    own: { name: 'Hier', help: 'Ein Text auf dieser Seite, mit Farben, Verlauf und Export.' },
    etherpad: { name: 'Etherpad', help: 'Ein Pad auf einem anderen Server, zum Beispiel dem eurer Schule. Es lädt erst nach einem Klick.' },
  },
  url: 'Adresse des Pads',
  urlHelp: 'Sie beginnt mit https://. Wer sie kennt, kann dort meist mitschreiben.',
  writers: 'Wer schreibt?',
  writersOf: {
    members: { name: 'Alle, die zur Seite gehören', help: 'Kinder und Lehrpersonen schreiben gleichzeitig.' },
    keepers: { name: 'Nur wer die Seite bearbeitet', help: 'Die anderen lesen live mit.' },
    nobody: { name: 'Niemand mehr', help: 'Der Text ist abgeschlossen und bleibt, wie er ist.' },
  },
  visitorsRead: 'Wer die Seite sonst sieht, liest mit',
  visitorsReadHelp: 'Ist die Seite öffentlich, ist es auch der Text: ohne Namen und ohne Farben.',
} as const;
