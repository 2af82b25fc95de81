/** How the AI services say no. */
export const aiTexts = {
  refusals: {
    AI_CHAT_NOT_FOUND: { title: 'Chat nicht gefunden', body: 'Diesen Chat gibt es nicht (mehr), oder er gehört jemand anderem.' },
    AI_NOT_OFFERED: {
      title: 'Gerade nicht im Angebot',
      body: 'Dieses Modell gibt es hier nicht. Wähle ein anderes; dein Text ist noch da.',
    },
    AI_CLOSED: { title: 'Noch nicht offen', body: 'KI-Dienste sind für dich noch nicht offen. Frag deine Lehrperson.' },
    AI_CREDIT_LOW: {
      title: 'Zu wenig Guthaben',
      body: 'Dafür braucht es bis zu {needed}, da sind {left}. Es wurde nichts gesendet; dein Text ist noch da.',
    },
    AI_LIMIT_CHILD: {
      title: 'Für diesen Monat ist es genug',
      body: 'Du hast aufgebraucht, was für dich in diesem Monat da ist. Deine Lehrperson kann das ändern.',
    },
    AI_LIMIT_CLASS: { title: 'Die Klasse hat genug gefragt', body: 'Was die Klasse in diesem Monat ausgeben darf, ist aufgebraucht.' },
    AI_LIMIT_OWN: {
      title: 'Deine eigene Grenze',
      body: 'Du hast dir eine Grenze für den Monat gesetzt, und die ist erreicht. Unter «Guthaben» änderst du sie.',
    },
    AI_LIMIT_DAY: {
      title: 'Heute ist es genug',
      body: 'Was dieser Server an einem Tag ausgeben darf, ist aufgebraucht. Morgen geht es weiter.',
    },
    AI_ASKED_TWICE: {
      title: 'Schon gefragt',
      body: 'Diese Frage ist schon unterwegs oder beantwortet. Lade die Seite neu, dann siehst du die Antwort.',
    },
    AI_CHAT_FULL: { title: 'Der Chat ist voll', body: 'In diesem Chat stehen {count} Nachrichten. Beginne einen neuen.' },
    AI_TOO_LONG: { title: 'Zu lang', body: 'Das ist für dieses Modell zu viel Text auf einmal. Kürze ihn, oder beginne einen neuen Chat.' },
    AI_DOWN: {
      title: 'Gerade keine Antwort',
      body: 'Der Dienst antwortet nicht. Es hat nichts gekostet; versuche es in einer Minute noch einmal.',
    },
    AI_TIME_OUT: {
      title: 'Das dauerte zu lang',
      body: 'Nach einer Minute kam keine Antwort. Es hat nichts gekostet; versuche es noch einmal.',
    },
    AI_CUT: {
      title: 'Mittendrin abgebrochen',
      body: 'Der Dienst hat mitten in der Antwort aufgehört. Es hat nichts gekostet; frag noch einmal.',
    },
    AI_BUSY: {
      title: 'Gerade viel los',
      body: 'Sehr viele fragen im Moment. Es hat nichts gekostet; versuche es in einer Minute noch einmal.',
    },
    AI_REFUSED: {
      title: 'Darauf antwortet der Dienst nicht',
      body: 'Der Anbieter lehnt diese Frage ab. Es hat nichts gekostet; formuliere sie anders.',
    },
    AI_NOT_AVAILABLE: { title: 'Gerade nicht verfügbar', body: 'Dieser Dienst ist gerade nicht verfügbar. Es hat nichts gekostet.' },
    AI_COLLEAGUE_NOT_FOUND: { title: 'Person nicht gefunden', body: 'Diese Lehrperson gehört zu keiner deiner Schulen.' },
    AI_PROMPT_NOT_FOUND: { title: 'Prompt nicht gefunden', body: 'Diesen Prompt gibt es nicht (mehr), oder er ist nicht für dich.' },
    AI_PROMPT_NOT_YOURS: {
      title: 'Das darf jemand anders',
      body: 'Von der Liste der Schule nimmt einen Prompt, wer ihn geschrieben hat, oder die Schulverwaltung.',
    },
    AI_PROMPT_NEEDS_SCHOOL: { title: 'Dafür braucht es eine Schule', body: 'Du gehörst noch zu keiner Schule, der du etwas geben kannst.' },
    AI_PROMPTS_FULL: { title: 'Deine Liste ist voll', body: 'Du hast {count} Prompts. Lösche einen, den du nicht mehr brauchst.' },
    AI_PROMPTS_TRASH_FULL: {
      title: 'Zu viel gelöscht',
      body: 'Du hast in den letzten {days} Tagen sehr viele Prompts gelöscht. Schreib einen um, den du nicht mehr brauchst.',
    },
    AI_SCHOOL_PROMPTS_FULL: {
      title: 'Die Liste der Schule ist voll',
      body: 'Auf der Liste der Schule stehen {count} Prompts. Zuerst muss einer weg.',
    },
    AI_FAVORITES_FULL: { title: 'Genug Favoriten', body: 'Du hast {count} Favoriten. Nimm zuerst einen heraus.' },
    AI_ALERT_NOT_FOUND: { title: 'Schon erledigt', body: 'Diesen Hinweis gibt es nicht mehr. Vielleicht hat sich schon jemand gekümmert.' },
  },
} as const;
