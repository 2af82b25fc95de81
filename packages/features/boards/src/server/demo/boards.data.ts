import type { BoardSettings } from '../../contract/index.ts';

/** The page of the demo school on which lists stand. */
export const demoPageTitle = 'Unser Klassenfest';

export type DemoPerson = 'lea.brunner' | 'noah.meier' | 'lina.moser' | 'leon.bachmann';

interface DemoEntry {
  readonly title: string;
  readonly by: DemoPerson;
  readonly cells?: Readonly<Record<string, string | number>>;
  readonly marks?: Readonly<Record<string, readonly number[]>>;
  readonly likes?: number;
  readonly waits?: true;
  readonly comments?: readonly { readonly by: DemoPerson; readonly text: string }[];
}

interface DemoBoard {
  readonly settings: BoardSettings;
  readonly entries: readonly DemoEntry[];
}

const members = { add: true, changeOthers: false, comment: true, like: true, release: false };

/** Lists of class 3a; marks name how many children, counted from the top of the class. */
export const demoBoards: readonly DemoBoard[] = [
  {
    settings: {
      title: 'Wer bringt was?',
      hint: 'Trag dich bis am Mittwoch ein. Fehlt etwas, schreib es dazu.',
      label: 'Was',
      columns: [
        { id: 'wer', name: 'Wer bringt es', kind: 'places', places: 3 },
        { id: 'kosten', name: 'Franken', kind: 'number', sum: true },
        { id: 'da', name: 'Ist da', kind: 'tick' },
      ],
      members,
      hidesVotes: true,
      endsOn: null,
    },
    entries: [
      { title: 'Kuchen', by: 'lea.brunner', cells: { kosten: 12 }, marks: { wer: [0, 1, 2] }, likes: 4 },
      { title: 'Fruchtsalat', by: 'lea.brunner', cells: { wer: 2, kosten: 9.5 }, marks: { wer: [3] }, likes: 2 },
      { title: 'Sirup und Wasser', by: 'lea.brunner', cells: { kosten: 7 }, marks: { wer: [4, 5], da: [4] } },
      {
        title: 'Girlanden',
        by: 'lina.moser',
        cells: { wer: 5 },
        marks: { wer: [6, 7] },
        comments: [{ by: 'noah.meier', text: 'Ich habe noch blaue zu Hause.' }],
      },
      { title: 'Musikbox', by: 'noah.meier', cells: { wer: 1 }, marks: { wer: [1], da: [1] }, likes: 6 },
    ],
  },
  {
    settings: {
      title: 'Was spielen wir?',
      hint: 'Du hast eine Stimme. Wie viele es sind, siehst du am Schluss.',
      label: 'Spiel',
      columns: [{ id: 'stimme', name: 'Stimmen', kind: 'vote', several: false }],
      members: { ...members, comment: false, like: false, release: true },
      hidesVotes: false,
      endsOn: null,
    },
    entries: [
      { title: 'Versteckis auf dem Pausenplatz', by: 'lea.brunner', marks: { stimme: [0, 2, 4, 6, 8] } },
      { title: 'Schatzsuche', by: 'leon.bachmann', marks: { stimme: [1, 3, 5] } },
      { title: 'Stuhltanz', by: 'lea.brunner', marks: { stimme: [7] } },
      { title: 'Wasserballone', by: 'noah.meier', waits: true },
    ],
  },
];
