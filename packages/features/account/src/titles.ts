/** Browser titles of the account screens. */
export const accountTitles = { login: 'Anmelden', initialPassword: 'Neues Passwort', account: 'Mein Konto', logout: 'Abmelden' } as const;
