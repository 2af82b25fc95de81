import type { BoardSettings } from '../../contract/index.ts';

type Template = Pick<BoardSettings, 'label' | 'columns' | 'members' | 'hidesVotes'>;

const members = { add: true, changeOthers: false, comment: false, like: false, release: false };

/** What a list begins with; everything can be changed afterwards. */
export const templates: Readonly<Record<'bring' | 'tick' | 'vote' | 'places', Template>> = {
  bring: { label: 'Was', columns: [{ id: 'wer', name: 'Wer bringt es', kind: 'places', places: 1 }], members, hidesVotes: true },
  tick: { label: 'Aufgabe', columns: [{ id: 'da', name: 'Erledigt', kind: 'tick' }], members, hidesVotes: true },
  vote: {
    label: 'Vorschlag',
    columns: [{ id: 'stimme', name: 'Stimmen', kind: 'vote', several: false }],
    members: { ...members, release: true },
    hidesVotes: false,
  },
  places: {
    label: 'Gruppe',
    columns: [{ id: 'platz', name: 'Wer macht mit', kind: 'places', places: 5 }],
    members: { ...members, add: false },
    hidesVotes: true,
  },
};
