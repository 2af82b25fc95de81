/** Sentences of breakouts: refusals. Those of the screens stand beside. */
export const breakoutsTexts = {
  refusals: {
    BREAKOUT_NOT_FOUND: { title: 'Breakout nicht gefunden', body: 'Dieses Breakout gibt es nicht (mehr), oder es ist nicht für dich.' },
    BREAKOUT_FORBIDDEN: { title: 'Das darfst du hier nicht', body: 'Schlösser und Teams sieht, wer die Seite bearbeitet.' },
    BREAKOUT_LOCK_NOT_FOUND: { title: 'Schloss nicht gefunden', body: 'Dieses Schloss hat jemand gelöscht. Lade die Seite neu.' },
    BREAKOUT_FULL: { title: 'Genug Schlösser', body: 'Ein Breakout hat höchstens {count} Schlösser.' },
    BREAKOUT_FILE_WRONG: { title: 'Diese Datei geht nicht', body: 'Lade das Bild oder die Tonaufnahme noch einmal hoch.' },
    BREAKOUT_PICTURE_MISSING: { title: 'Es fehlt ein Bild', body: 'Wo man Punkte in einem Bild sucht, braucht es ein Bild.' },
    BREAKOUT_EMPTY: { title: 'Noch nichts zu öffnen', body: 'Dieses Breakout hat noch keine Schlösser.' },
    BREAKOUT_ENDED: { title: 'Das Spiel ist zu Ende', body: 'Frage deine Lehrperson, wann es weitergeht.' },
    BREAKOUT_NAME_TAKEN: {
      title: 'Diesen Namen gibt es schon',
      body: 'Wählt einen anderen Namen, oder tretet dem Team «{name}» mit seinem Code bei.',
    },
    BREAKOUT_TOO_MANY: { title: 'Es spielen schon viele', body: 'Mehr als {count} Teams haben hier nicht Platz.' },
    BREAKOUT_CODE_WRONG: { title: 'Kein Team mit diesem Code', body: 'Der Code steht oben beim Team, zum Beispiel auf dem ersten Gerät.' },
    BREAKOUT_TEAM_GONE: { title: 'Dieses Team spielt nicht mehr', body: 'Beginnt noch einmal mit einem Namen.' },
    BREAKOUT_NOT_PLAYING: { title: 'Gerade wird nicht gespielt', body: 'Das Spiel wartet, macht Pause oder ist zu Ende.' },
    BREAKOUT_LOCK_PASSED: { title: 'Das Schloss ist schon offen', body: 'Ein anderes Gerät eures Teams war schneller.' },
    BREAKOUT_WAIT: { title: 'Kurz nachdenken', body: 'In {seconds} Sekunden könnt ihr wieder etwas versuchen.' },
    BREAKOUT_NO_HINT: { title: 'Noch kein Tipp', body: 'Der nächste Tipp öffnet sich mit der Zeit.' },
  },
} as const;
