/** What the log of a school says about chats, and what went with an erased class, by the table where it lay. */
export const chatLog = {
  actions: {
    'chat.remove': 'Nachricht in einem Chat entfernt',
    'chat.readRemoved': 'Entfernte Nachricht gelesen',
    'chat.school': 'Vorgabe der Schule für Nachrichten geändert',
    'chat.settle': 'Meldung zu einer Nachricht erledigt',
  },
  sorts: { chat: 'school' },
  erased: {
    chat: { one: '1 Chat', many: '{count} Chats' },
    chat_message: { one: '1 Nachricht', many: '{count} Nachrichten' },
    chat_member: { one: '1 Platz in einem Chat', many: '{count} Plätze in Chats' },
    chat_file: { one: '1 Anhang einer Nachricht', many: '{count} Anhänge von Nachrichten' },
    chat_report: { one: '1 Meldung', many: '{count} Meldungen' },
  },
} as const;

export const schoolLogTexts = { label: 'Chats unter Kindern', on: 'mit einer Lehrperson erlaubt', off: 'aus' } as const;
