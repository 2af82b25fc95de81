/** Browser titles of the AI services. */
export const aiTitles = {
  overview: 'KI-Dienste',
  service: 'KI-Dienst',
  chat: 'Chat mit KI',
  prompts: 'KI-Prompts',
  credit: 'KI-Guthaben',
} as const;
