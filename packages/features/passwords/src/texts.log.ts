/** What the log of a school says of passwords that were shown, and what went with an erased class, by the table where it lay. */
export const passwordsLog = {
  actions: {
    'classAccount.reveal': 'Passwort eines Benutzerkontos angeschaut',
    'classAccount.print': 'Zettel mit Passwörtern gedruckt',
  },
  sorts: { classAccount: 'people' },
  erased: {
    password_item: { one: '1 Eintrag der Benutzerkonten', many: '{count} Einträge der Benutzerkonten' },
    password_group: { one: '1 Gruppe der Benutzerkonten', many: '{count} Gruppen der Benutzerkonten' },
    password_row: { one: '1 Benutzerkonto eines Kindes', many: '{count} Benutzerkonten von Kindern' },
    password_key: { one: '1 Schlüssel der Benutzerkonten', many: '{count} Schlüssel der Benutzerkonten' },
  },
} as const;
