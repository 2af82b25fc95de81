import type { CorrectionMode, GroupSize, SectionColor, TaskIcon, TaskStatus, TemplateKind } from '../../contract/index.ts';

interface DemoTask {
  readonly title: string;
  readonly text?: string;
  readonly icon: TaskIcon;
  readonly level?: number;
  readonly group?: GroupSize;
  readonly correction?: CorrectionMode;
  readonly optional?: true;
  /** Taken off the plan after children had worked at it. */
  readonly gone?: true;
}

export interface DemoPlan {
  readonly title: string;
  readonly text: string;
  readonly keywords: readonly string[];
  readonly level: number;
  readonly template: TemplateKind;
  /** Days from today; null for a plan that no class has. */
  readonly dueIn: number | null;
  readonly sections: readonly { readonly title: string; readonly color: SectionColor; readonly tasks: readonly DemoTask[] }[];
  /** How far the class is: tasks before this one are mostly through. */
  readonly reached: number;
  /** The class went through it long ago; it lies in the archive, finished by everybody. */
  readonly past?: true;
}

/** The page of the class on which its plan stands. */
export const demoPageTitle = 'Woche der 3a';

export const demoPlans: readonly DemoPlan[] = [
  {
    title: 'Plan 8 · Im Alltag rechnen',
    text: 'Wir rechnen auf dem Markt, beim Spielen und beim Bauen.',
    keywords: ['Mathematik', 'Sachrechnen'],
    level: 2,
    template: 'none',
    dueIn: 9,
    reached: 4,
    sections: [
      {
        title: 'Im Alltag rechnen',
        color: 'orange',
        tasks: [
          { title: 'Zahlenmauern bauen', text: 'Baue drei Zahlenmauern. Oben steht immer 100.', icon: 'calculator', level: 1 },
          { title: 'Mauer-Rätsel', text: 'Löse das Rätsel auf der Karte.', icon: 'puzzle', correction: 'self' },
          { title: 'Siebnerreihe legen', text: 'Lege die Siebnerreihe mit Plättchen und mach ein Foto.', icon: 'pencil' },
          {
            title: 'Auf dem Markt',
            text: 'Eine Kiste hat 7 Äpfel. Frau Rossi kauft 8 Kisten. Wie viele Äpfel sind das? Schreibe oder zeichne, wie du rechnest.',
            icon: 'apple',
            level: 2,
          },
          { title: 'Spiel zu zweit', text: 'Spielt das Würfelspiel dreimal.', icon: 'run', group: 'PA', correction: 'none' },
          { title: 'Würfelgebäude', text: 'Baue das Gebäude nach und zähle die Würfel.', icon: 'cube', level: 2 },
          { title: 'Rechengeschichte', text: 'Erfinde eine Rechengeschichte und nimm sie auf.', icon: 'book', level: 3 },
          { title: 'Knobeln', text: 'Nur wenn du magst: Welche Zahl fehlt?', icon: 'plant', optional: true, correction: 'self' },
          { title: 'Zeig, was du kannst', text: 'Löse das Blatt allein.', icon: 'star' },
        ],
      },
    ],
  },
  {
    title: 'Plan 7 · Zahlenmauern',
    text: 'Zahlenmauern, Siebnerreihe und etwas zum Knobeln.',
    keywords: ['Mathematik', 'Einmaleins'],
    level: 2,
    template: 'school',
    dueIn: 2,
    reached: 12,
    sections: [
      {
        title: 'Zahlenmauern',
        color: 'blue',
        tasks: [
          { title: 'Kleine Mauern', icon: 'cube', level: 1 },
          { title: 'Mauern mit Lücken', icon: 'cube', correction: 'self' },
          { title: 'Mauern bis 100', icon: 'calculator' },
          { title: 'Eigene Mauern', icon: 'pencil', group: 'PA' },
          { title: 'Mauern erklären', icon: 'talk', group: 'PA' },
          { title: 'Fehler finden', icon: 'eye', correction: 'self' },
          { title: 'Mauern bis 1000', icon: 'calculator', level: 3 },
        ],
      },
      {
        title: 'Siebnerreihe',
        color: 'orange',
        tasks: [
          { title: 'Reihe hören', icon: 'ear', level: 1 },
          { title: 'Reihe legen', icon: 'star' },
          { title: 'Reihe singen', icon: 'music', group: 'GA', correction: 'none' },
          { title: 'Reihe üben', icon: 'calculator', correction: 'self' },
          { title: 'Kisten auf dem Markt', icon: 'apple', level: 2 },
          { title: 'Umkehraufgaben', icon: 'puzzle' },
          { title: 'Schlüsselaufgaben', icon: 'letters' },
          { title: 'Reihe im Kopf', icon: 'run', correction: 'self' },
          { title: 'Kleiner Test', icon: 'pencil' },
        ],
      },
      {
        title: 'Knobeln',
        color: 'grey',
        tasks: [
          { title: 'Zauberquadrat', icon: 'puzzle', optional: true, correction: 'self' },
          { title: 'Zahlenrätsel', icon: 'star', optional: true, correction: 'self' },
          { title: 'Rätsel erfinden', icon: 'brush', optional: true },
          { title: 'Geheimschrift', icon: 'letters', optional: true },
        ],
      },
    ],
  },
  {
    title: 'Plan 6 · Längen und Gewichte',
    text: 'Wir messen, wiegen und schätzen.',
    keywords: ['Mathematik', 'Grössen'],
    level: 2,
    template: 'none',
    dueIn: -24,
    reached: 99,
    past: true,
    sections: [
      {
        title: 'Längen',
        color: 'blue',
        tasks: [
          { title: 'Meterschnur', text: 'Miss fünf Dinge im Schulzimmer mit der Meterschnur.', icon: 'cube', group: 'PA' },
          { title: 'Schulweg schätzen', text: 'Wie lang ist dein Schulweg? Schätze und begründe.', icon: 'eye', level: 2 },
          { title: 'Schrittlänge', text: 'Miss zehn deiner Schritte und rechne einen aus.', icon: 'pencil', gone: true },
        ],
      },
      {
        title: 'Gewichte',
        color: 'green',
        tasks: [
          { title: 'Wiegen auf dem Markt', text: 'Wiege drei Früchte ab. Schreibe auf, was sie wiegen.', icon: 'apple' },
          { title: 'Kilo-Rätsel', text: 'Löse die Karten 1 bis 6.', icon: 'puzzle', correction: 'self' },
          { title: 'Ein Kilo basteln', icon: 'brush', optional: true, correction: 'none' },
        ],
      },
    ],
  },
  {
    title: 'Wochenplan Deutsch',
    text: 'Eine Woche lesen, schreiben und erzählen.',
    keywords: ['Deutsch', 'Lesen'],
    level: 1,
    template: 'public',
    dueIn: null,
    reached: 0,
    sections: [
      {
        title: 'Lesen',
        color: 'violet',
        tasks: [
          { title: 'Lieblingsbuch vorstellen', icon: 'book' },
          { title: 'Lesespur', icon: 'eye', correction: 'self' },
          { title: 'Vorlesen zu zweit', icon: 'talk', group: 'PA', correction: 'none' },
        ],
      },
      {
        title: 'Schreiben',
        color: 'green',
        tasks: [
          { title: 'Brief an die Parallelklasse', icon: 'pencil', level: 2 },
          { title: 'Lernwörter', icon: 'letters', correction: 'self' },
        ],
      },
    ],
  },
];

