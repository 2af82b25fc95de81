/** Sentences of chats: refusals. Those of the screens stand in `texts.ui.ts`. */
export const chatTexts = {
  refusals: {
    CHAT_NOT_FOUND: { title: 'Chat nicht gefunden', body: 'Diesen Chat gibt es nicht (mehr), oder du gehörst nicht dazu.' },
    CHAT_MESSAGE_NOT_FOUND: { title: 'Nachricht nicht gefunden', body: 'Diese Nachricht gibt es nicht mehr.' },
    CHAT_REPORT_NOT_FOUND: { title: 'Meldung nicht gefunden', body: 'Jemand hat sich schon darum gekümmert.' },
    CHAT_PLACE_NOT_FOUND: { title: 'Nicht gefunden', body: 'Diese Gruppe, dieses Team oder diese Schule gibt es nicht (mehr) für dich.' },
    CHAT_PLACE_FORBIDDEN: { title: 'Das darfst du hier nicht', body: 'Einen solchen Chat eröffnet eine Lehrperson, die dazugehört.' },
    CHAT_PERSON_WRONG: {
      title: 'Diese Person kannst du nicht wählen',
      body: 'Wähle Menschen deiner Schule, die du in der Liste findest.',
    },
    CHAT_NEEDS_ADULT: { title: 'Es fehlt eine Lehrperson', body: 'Wähle eine Lehrperson dazu: Sie liest mit und hilft, wenn etwas ist.' },
    CHAT_CHILDREN_CLOSED: {
      title: 'Das ist hier ausgeschaltet',
      body: 'Deine Schule lässt keine Chats unter Kindern zu. Deiner Lehrperson kannst du schreiben.',
    },
    CHAT_TOO_MANY: { title: 'Genug Chats', body: 'Mehr als {count} gehen nicht. Nimm einen, den es schon gibt.' },
    CHAT_FORBIDDEN: {
      title: 'Hier schreiben nur die Admins',
      body: 'In diesem Chat liest du mit. Was du geschrieben hast, steht noch im Feld.',
    },
    CHAT_NO_ADULT: {
      title: 'Im Moment liest keine Lehrperson mit',
      body: 'Darum schreibt hier niemand. Was du geschrieben hast, steht noch im Feld.',
    },
    CHAT_CLOSED: { title: 'Der Chat ist geschlossen', body: 'Du kannst ihn lesen, aber nicht mehr schreiben.' },
    CHAT_ADMIN_WRONG: { title: 'Das geht nicht', body: 'Admin eines Chats wird nur eine erwachsene Person, die dazugehört.' },
    CHAT_EMPTY: { title: 'Die Nachricht ist leer', body: 'Schreibe etwas, oder hänge etwas an.' },
    CHAT_NO_EMOJI: { title: 'Hier gehen keine Emojis', body: 'Die Admins dieses Chats haben sie ausgeschaltet.' },
    CHAT_NO_IMAGES: { title: 'Hier gehen keine Bilder', body: 'Die Admins dieses Chats haben sie ausgeschaltet.' },
    CHAT_NO_DOCUMENTS: { title: 'Hier gehen keine Dokumente', body: 'Die Admins dieses Chats haben sie ausgeschaltet.' },
    CHAT_NO_GIF: { title: 'Hier gehen keine GIFs', body: 'Die Admins dieses Chats haben sie ausgeschaltet.' },
    CHAT_FLOOD: {
      title: 'Etwas langsamer',
      body: 'Das waren viele Nachrichten auf einmal. Warte {seconds} Sekunden, deine Nachricht bleibt da.',
    },
    CHAT_REPORT_FLOOD: { title: 'Etwas langsamer', body: 'Du hast schon viel gemeldet. Sprich mit deiner Lehrperson.' },
    CHAT_NOT_YOURS: {
      title: 'Das ist nicht deine Nachricht',
      body: 'Nur wer sie geschrieben hat, kann sie ändern; entfernen können sie auch die Admins.',
    },
    CHAT_TOO_LATE: {
      title: 'Die Viertelstunde ist vorbei',
      body: 'Eine Nachricht kannst du {minutes} Minuten lang ändern oder löschen. Frage sonst eine Lehrperson.',
    },
    CHAT_OWN_MESSAGE: { title: 'Das ist deine Nachricht', body: 'Melden kannst du, was andere geschrieben haben.' },
    CHAT_REPORTED: { title: 'Schon gemeldet', body: 'Du hast diese Nachricht schon gemeldet. Jemand kümmert sich darum.' },
    FILE_NOT_FOUND: { title: 'Datei nicht gefunden', body: 'Hänge die Datei noch einmal an.' },
  },
} as const;

/** What the review of a school-year change counts. */
export const yearChangeTexts = { chats: 'Chats, die geschlossen werden' } as const;
