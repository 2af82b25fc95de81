/** What an invitation refuses. */
export const invitationRefusalTexts = {
  INVITATIONS_USED_UP: {
    title: 'Schule noch nicht bestätigt',
    body: 'Bis der Betrieb dieses Servers eure Schule bestätigt hat, kannst du {maximum} Personen einladen.',
  },
  INVITATION_ENDED: {
    title: 'Einladung nicht mehr gültig',
    body: 'Diese Einladung wurde schon angenommen, zurückgezogen oder ist abgelaufen.',
  },
  INVITATION_OTHER_ACCOUNT: {
    title: 'Anderes Konto',
    body: 'Diese Einladung ging an eine andere Adresse. Melde dich mit dem Konto dieser Adresse an.',
  },
  INVITATION_SIGN_IN: {
    title: 'Du hast schon ein Konto',
    body: 'Melde dich zuerst mit deinem Konto an, dann kannst du die Einladung annehmen.',
  },
} as const;

/** An invitation, as whoever got it sees it. */
export const invitationTexts = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  password: 'Passwort',
  toSignIn: 'Zur Anmeldung',
  heading: 'Einladung {toSchool}',
  teacher: '{inviter} lädt dich ein, hier als Lehrperson mitzumachen.',
  admin: '{inviter} lädt dich ein, hier die Administration mitzumachen.',
  somebody: 'Die Schule',
  acceptAs: 'Du bist als {name} angemeldet.',
  accept: 'Einladung annehmen',
  otherAccount: 'Anderes Konto benutzen',
  notForPupils:
    'Diese Einladung ist für Erwachsene der Schule und ging an {email}. Mit einem Konto für Schüler:innen geht sie nicht. Gehört die Adresse dir? Dann melde dich ab und benutze dein anderes Konto. Sonst zeig die Nachricht deiner Lehrperson.',
  ended: 'Hast du sie schon angenommen? Dann melde dich einfach an. Sonst bitte die Schule um eine neue Einladung.',
  endedMember: 'Hast du sie schon angenommen? Dann bist du hier richtig. Sonst bitte die Schule um eine neue Einladung.',
  signInFirst: 'Zu {email} gibt es schon ein Konto. Melde dich damit an, dann kannst du die Einladung annehmen.',
  signIn: 'Anmelden',
  create: 'Erstelle dein Konto. Die E-Mail Adresse {email} ist mit dieser Einladung schon bestätigt.',
  submit: 'Konto erstellen und mitmachen',
  haveAccount: 'Ich habe schon ein Konto mit einer anderen Adresse',
  done: 'Willkommen {atSchool}!',
  doneBody: 'Dein Benutzername ist {userName}.',
  home: 'Zur Startseite',
} as const;

/** The mail that brings it. */
export const invitationMails = {
  invitation: {
    subject: 'Einladung {toSchool}',
    paragraphs: ['{inviter} lädt dich ein, bei {brand} {atSchool} mitzumachen.', 'Die Einladung gilt {days} Tage.'],
    button: 'Einladung ansehen',
    closing: 'Du kennst diese Schule nicht? Dann kannst du diese Nachricht löschen.',
  },
} as const;
