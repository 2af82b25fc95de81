/** Browser titles of registration. */
export const registrationTitles = {
  register: 'Konto erstellen',
  confirmEmail: 'E-Mail bestätigen',
  forgotten: 'Passwort vergessen',
  newPassword: 'Neues Passwort',
} as const;
