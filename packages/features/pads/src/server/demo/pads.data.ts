import { padBlock, type PadSettings } from '../../contract/index.ts';

/** The page of the demo school on which a class writes together. */
export const demoPageTitle = 'Unsere Klassengeschichte';

type DemoPerson = 'lea.brunner' | 'noah.meier' | 'lina.moser' | 'leon.bachmann';

interface DemoText {
  readonly settings: PadSettings;
  /** Who wrote what, in the order of the text. */
  readonly written: readonly { readonly by: DemoPerson; readonly text: string }[];
  /** How much of it stood there at an earlier time. */
  readonly earlier: number;
}

/** Texts of class 3a: one that goes on, one in which nobody wrote yet. */
export const demoTexts: readonly DemoText[] = [
  {
    settings: {
      ...padBlock.empty,
      title: 'Der Fuchs auf dem Pausenplatz',
      hint: 'Schreibt die Geschichte weiter: jedes Kind einen Satz, alle gleichzeitig.',
    },
    written: [
      { by: 'lea.brunner', text: 'Am Montagmorgen lag Schnee auf dem Pausenplatz. Mitten darin führte eine Spur zum Veloständer.\n\n' },
      { by: 'noah.meier', text: '«Das ist kein Hund», sagte Noah. «Die Pfoten stehen ja alle in einer Reihe!» ' },
      { by: 'lina.moser', text: 'Lina holte das Tierbuch aus der Bibliothek. Darin stand: So schnürt der Fuchs.\n\n' },
      { by: 'leon.bachmann', text: 'Die Spur ging unter der Hecke durch, am Sandkasten vorbei ' },
      { by: 'noah.meier', text: '(dort lag ein angebissener Apfel) ' },
      { by: 'leon.bachmann', text: 'und hörte vor der Garderobe auf.\n\n' },
      { by: 'lina.moser', text: 'Langsam öffneten sie die Tür …' },
    ],
    earlier: 3,
  },
  {
    settings: { ...padBlock.empty, title: 'Was wir noch über Füchse wissen wollen', hint: 'Eine Frage pro Zeile.', visitorsRead: false },
    written: [],
    earlier: 0,
  },
];
