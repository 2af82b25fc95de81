/**
 * Topics of GORILLA, the Swiss programme for movement, food and sustainability: our own words, and addresses of the programme. Every
 * address of it stands here; administrations check them with the links of their pages.
 */
const site = 'https://www.gorilla.ch/';
const platform = 'https://www.gorilla.ch/bildungsplattform';

const programme = 'https://www.gorilla.ch/schulprogramm';

export const gorillaTopics = {
  movement: {
    title: 'Bewegung',
    text: 'Freestyle braucht keinen Verein und keine Halle: Skateboard, Parkour, Frisbee und Breakdance gehen auf jedem Pausenplatz.',
    task: 'Balanciere drei Minuten auf einer Linie: vorwärts, rückwärts und mit geschlossenen Augen.',
    url: site,
  },
  food: {
    title: 'Ernährung',
    text: 'Dein Kopf braucht Energie, und sie soll bis zum Mittag reichen. Wasser, Früchte und Vollkorn machen das gut, und selber gekocht schmeckt es besser.',
    task: 'Stell dir einen Znüni zusammen, der drei Farben hat, und trink eine Woche lang nur Wasser dazu.',
    url: site,
  },
  sustainability: {
    title: 'Nachhaltigkeit',
    text: 'Alles, was du isst oder anziehst, ist irgendwo gewachsen, wurde verpackt und gefahren. Du entscheidest mit, wie oft.',
    task: 'Schau bei drei Sachen im Kühlschrank nach, woher sie kommen, und zeichne ihren Weg auf eine Karte.',
    url: site,
  },
} as const;

export const gorillaTeacherTopics = {
  programme: {
    title: 'Schulprogramm',
    text: 'Workshops, Playground und eine kostenlose Bildungsplattform mit fertigen Lektionen nach Lehrplan 21 für die Oberstufe.',
    task: 'Such auf der Bildungsplattform eine Lektion für nächste Woche aus.',
    url: programme,
  },
  movement: {
    title: 'Bewegung',
    text: 'Freestyle-Sport für Turnhalle und Pausenplatz, ohne teures Material: Die Klasse übt gemeinsam statt gegeneinander.',
    task: 'Beginn die nächste Lektion mit zwei Minuten Balancieren auf den Fugen des Bodens.',
    url: platform,
  },
  food: {
    title: 'Ernährung',
    text: 'Lektionen vom Znüni bis zur Schulküche: Energie, Werbung und Essgewohnheiten, zum Handeln statt zum Belehren.',
    task: 'Lass die Klasse eine Woche lang ihre Znüni-Farben zählen und am Freitag ein Diagramm daraus zeichnen.',
    url: platform,
  },
  sustainability: {
    title: 'Nachhaltigkeit',
    text: 'Konsum, Wasser-Fussabdruck, Saison und Foodwaste: Jugendliche fragen nach, woher die Dinge kommen und wohin sie gehen.',
    task: 'Rechnet zusammen aus, wie viele Badewannen Wasser in einem Mittagessen stecken.',
    url: 'https://angebot.gorilla-schulprogramm.ch/nachhaltigkeit/',
  },
} as const;
