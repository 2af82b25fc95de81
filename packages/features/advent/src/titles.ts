/** Browser titles of the advent screens. */
export const adventTitles = { list: 'Adventskalender', edit: 'Adventskalender gestalten', show: 'Adventskalender' } as const;
