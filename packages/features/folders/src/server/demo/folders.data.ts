import type { FolderSettings } from '../../contract/index.ts';
import type { Drawing } from './drawings.data.ts';

/** The page of the demo school on which folders stand. */
export const demoPageTitle = 'Igel-Projekt';

type Person = 'lea.brunner' | 'noah.meier' | 'lina.moser' | 'leon.bachmann';

type DemoContent =
  | { readonly drawing: Drawing }
  | { readonly words: string }
  | { readonly heading: string; readonly lines: readonly string[] };

/** A file, or a folder with files. */
export type DemoItem =
  | { readonly folder: string; readonly items: readonly DemoItem[] }
  | { readonly name: string; readonly by: Person; readonly daysAgo: number; readonly content: DemoContent };

interface DemoFolder {
  readonly settings: FolderSettings;
  readonly items: readonly DemoItem[];
}

const lea = 'lea.brunner';

export const demoFolderBlocks: readonly DemoFolder[] = [
  {
    settings: { title: 'Material zum Igel', hint: 'Zum Lesen, Anschauen und Ausdrucken.', mode: 'give' },
    items: [
      {
        folder: 'Arbeitsblätter',
        items: [
          {
            name: 'Forscherauftrag 1.pdf',
            by: lea,
            daysAgo: 6,
            content: {
              heading: 'Forscherauftrag 1: Wo wohnt der Igel?',
              lines: [
                '1. Suche mit deiner Gruppe drei Verstecke.',
                '2. Zeichne eines davon.',
                '3. Schreibe auf, was der Igel dort braucht.',
              ],
            },
          },
          {
            name: 'Forscherauftrag 2.pdf',
            by: lea,
            daysAgo: 2,
            content: {
              heading: 'Forscherauftrag 2: Was frisst der Igel?',
              lines: ['1. Lies den Text «Igel im Herbst».', '2. Male an, was er frisst.', '3. Was darf er nie bekommen?'],
            },
          },
        ],
      },
      {
        name: 'Igel im Herbst.txt',
        by: lea,
        daysAgo: 5,
        content: {
          words:
            'Igel im Herbst\n\nIm Herbst frisst sich der Igel ein Polster an. Er sucht Käfer, Würmer und Schnecken.\nMilch verträgt er nicht.\n\nWenn es kälter als acht Grad wird, sucht er ein Versteck: einen Laubhaufen, eine Hecke, einen Holzstapel.\nDort rollt er sich ein und schläft bis im Frühling.\n',
        },
      },
      { name: 'Igel bei Nacht.png', by: lea, daysAgo: 5, content: { drawing: 'night' } },
    ],
  },
  {
    settings: { title: 'Mein Igel: Abgabe', hint: 'Gib bis am Freitag deine Zeichnung und einen Satz dazu ab.', mode: 'hand-in' },
    items: [
      {
        name: 'So gibst du ab.pdf',
        by: lea,
        daysAgo: 4,
        content: {
          heading: 'Mein Igel',
          lines: [
            'Zeichne deinen Igel auf ein Blatt.',
            'Mach ein Foto davon und lade es hier hoch.',
            'Sprich oder schreibe einen Satz dazu.',
          ],
        },
      },
      { name: 'Igel im Laub.png', by: 'noah.meier', daysAgo: 2, content: { drawing: 'autumn' } },
      { name: 'Mein Satz.txt', by: 'noah.meier', daysAgo: 1, content: { words: 'Mein Igel heisst Stachel und wohnt im Laubhaufen.\n' } },
      { name: 'Igel im Garten.png', by: 'lina.moser', daysAgo: 1, content: { drawing: 'garden' } },
    ],
  },
];
