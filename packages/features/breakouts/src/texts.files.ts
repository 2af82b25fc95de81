/** What files of locks are called for who plays. */
export const breakoutFileTexts = { file: 'Datei im Breakout' } as const;
