/** What the log of a school says about the AI services: money and rules, never what was said. */
export const aiLog = {
  actions: {
    'ai.give': 'KI-Guthaben weitergegeben',
    'ai.topup': 'KI-Guthaben aufgeladen',
    'ai.open': 'KI-Dienste für Schüler:innen geöffnet oder geschlossen',
    'ai.removePrompt': 'Prompt von der Liste der Schule genommen',
  },
  sorts: { ai: 'school' },
  erased: {
    ai_wallet: { one: '1 KI-Guthaben', many: '{count} KI-Guthaben' },
    ai_alert: { one: '1 Hinweis zu KI-Chats', many: '{count} Hinweise zu KI-Chats' },
  },
} as const;