/** States behind what was reached, so that the class looks alive: by pupil and task. */
export const demoSpread: readonly TaskStatus[] = ['inProgress', 'question', 'done', 'answer', 'redo', 'open', 'done', 'inProgress'];

/** What was said about the plan that is over: to Noah, by the title of the task, and about the whole. */
export const demoPast: {
  readonly noah: Readonly<Record<string, { readonly child: string; readonly teacher: string }>>;
  readonly feedback: string;
} = {
  noah: {
    Meterschnur: { child: 'Das Pult ist 1 m 30 cm lang, die Türe 2 m 5 cm hoch.', teacher: 'Genau gemessen, auch mit Einheit.' },
    'Schulweg schätzen': {
      child: 'Etwa 800 m. Ich brauche 10 Minuten und für einen Kilometer 12.',
      teacher: 'Das ist eine kluge Begründung.',
    },
    Schrittlänge: { child: '10 Schritte sind 6 m 20 cm, ein Schritt ist 62 cm.', teacher: 'Richtig gerechnet.' },
    'Wiegen auf dem Markt': { child: 'Apfel 182 g, Birne 205 g, Zwetschge 41 g.', teacher: 'Alle drei stimmen.' },
  },
  feedback: 'Du misst sehr genau und schreibst immer die Einheit dazu. Nimm dir beim Schätzen als Nächstes ein wenig mehr Zeit.',
};
