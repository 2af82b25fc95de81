import type { CardSide } from '../../contract/index.ts';

const frame = (body: string, ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><rect width="640" height="480" fill="${ground}"/>${body}</svg>`;

/** Drawings of few shapes. */
export const animalDrawings = {
  hedgehog: frame(
    '<ellipse cx="340" cy="270" rx="170" ry="130" fill="#7a5230"/><path d="M180 240l-30-50 60 10 0-60 60 40 30-60 50 50 60-50 20 60 60-20-10 60" fill="#7a5230"/><ellipse cx="200" cy="320" rx="80" ry="60" fill="#f2d3ac"/><circle cx="130" cy="325" r="16" fill="#30231a"/><circle cx="190" cy="300" r="11" fill="#30231a"/><path d="M150 350q30 20 60 0" stroke="#30231a" stroke-width="7" fill="none"/>',
    '#ffe8d2',
  ),
  frog: frame(
    '<ellipse cx="320" cy="290" rx="180" ry="120" fill="#56a64b"/><circle cx="230" cy="170" r="60" fill="#56a64b"/><circle cx="410" cy="170" r="60" fill="#56a64b"/><circle cx="230" cy="165" r="30" fill="#fff"/><circle cx="410" cy="165" r="30" fill="#fff"/><circle cx="236" cy="168" r="14" fill="#1d2b18"/><circle cx="404" cy="168" r="14" fill="#1d2b18"/><path d="M230 310q90 60 180 0" stroke="#1d2b18" stroke-width="9" fill="none"/>',
    '#dff2db',
  ),
  squirrel: frame(
    '<path d="M430 400q160-140 40-280q-90-60-110 40q90 20 20 130" fill="#b8642a"/><ellipse cx="300" cy="330" rx="100" ry="110" fill="#cf7736"/><circle cx="270" cy="190" r="80" fill="#cf7736"/><path d="M215 130l-10-60 50 40zM320 130l20-60-55 40z" fill="#cf7736"/><circle cx="245" cy="180" r="12" fill="#30231a"/><circle cx="300" cy="180" r="12" fill="#30231a"/><circle cx="270" cy="215" r="9" fill="#30231a"/>',
    '#fff3c7',
  ),
} as const;

type Drawing = keyof typeof animalDrawings;

interface DemoCard {
  readonly front: Pick<CardSide, 'term'> & { readonly drawing?: Drawing };
  readonly back: Pick<CardSide, 'term' | 'text'>;
}

export const winterAnimals: readonly DemoCard[] = [
  { front: { term: 'Wo schläft der Igel im Winter?', drawing: 'hedgehog' }, back: { term: 'In einem Haufen aus Laub', text: '' } },
  {
    front: { term: 'Was macht das Eichhörnchen?', drawing: 'squirrel' },
    back: { term: 'Es frisst seinen Vorrat.', text: 'Winterruhe: Es wacht oft auf.' },
  },
  {
    front: { term: 'Wie überlebt der Frosch die Kälte?', drawing: 'frog' },
    back: { term: 'Er wird starr', text: 'und wartet auf die Sonne.' },
  },
  { front: { term: 'Wie lange schläft das Murmeltier?' }, back: { term: 'Etwa sechs Monate', text: '' } },
  { front: { term: 'Warum friert der Fuchs nicht?' }, back: { term: 'Er hat ein dichtes Winterfell.', text: '' } },
  {
    front: { term: 'Wohin fliegt der Storch?' },
    back: { term: 'Nach Afrika', text: 'Störche aus der Schweiz bleiben oft auch in Spanien.' },
  },
  { front: { term: 'Was tut die Fledermaus?' }, back: { term: 'Sie hält Winterschlaf.', text: 'Kopfüber, in Höhlen und alten Bäumen.' } },
  { front: { term: 'Welche Farbe hat der Schneehase im Winter?' }, back: { term: 'Weiss', text: '' } },
];

export const frenchAnimals: readonly (readonly [string, string])[] = [
  ['der Hund', 'le chien'],
  ['die Katze', 'le chat'],
  ['das Pferd', 'le cheval'],
  ['die Kuh', 'la vache'],
  ['der Vogel', 'l’oiseau'],
  ['der Fisch', 'le poisson'],
];
