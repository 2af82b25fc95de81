/** The few sentences that a widget itself shows on a school's website. */
export const widgetTexts = {
  consent: 'Inhalt von {host} laden',
  unreachable: 'Der Inhalt lässt sich hier gerade nicht zeigen.',
  openInstead: 'Auf {host} öffnen',
} as const;
