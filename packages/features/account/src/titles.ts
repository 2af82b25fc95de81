/** Browser titles of the account screens. */
export const accountTitles = {
  login: 'Anmelden',
  initialPassword: 'Neues Passwort',
  account: 'Mein Konto',
  profile: 'Profil',
  logout: 'Abmelden',
  register: 'Konto erstellen',
  confirmEmail: 'E-Mail bestätigen',
  forgotten: 'Passwort vergessen',
  invitation: 'Einladung',
  qr: 'Mit QR-Karte anmelden',
} as const;
