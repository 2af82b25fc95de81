/** Browser titles of the AI services. */
export const aiTitles = { overview: 'KI-Dienste', service: 'KI-Dienst', chat: 'Chat mit KI', credit: 'KI-Guthaben' } as const;
