/** What joining a school refuses. */
export const joinRefusalTexts = {
  CONFIRMATION_UNKNOWN: { title: 'Link nicht gültig', body: 'Dieser Link gehört zu keiner Schule auf diesem Server.' },
  ALREADY_MEMBER: { title: 'Du gehörst schon dazu', body: 'Du bist bereits mit dieser Schule verbunden.' },
  JOIN_TOO_OFTEN: {
    title: 'Für heute genug angefragt',
    body: 'Du hast diese Schule schon {count}-mal angefragt. Ab {day}, {time} Uhr kannst du es noch einmal versuchen; am schnellsten geht es, wenn du direkt mit der Schule sprichst.',
  },
  REQUEST_NOT_FOUND: { title: 'Anfrage nicht gefunden', body: 'Diese Anfrage gibt es nicht (mehr).' },
  SCHOOLS_UNCONFIRMED: {
    title: 'Noch nicht bestätigt',
    body: 'Du hast schon {count} Schulen gegründet, die noch niemand bestätigt hat. Weitere gehen, sobald das geschehen ist.',
  },
  SCHOOL_SIMILAR: {
    title: 'Diese Schule gibt es vielleicht schon',
    body: '{schools}. Ist es deine, so schliesse dieses Fenster und frag dort an. Ist deine eine andere, so bestätige das unten.',
  },
  REASON_MISSING: { title: 'Bitte begründe kurz', body: 'Wer abgelehnt wird, soll wissen warum. Ein Satz genügt.' },
} as const;

/** Connecting with a school. */
export const joinTexts = {
  lead: 'Such deine Schule und frag an. Die Schuladministration bestätigt dich. Bis dahin siehst du nur deine eigenen Dinge.',
  welcome: 'Schön, dass du da bist! Verbinde dich jetzt mit deiner Schule.',
  home: 'Zur Startseite',
  search: 'Name oder Ort der Schule',
  searchHelp: 'Mindestens zwei Buchstaben',
  nothing: 'Diese Schule ist noch nicht hier.',
  nothingBody: 'Leg sie an: Du wirst damit ihre erste Administration und kannst Kolleg:innen bestätigen.',
  ask: 'Anfragen',
  askTitle: 'Anfrage an {school}',
  message: 'Nachricht (freiwillig)',
  messageHelp: 'Zum Beispiel: Ich unterrichte ab August die 3a.',
  send: 'Anfrage senden',
  sent: 'Deine Anfrage ist unterwegs.',
  cancel: 'Abbrechen',
  own: 'Deine Anfragen',
  states: { open: 'wartet', accepted: 'bestätigt', declined: 'abgelehnt', withdrawn: 'zurückgezogen' },
  reason: 'Begründung: {reason}',
  withdraw: 'Zurückziehen',
  create: 'Neue Schule anlegen',
  createTitle: 'Schule anlegen',
  name: 'Name der Schule',
  place: 'Ort',
  isAnother: 'Meine Schule ist eine andere',
  created: '{name} ist angelegt. Du bist ihre Administration.',
  member: 'Du gehörst zu',
  isMember: 'du gehörst dazu',
  unconfirmed: 'noch nicht bestätigt: Frag zuerst nach, ob das wirklich deine Schule ist.',
  isAsked: 'schon angefragt',
  accepted: 'Deine Anfrage wurde bestätigt. Willkommen!',
  declined: 'Deine Anfrage wurde abgelehnt.',
} as const;

/** Teachers who wait, in the administration. */
export const requestTexts = {
  title: 'Anfragen',
  empty: 'Niemand wartet.',
  emptyBody: 'Wenn sich eine Lehrperson mit eurer Schule verbinden möchte, siehst du sie hier und bekommst eine E-Mail.',
  asks: '{name} möchte dazugehören.',
  at: 'Angefragt am {date}',
  accept: 'Bestätigen',
  decline: 'Ablehnen',
  declineTitle: '{name} ablehnen',
  reason: 'Begründung',
  reasonHelp: 'Die Person liest diesen Satz in ihrer E-Mail.',
  accepted: '{name} gehört jetzt dazu.',
  declined: 'Die Anfrage ist abgelehnt.',
  invite: 'Lehrpersonen einladen',
} as const;

