import type { CorrectionMode, GroupSize, SectionColor, TaskIcon, TaskStatus, TemplateKind } from '../../contract/index.ts';

interface DemoTask {
  readonly title: string;
  readonly text?: string;
  readonly icon: TaskIcon;
  readonly level?: number;
  readonly group?: GroupSize;
  readonly correction?: CorrectionMode;
  readonly optional?: true;
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
