/** What leads a newly registered teacher, on the home screen. */
export const firstStepsTexts = {
  title: 'Deine ersten Schritte',
  hide: 'Ausblenden',
  hidden: 'Die ersten Schritte sind ausgeblendet.',
  states: { done: 'erledigt', next: 'als Nächstes', waiting: 'wartet', later: 'später' },
  account: 'Konto bestätigt und angemeldet',
  school: {
    next: 'Finde deine Schule oder leg sie an',
    waiting: 'Deine Anfrage an {school} wartet auf eine Antwort',
    done: 'Mit {school} verbunden',
    action: 'Schule finden',
    look: 'Anfrage ansehen',
  },
  schoolClass: {
    next: 'Leg deine erste Klasse an',
    waiting: 'Deine Schuladministration teilt dir eine Klasse zu',
    done: 'Du unterrichtest {name}',
    action: 'Klasse anlegen',
  },
  page: { next: 'Gestalte deine erste Seite', done: 'Deine erste Seite steht', action: 'Seite anlegen' },
} as const;
