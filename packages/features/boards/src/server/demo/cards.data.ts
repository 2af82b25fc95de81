import type { CardCheck, CardColor, KanbanSettings } from '../../contract/index.ts';
import type { DemoPerson } from './boards.data.ts';

/** The page of the demo school on which boards with cards stand. */
export const demoCardsPageTitle = 'Unsere Projektwoche';

interface DemoCard {
  readonly text: string;
  readonly by: DemoPerson;
  readonly lane: string;
  readonly color?: CardColor;
  readonly for?: DemoPerson;
  /** Days from today. */
  readonly due?: number;
  readonly checks?: readonly (readonly [text: string, isDone: boolean])[];
  readonly likes?: number;
  readonly waits?: true;
  readonly comments?: readonly { readonly by: DemoPerson; readonly text: string }[];
  /** What it said before. */
  readonly before?: string;
}

interface DemoCards {
  readonly settings: KanbanSettings;
  readonly cards: readonly DemoCard[];
}

const members = { add: true, changeOthers: true, comment: true, like: true, release: false, anonymous: false };
const lanes: KanbanSettings['lanes'] = [
  { id: 'offen', name: 'Zu tun', color: 'blue' },
  { id: 'dran', name: 'In Arbeit', color: 'yellow' },
  { id: 'fertig', name: 'Fertig', color: 'green' },
];

const checks = (...texts: readonly (readonly [string, boolean])[]): NonNullable<DemoCard['checks']> => texts;

export const demoChecks = (lines: DemoCard['checks'] = []): CardCheck[] =>
  lines.map(([text, isDone], index) => ({ id: `c${index}`, text, isDone }));

/** Boards of class 3a: what is to do for the week, and a wall of ideas. */
export const demoCards: readonly DemoCards[] = [
  {
    settings: { title: 'Wir bauen eine Stadt', hint: 'Schieb deine Karte weiter, sobald sich etwas tut.', layout: 'board', lanes, members },
    cards: [
      {
        text: 'Kartonschachteln sammeln',
        by: 'lea.brunner',
        lane: 'offen',
        color: 'orange',
        due: 3,
        checks: checks(['im Dorfladen fragen', true], ['in der Schulküche fragen', false], ['zu Hause suchen', false]),
        likes: 3,
      },
      { text: 'Strassenlampen basteln\nMit Zahnstochern und Alufolie', by: 'lina.moser', lane: 'offen', color: 'yellow', likes: 5 },
      {
        text: 'Einladung für die Eltern schreiben',
        by: 'leon.bachmann',
        lane: 'offen',
        for: 'leon.bachmann',
        due: 6,
        comments: [{ by: 'lea.brunner', text: 'Ich schaue sie gern mit dir durch.' }],
      },
      {
        text: 'Stadtplan zeichnen',
        by: 'noah.meier',
        lane: 'dran',
        color: 'blue',
        for: 'noah.meier',
        due: 1,
        checks: checks(['Fluss', true], ['Bahnhof', true], ['Schulhaus', false], ['Spielplatz', false]),
        likes: 7,
        before: 'Plan zeichnen',
      },
      {
        text: 'Häuser anmalen',
        by: 'lina.moser',
        lane: 'dran',
        color: 'pink',
        for: 'lina.moser',
        comments: [{ by: 'noah.meier', text: 'Eines bitte rot!' }],
      },
      { text: 'Interview mit der Gemeindepräsidentin', by: 'lea.brunner', lane: 'dran', color: 'violet', for: 'leon.bachmann', due: 2 },
      {
        text: 'Gruppen bilden',
        by: 'lea.brunner',
        lane: 'fertig',
        color: 'green',
        checks: checks(['Häuser', true], ['Strassen', true], ['Natur', true]),
        likes: 2,
      },
      { text: 'Grosse Platte vom Hauswart holen', by: 'leon.bachmann', lane: 'fertig', color: 'green', likes: 4 },
    ],
  },
  {
    settings: {
      title: 'Was braucht unsere Stadt?',
      hint: 'Schreib auf, was dir einfällt. Jede Idee zählt.',
      layout: 'wall',
      lanes,
      members: { ...members, changeOthers: false, comment: false, release: true, anonymous: true },
    },
    cards: [
      { text: 'Eine Rutschbahn ins Schwimmbad', by: 'noah.meier', lane: 'offen', color: 'blue', likes: 9 },
      { text: 'Bäume an jeder Strasse, damit es im Sommer kühl bleibt', by: 'lina.moser', lane: 'offen', color: 'green', likes: 6 },
      { text: 'Velowege, auf denen keine Autos fahren', by: 'leon.bachmann', lane: 'offen', color: 'teal', likes: 8 },
      { text: 'Ein Haus für Tiere, die niemand will', by: 'leon.bachmann', lane: 'offen', color: 'orange', likes: 5 },
      { text: 'Eine Bibliothek mit Betten', by: 'lina.moser', lane: 'offen', color: 'violet', likes: 7 },
      { text: 'Glace für alle', by: 'noah.meier', lane: 'offen', color: 'pink', waits: true },
    ],
  },
];
