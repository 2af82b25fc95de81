import type { BreakoutSettings, LockContent } from '../../contract/index.ts';

/** The page of the demo school on which a breakout stands. */
export const demoPageTitle = 'Nachts im Schulhaus';

export const demoSettings: BreakoutSettings = {
  title: 'Nachts im Schulhaus',
  intro:
    'Ihr habt die Turnschuhe vergessen und seid noch einmal ins Schulhaus gegangen. Da fällt hinter euch die Tür ins Schloss! Der Hauswart ist schon daheim, und im Gang brennt nur eine Lampe. Irgendwo liegt der Schlüssel. Findet ihr hinaus?',
  look: 'night',
  start: 'own',
  visitorsPlay: false,
};

const noFiles = { pictureId: null, audioId: null, alt: '' } as const;

export const demoLocks: readonly LockContent[] = [
  {
    ...noFiles,
    title: 'Die Garderobe',
    story: 'An der Garderobe hängt ein Kasten mit einem Zahlenschloss. Daneben klebt ein Zettel.',
    task: 'Auf dem Zettel steht: «12 Haken hat jede Reihe. Es gibt 4 Reihen. An 5 Haken hängt noch eine Jacke. Wie viele Haken sind frei?»',
    secret: { kind: 'number', value: '43' },
    hints: [
      { text: 'Rechnet zuerst aus, wie viele Haken es im Ganzen gibt.', minutes: null },
      { text: '4 Reihen mit 12 Haken sind 48 Haken.', minutes: 3 },
    ],
  },
  {
    ...noFiles,
    title: 'Das dunkle Zimmer',
    story: 'Im Kasten liegt der Schlüssel zum Klassenzimmer. Drinnen ist es stockdunkel. Auf der Wandtafel leuchtet ein Rätsel.',
    task: 'Ich trage ein Licht und bin doch keine Sonne. Kinder tragen mich im November durch die Strassen. Innen bin ich hell, aussen bunt. Was bin ich?',
    secret: { kind: 'word', words: ['Laterne', 'Räbeliechtli', 'Lampion'] },
    hints: [
      { text: 'In der Schweiz schnitzt man sie aus einer Räbe.', minutes: 2 },
      { text: 'Das Wort beginnt mit L und hat sieben Buchstaben.', minutes: null },
    ],
  },
  {
    ...noFiles,
    title: 'Der Farbkasten',
    story: 'Mit dem Licht findet ihr den Farbkasten. Sein Deckel hat ein Schloss mit bunten Knöpfen.',
    task: 'Auf dem Deckel steht: «Zuerst die Farbe der Erdbeere, dann die der Banane, dann die der Wiese, am Schluss die des Himmels.»',
    secret: { kind: 'colors', values: ['red', 'yellow', 'green', 'blue'] },
    hints: [{ text: 'Eine reife Banane ist nicht mehr grün.', minutes: null }],
  },
  {
    ...noFiles,
    title: 'Der Weg durch den Keller',
    story: 'Im Farbkasten liegt ein Plan vom Keller. Nur wer richtig geht, kommt bei der Werkstatt an.',
    task: 'Geht zwei Schritte hinauf, dann nach rechts, wieder hinunter und noch einmal nach rechts.',
    secret: { kind: 'directions', values: ['up', 'up', 'right', 'down', 'right'] },
    hints: [{ text: 'Es sind fünf Pfeile. Der erste und der zweite sind gleich.', minutes: 2 }],
  },
  {
    ...noFiles,
    title: 'Die Pausenglocke',
    story:
      'In der Werkstatt hängt der Hausschlüssel, doch ein Kasten hält ihn fest. Auf ihm steht der Stundenplan eines Morgens, ganz durcheinander.',
    task: 'Bringt den Morgen in die richtige Reihenfolge.',
    secret: {
      kind: 'order',
      items: [
        { id: 'q7', text: 'Der Wecker läutet' },
        { id: 'b2', text: 'Zmorge essen' },
        { id: 'x5', text: 'Schulweg' },
        { id: 'k9', text: 'Erste Lektion' },
        { id: 'd4', text: 'Grosse Pause' },
      ],
    },
    hints: [{ text: 'Die grosse Pause kommt erst, wenn ihr schon gelernt habt.', minutes: null }],
  },
];

export const demoEnding =
  'Der Schlüssel dreht sich, die Tür geht auf, und draussen schneit es. Ihr habt es geschafft! Und die Turnschuhe? Die stehen noch immer in der Garderobe.';

/** Teams of this morning: what they opened, and how they did. */
export const demoTeams: readonly {
  readonly name: string;
  readonly code: string;
  readonly opened: number;
  readonly wrong: number;
  readonly hints: number;
  readonly minutes: number;
  readonly isFinished?: true;
}[] = [
  { name: 'Schlaue Füchse', code: 'FUCHS', opened: 5, wrong: 3, hints: 1, minutes: 14, isFinished: true },
  { name: 'Nachteulen', code: 'EU7EN', opened: 3, wrong: 5, hints: 2, minutes: 11 },
  { name: 'Team Turbo', code: 'TURB2', opened: 1, wrong: 1, hints: 0, minutes: 4 },
];
