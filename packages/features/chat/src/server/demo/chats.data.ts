import type { ChatKind, WriteMode } from '../../contract/index.ts';

interface DemoMessage {
  /** User name, or the number of a child of class 3a. */
  readonly by: string;
  /** Days before today, and the clock in Switzerland. */
  readonly day: number;
  readonly at: string;
  readonly text: string;
  /** Answers the message with this place in the list. */
  readonly answers?: number;
}

interface DemoChat {
  readonly name: string;
  readonly kind: Exclude<ChatKind, 'group' | 'team'>;
  readonly writeMode: WriteMode;
  /** Of people by name: with whom. */
  readonly with?: readonly string[];
  readonly messages: readonly DemoMessage[];
  /** How many of the last messages nobody but their writers has read. */
  readonly unread: number;
}

/** What the demo school writes; all of it is made up. */
export const demoChats: readonly DemoChat[] = [
  {
    name: 'Klasse 3a',
    kind: 'class',
    writeMode: 'all',
    unread: 2,
    messages: [
      { by: 'lea.brunner', day: 4, at: '07:50', text: 'Guten Morgen, liebe 3a! Am Freitag gehen wir in den Wald. Zieht warme Schuhe an.' },
      { by: 'noah.meier', day: 4, at: '12:05', text: 'Darf ich meine Becherlupe mitnehmen?' },
      { by: 'lea.brunner', day: 4, at: '12:40', text: 'Sehr gern! Dann schauen wir zusammen, wer unter der Rinde wohnt. 🔍', answers: 1 },
      { by: '5', day: 3, at: '16:20', text: 'Wir haben zu Hause noch Igelspuren gefunden 🦔' },
      { by: 'urs.zgraggen', day: 1, at: '17:10', text: 'Die Turnhalle ist morgen frei. Bringt bitte alle eure Turnsachen mit.' },
      { by: 'lea.brunner', day: 1, at: '18:05', text: 'Danke, Urs! Und denkt an das Znüni: etwas Kleines, ohne Süssigkeiten.' },
      { by: '7', day: 0, at: '07:35', text: 'Ich bringe das Laub mit, das wir gepresst haben 🍁' },
      { by: '9', day: 0, at: '07:41', text: 'Ich auch!' },
    ],
  },
  {
    name: 'Fragen zum Ausflug',
    kind: 'class',
    writeMode: 'answers',
    unread: 1,
    messages: [
      {
        by: 'lea.brunner',
        day: 2,
        at: '10:15',
        text: 'Hast du eine Frage zum Ausflug ins Igelzentrum? Schreibe sie hier: Nur Urs und ich lesen sie.',
      },
      { by: 'noah.meier', day: 2, at: '15:30', text: 'Mir wird im Bus manchmal schlecht. Darf ich vorne sitzen?' },
      { by: 'lea.brunner', day: 2, at: '15:48', text: 'Klar, du sitzt neben mir. Gut, dass du es sagst.', answers: 1 },
      { by: '4', day: 0, at: '06:58', text: 'Ich finde meine Regenjacke nicht mehr.' },
    ],
  },
  {
    name: 'Elternabend vorbereiten',
    kind: 'persons',
    with: ['urs.zgraggen'],
    writeMode: 'all',
    unread: 1,
    messages: [
      { by: 'lea.brunner', day: 1, at: '19:02', text: 'Wollen wir den Elternabend diesmal im Werkraum machen? Dort liegen die Laternen.' },
      { by: 'urs.zgraggen', day: 0, at: '07:20', text: 'Gute Idee. Ich stelle am Mittwoch die Stühle hin.' },
    ],
  },
  {
    name: 'Lehrpersonen Sonnenberg',
    kind: 'school',
    writeMode: 'all',
    unread: 0,
    messages: [
      { by: 'nora.keller', day: 5, at: '11:30', text: 'Der Kopierer im ersten Stock macht Streifen. Der Techniker kommt am Montag.' },
      { by: 'urs.zgraggen', day: 5, at: '11:52', text: 'Merci! Dann weiche ich in die Bibliothek aus.' },
    ],
  },
];
