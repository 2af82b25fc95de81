/** What the log of a school says about templates of pages. */
export const pageTemplatesLog = {
  actions: {
    'template.withdraw': 'Seitenvorlage zurückgezogen',
    'template.admit': 'Seitenvorlage wieder zugelassen',
  },
  sorts: { template: 'school' },
} as const;
