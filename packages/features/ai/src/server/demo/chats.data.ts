import type { ChatModel, ChatService, ServiceOptions } from '../../contract/index.ts';

interface DemoChat {
  readonly as: 'lea.brunner' | 'noah.meier';
  readonly daysAgo: number;
  readonly service: ChatService;
  readonly model: ChatModel;
  readonly options?: ServiceOptions;
  readonly talk: readonly { readonly question: string; readonly answer: string; readonly cost: number }[];
}

/** Talks of the demo school, written for it: no model has ever seen them. */
export const demoChats: readonly DemoChat[] = [
  {
    as: 'lea.brunner',
    daysAgo: 2,
    service: 'chat-gpt-4o',
    model: 'gpt-4o',
    talk: [
      {
        question:
          'Das ist mein Text für die 3a über den Igel im Winter. Ist er zu lang?\n\nIm Winter findet der Igel keine Käfer mehr. Deshalb sucht er sich ein trockenes Nest aus Laub.',
        answer:
          'Nein, die Länge passt gut. Schwer sind eher drei Wörter. Soll ich den Text **einfacher** schreiben oder nur die Wörter erklären?',
        cost: 61,
      },
      {
        question: 'Nur die Wörter, als Tabelle bitte.',
        answer:
          'Gerne, diese drei würde ich vorher klären:\n\n| Schweres Wort | So sagen wir es |\n| --- | --- |\n| Winterquartier | das Nest für den Winter |\n| Körpertemperatur | wie warm der Körper ist |\n| Nahrungsmangel | es gibt zu wenig zu fressen |\n\nEine Frage zum Weiterdenken: *Warum wacht der Igel im Winter manchmal auf?*',
        cost: 118,
      },
    ],
  },
  {
    as: 'lea.brunner',
    daysAgo: 5,
    service: 'uebersetzer',
    model: 'gpt-4o-mini',
    options: { language: 'pt' },
    talk: [
      {
        question: 'Am Freitag gehen wir in den Wald. Bitte geben Sie Ihrem Kind gute Schuhe und einen Znüni mit.',
        answer: 'Na sexta-feira vamos à floresta. Por favor, dê ao seu filho bons sapatos e um lanche.',
        cost: 2,
      },
    ],
  },
  {
    as: 'lea.brunner',
    daysAgo: 9,
    service: 'chat',
    model: 'gpt-3.5',
    talk: [
      {
        question: 'Drei Ideen für den Einstieg ins Thema Fläche, ohne Arbeitsblatt.',
        answer:
          '1. **Teppich legen**: Mit Zeitungsseiten den Boden auslegen und zählen.\n2. **Hände messen**: Wie viele Häuschen braucht deine Hand auf Karopapier?\n3. **Schätzen**: Was ist grösser, die Tür oder die Wandtafel? Danach mit $A = l \\cdot b$ nachrechnen.',
        cost: 21,
      },
    ],
  },
];
