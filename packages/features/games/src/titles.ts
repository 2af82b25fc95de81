/** Browser titles of the games. */
export const gamesTitles = { words: 'Wörterrätsel' } as const;
