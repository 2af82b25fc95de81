/** What the log of a school says about its orders. */
export const shopLog = {
  actions: {
    'order.create': 'Im Shop bestellt',
    'order.state': 'Stand einer Bestellung geändert',
  },
  sorts: { order: 'school' },
} as const;
