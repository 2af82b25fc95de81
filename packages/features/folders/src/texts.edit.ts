/** The settings form of a folder. */
export const folderEditTexts = {
  title: 'Titel',
  hint: 'Worum geht es?',
  hintHelp: 'Ein Satz für alle, zum Beispiel was bis wann abgegeben wird.',
  mode: 'Wer legt Dateien hinein?',
  modes: {
    give: 'Lehrperson für Schüler:innen',
    'hand-in': 'Schüler:innen für die Lehrperson',
    all: 'Alle für alle',
  },
  modeHelp: {
    give: 'Du teilst aus, die Klasse liest.',
    'hand-in': 'Jedes Kind gibt ab und sieht nur das Eigene und was du hineinlegst. Du siehst, wer noch fehlt.',
    all: 'Alle legen ab und sehen alles.',
  },
  kept: 'Was ein Kind abgegeben hat, bleibt zwischen ihm und dir, auch wenn du das später änderst.',
} as const;
