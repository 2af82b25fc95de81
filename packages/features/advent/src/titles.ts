/** Browser titles of the advent screens. */
export const adventTitles = { list: 'Adventskalender' } as const;
