/** What the log of a school says about this feature's entries, and what went with an erased class, by the table where it lay. */
export const accountLog = {
  actions: {
    'secondFactor.reset': 'Zweiten Schritt zurückgesetzt',
    'account.erase': 'Konto endgültig gelöscht',
    'account.lock': 'Konto vom Betrieb gesperrt',
    'account.unlock': 'Sperre des Kontos vom Betrieb aufgehoben',
    'account.export': 'Daten einer Person exportiert',
    'password.link': 'Link für ein neues Passwort vom Betrieb erstellt',
  },
  sorts: { secondFactor: 'people', account: 'people', password: 'people' },
  erased: {
    class_setting: { one: '1 Einstellung', many: '{count} Einstellungen' },
    pupil_handover: { one: '1 offener Übergabecode', many: '{count} offene Übergabecodes' },
  },
} as const;
