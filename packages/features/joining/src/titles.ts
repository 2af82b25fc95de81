/** Browser titles of the ways into a school. */
export const joiningTitles = { join: 'Schule verbinden', confirmation: 'Schule bestätigen' } as const;
