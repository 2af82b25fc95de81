/** Browser titles of the games. */
export const gamesTitles = { words: 'Wörterrätsel', memory: 'Memory' } as const;
