/** What the log of a school says about its orders. */
export const shopLog = {
  actions: {
    'order.create': 'Im Shop bestellt',
    'order.approval': 'Freigabe von Bestellungen geändert',
    'order.state': 'Stand einer Bestellung geändert',
  },
  sorts: { order: 'school' },
} as const;

/** How the setting is told in the log. */
export const shopLogTexts = { label: 'Bestellungen brauchen eine Freigabe', on: 'ja', off: 'nein' } as const;
