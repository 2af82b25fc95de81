/** Messages in the export of a school. */
export const exportTexts = {
  title: 'Mitteilungen',
  head: ['Vom', 'Bis', 'Für', 'Titel', 'Text'],
  audiences: { everybody: 'alle', staff: 'Lehrpersonen und Administration' },
} as const;