/** Inviting teachers, one or many. */
export const inviteTexts = {
  title: 'Lehrpersonen einladen',
  list: 'Wen?',
  listHelp:
    'Eine Lehrperson pro Zeile: E-Mail, wenn du willst auch Name und Klassen, zum Beispiel «lea@schule.ch; Lea Lehrer; 3a». Auch aus Excel eingefügt.',
  understood: 'So wird die Liste gelesen',
  send: 'Einladen',
  sendMany: '{count} einladen',
  invited: { one: 'Die Einladung ist unterwegs.', many: '{count} Einladungen sind unterwegs.' },
  placed: {
    one: '1 Lehrperson war schon da und hat jetzt ihre Klassen.',
    many: '{count} Lehrpersonen waren schon da und haben jetzt ihre Klassen.',
  },
  nobody: 'Gib mindestens eine E-Mail-Adresse an.',
  tooMany: 'Höchstens {maximum} auf einmal.',
  problems: {
    noAddress: 'Zeile {line}: In «{word}» steht keine E-Mail-Adresse.',
    twice: 'Zeile {line}: {word} steht zweimal in der Liste.',
    noClass: 'Zeile {line}: Die Klasse «{word}» gibt es an dieser Schule und ihren Unterschulen nicht.',
    severalClasses: 'Zeile {line}: «{word}» gibt es an mehreren Schulen. Schreib die Schule dahinter, zum Beispiel «3a Primarschule».',
  },
  pending: 'Eingeladen, noch nicht angekommen',
  sentAt: 'eingeladen am {date}',
  until: 'gilt bis {date}',
  ended: 'abgelaufen',
  resend: 'Erneut senden',
  resendTo: 'Einladung an {email} erneut senden',
  resent: 'Eine neue Einladung an {email} ist unterwegs. Der frühere Link gilt nicht mehr.',
  withdraw: 'Zurückziehen',
  withdrawOf: 'Einladung an {email} zurückziehen',
  withdrawn: 'Die Einladung an {email} gilt nicht mehr.',
} as const;

/** Mails about joining and founding. */
export const joinMails = {
  greeting: 'Hallo {firstName}',
  joinAsked: {
    subject: '{person} möchte zu {school}',
    body: '{person} möchte sich als Lehrperson mit {school} verbinden.',
    message: 'Nachricht: «{message}»',
    action: 'Anfrage beantworten',
    closing: 'Du bekommst diese Nachricht, weil du diese Schule auf {brand} verwaltest.',
  },
  joinAccepted: {
    subject: 'Willkommen bei {school}',
    body: 'Deine Anfrage wurde bestätigt: Du gehörst jetzt zu {school}.',
    reason: 'Dazu schreibt die Schule: «{reason}»',
    action: '{brand} öffnen',
    closing: 'Du bekommst diese Nachricht, weil du dich mit dieser Schule verbinden wolltest.',
  },
  joinDeclined: {
    subject: 'Deine Anfrage an {school}',
    body: 'Deine Anfrage an {school} wurde abgelehnt.',
    reason: 'Begründung: «{reason}»',
    action: 'Andere Schule suchen',
    closing: 'Du bekommst diese Nachricht, weil du dich mit dieser Schule verbinden wolltest.',
  },
  confirmSchool: {
    subject: 'Neue Schule: {school}',
    greeting: 'Guten Tag',
    paragraphs: [
      '{person} hat am {day} die Schule «{school}» in {place} angelegt.',
      'Bevor du sie bestätigst, hat sie keine Anmeldedienste, kein Microsoft Teams und nimmt keine Kinder anderer Schulen auf. Prüfe am besten mit einem Anruf, ob es stimmt.',
    ],
    action: 'Schule ansehen',
    closing: 'Du bekommst diese Nachricht, weil deine Adresse beim Betrieb von {brand} eingetragen ist.',
  },
} as const;
