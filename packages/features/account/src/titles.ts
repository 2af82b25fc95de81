/** Browser titles of the account screens. */
export const accountTitles = {
  login: 'Anmelden',
  initialPassword: 'Neues Passwort',
  logout: 'Abmelden',
} as const;
