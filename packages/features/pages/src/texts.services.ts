/** Services of others, with what they learn of who loads their content; also said by the log of a school. */
export const serviceWords = {
  youtube: {
    name: 'YouTube',
    learns: 'Google (USA) erfährt die Internetadresse und was angeschaut wird. Geladen wird die Fassung ohne Cookies.',
  },
  vimeo: { name: 'Vimeo', learns: 'Vimeo (USA) erfährt die Internetadresse und was angeschaut wird, ohne Wiedererkennung.' },
  srf: { name: 'SRF', learns: 'Das Schweizer Radio und Fernsehen erfährt die Internetadresse und zählt, was angeschaut wird.' },
  peertube: { name: 'PeerTube', learns: 'Der Betreiber des jeweiligen Servers erfährt die Internetadresse.' },
  learningapps: { name: 'LearningApps', learns: 'LearningApps (Schweiz und Deutschland) erfährt die Internetadresse und was geübt wird.' },
  polypad: { name: 'Polypad', learns: 'Amplify (USA) erfährt die Internetadresse.' },
  etherpad: {
    name: 'Etherpad',
    learns: 'Der Betreiber des jeweiligen Servers erfährt die Internetadresse und liest mit, was geschrieben wird.',
  },
  websites: {
    name: 'Andere Websites',
    learns: 'Wer die Website betreibt, erfährt die Internetadresse und was sie sonst von sich aus fragt.',
  },
} as const;

export const serviceRuleWords = { ask: 'Zuerst fragen', allowed: 'Sofort laden', forbidden: 'Nicht zeigen' } as const;

/** Where a school decides about them. */
export const serviceTexts = {
  label: 'Fremde Dienste',
  heading: 'Fremde Dienste auf euren Seiten',
  lead: 'Filme, Übungen und Websites von anderen laden erst, wenn jemand darauf drückt. Hier legst du fest, was für eure Schule gilt.',
  allowedHelp:
    '«Sofort laden» gilt für alle, die zur Schule gehören. Wer von anderswo kommt oder kein Konto hat, wird immer zuerst gefragt.',
  inherit: 'Wie {school}: {rule}',
  unsaid: 'Nichts festgelegt: {rule}',
  forbiddenAbove: '{school} zeigt das nirgends. Das lässt sich hier nicht ändern.',
  save: 'Speichern',
  saved: 'Gespeichert. Das gilt, sobald eine Seite neu geöffnet wird.',
} as const;
