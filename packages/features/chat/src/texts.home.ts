/** What messages say on the home screen, in the sidebar and in the search. */
export const homeTexts = {
  unread: { one: '1 neue Nachricht', many: '{count} neue Nachrichten' },
  inChat: 'in «{name}»',
  inChats: 'in {count} Chats',
  open: 'Lesen',
  reports: { one: '1 gemeldete Nachricht', many: '{count} gemeldete Nachrichten' },
  look: 'Anschauen',
  badge: { one: '1 ungelesen', many: '{count} ungelesen' },
  most: '99+',
} as const;

export const searchTexts = {
  title: 'Nachrichten',
  place: { name: 'Nachrichten', alsoCalled: 'Chat schreiben Mitteilung Klasse Messenger Antworten Lehrperson fragen Post' },
} as const;
