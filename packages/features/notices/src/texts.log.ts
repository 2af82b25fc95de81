/** What the log of a school says about this feature's entries, and what went with an erased class, by the table where it lay. */
export const noticesLog = {
  actions: {
    'message.create': 'Mitteilung geschrieben',
    'message.delete': 'Mitteilung gelöscht',
  },
  sorts: { message: 'school' },
} as const;
