/** Browser titles of the screens of passwords. */
export const passwordsTitles = { mine: 'Passwort-Manager', accounts: 'Benutzerkonten', slips: 'Zettel' } as const;
