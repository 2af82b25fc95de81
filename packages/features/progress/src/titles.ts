/** Browser titles of the hubs. */
export const progressTitles = { learn: 'Lernen', tools: 'Werkzeuge' } as const;
