/** Browser titles of the own account. */
export const profileTitles = {
  account: 'Mein Konto',
  profile: 'Profil',
} as const;
