/** Browser titles of the hubs. */
export const progressTitles = { learn: 'Lernen', tools: 'Werkzeuge', performance: 'Meine Leistungen' } as const;
