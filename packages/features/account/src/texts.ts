/** Every sentence of the account feature, grouped by screen. */
export const accountTexts = {
  refusals: {
    WRONG_CREDENTIALS: {
      title: 'Anmeldung fehlgeschlagen.',
      body: 'Aller Anfang ist schwer! Du hast den Benutzernamen oder das Passwort falsch eingegeben.',
    },
    REFRESH_REFUSED: { title: 'Anmeldung fehlgeschlagen.', body: 'Anmeldung fehlgeschlagen.' },
    TOO_MANY_ATTEMPTS: {
      title: 'Kurze Pause',
      body: 'Das waren viele falsche Versuche. Warte {seconds} Sekunden und probiere es dann noch einmal.',
    },
    PASSWORD_UNCHANGED: { title: 'Noch das alte Passwort', body: 'Wähle ein Passwort, das sich vom bisherigen unterscheidet.' },
    PASSWORD_TOO_COMMON: {
      title: 'Zu leicht zu erraten',
      body: 'Dieses Passwort kennen zu viele. Nimm zum Beispiel drei zufällige Wörter.',
    },
    NO_INITIAL_PASSWORD: { title: 'Schon erledigt', body: 'Du hast bereits ein eigenes Passwort gesetzt.' },
    ENTRA_UNAUTHORIZED: {
      title: 'Anmeldung fehlgeschlagen.',
      body: 'Microsoft Teams konnte dich nicht anmelden. Bitte öffne den Tab noch einmal.',
    },
    ENTRA_TENANT_UNKNOWN: {
      title: 'Eure Schule ist noch nicht verbunden',
      body: 'Bitte eure IT, Microsoft Teams in der Verwaltung mit der Schule zu verbinden.',
    },
    TEAMS_NOT_LINKED: {
      title: 'Noch nicht verbunden',
      body: 'Melde dich einmal mit deinem Konto an. Danach öffnet sich der Tab von selbst.',
    },
    TEAMS_LINKED_ELSEWHERE: { title: 'Schon verbunden', body: 'Dieses Microsoft-Konto ist bereits mit einem anderen Konto verbunden.' },
    WRONG_ROLE: { title: 'Keine Berechtigung', body: 'Es können sich nur Schüler:innen oder Lehrpersonen anmelden.' },
  },
} as const;
