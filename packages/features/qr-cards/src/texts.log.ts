/** What the log of a school says about this feature's entries. */
export const qrCardsLog = {
  actions: {
    'picturePin.clear': 'Bilder-PIN zurückgesetzt',
  },
  sorts: { picturePin: 'people' },
} as const;
