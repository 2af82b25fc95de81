/** What the log of a school says about the AI services: money and rules, never what was said. */
export const aiLog = {
  actions: {
    'ai.give': 'KI-Guthaben weitergegeben',
    'ai.topup': 'KI-Guthaben aufgeladen',
    'ai.open': 'KI-Dienste für Schüler:innen geöffnet oder geschlossen',
  },
  sorts: { ai: 'school' },
  erased: { ai_chat: { one: 'ein Chat mit KI', many: '{count} Chats mit KI' } },
} as const;
