/** What the log of a school says about this feature's entries, and what went with an erased class, by the table where it lay. */
export const joiningLog = {
  actions: {
    'join.ask': 'Anfrage gestellt',
    'join.accept': 'Anfrage bestätigt',
    'join.decline': 'Anfrage abgelehnt',
  },
  sorts: { join: 'people' },
} as const;

export const joinedAs = 'Lehrperson';
