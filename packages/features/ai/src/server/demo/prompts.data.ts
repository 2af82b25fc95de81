import type { PromptCategory } from '../../contract/index.ts';

interface DemoPrompt {
  readonly by: 'lea.brunner' | 'urs.zgraggen';
  readonly isShared: boolean;
  readonly category: PromptCategory;
  readonly title: string;
  readonly text: string;
}

/** Prompts that teachers of the demo school wrote. */
export const demoPrompts: readonly DemoPrompt[] = [
  {
    by: 'lea.brunner',
    isShared: true,
    category: 5,
    title: 'Infozettel zum Waldmorgen',
    text: `Schreib einen Infozettel zum Waldmorgen der {{Klasse}} am {{Datum}}.

Treffpunkt: {{Treffpunkt}}. Zurück sind wir um {{Uhrzeit}}.
Als Liste: was anziehen, was in den Rucksack, was zu Hause bleibt. Höchstens zehn Sätze, Sie-Form, sehr einfach.`,
  },
  {
    by: 'lea.brunner',
    isShared: false,
    category: 2,
    title: 'Lesetext aus einem Sachthema',
    text: `Schreib einen Lesetext von etwa {{Anzahl}} Wörtern über {{Thema}} für die {{Klasse}}.
Kurze Sätze, ein Gedanke je Satz, drei neue Wörter, die im Text selber erklärt werden. Am Schluss steht etwas, worüber man staunt.`,
  },
  {
    by: 'urs.zgraggen',
    isShared: true,
    category: 8,
    title: 'Kopfrechenserie mit Geschichte',
    text: `Schreib eine Serie von zehn Kopfrechenaufgaben zu {{Rechenart}} für die {{Klasse}}. Alle gehören zu einer kleinen Geschichte, die hier spielt: {{Ort}}. Die Lösungen stehen am Schluss in einer Zeile.`,
  },
];
