import { pictogramNames, pictograms, type PictogramName } from '../../contract/pictograms.data.ts';

/** The icons of our own with their German words, the first of which is the name: strokes as those of the pictograms. */
const words: Readonly<Record<PictogramName, string>> = {
  link: 'Link, Verknüpfung',
  book: 'Buch, lesen',
  calendar: 'Kalender, Termine',
  chat: 'Sprechblase, Gespräch',
  pencil: 'Stift, schreiben',
  calculator: 'Rechner, Mathematik',
  globe: 'Weltkugel, Internet',
  music: 'Noten, Musik',
  video: 'Film, Video',
  picture: 'Bild, Galerie',
  sport: 'Ball, Sport, Turnen',
  star: 'Stern, Favorit',
  home: 'Haus, zu Hause',
  puzzle: 'Puzzle, Rätsel, Spiel',
  leaf: 'Blatt, Natur',
  rocket: 'Rakete, Start',
};

const more: readonly (readonly [name: string, words: string, path: string])[] = [
  [
    'scissors',
    'Schere, schneiden, basteln',
    'M6.5 4l8.6 11.2M17.5 4L8.9 15.2M9.5 17.5a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 0 1 5.2 0zM19.7 17.5a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 0 1 5.2 0z',
  ],
  ['ruler', 'Massstab, Lineal, messen', 'M3.5 15.5l12-12 5 5-12 12-5-5zM7 12l2 2M10 9l2 2M13 6l2 2'],
  [
    'backpack',
    'Schulsack, Thek, Rucksack',
    'M7 20.5h10a1.5 1.5 0 0 0 1.5-1.5v-8a6.5 6.5 0 0 0-13 0v8A1.5 1.5 0 0 0 7 20.5zM9.5 5V4a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v1M8.5 20.5V15a1 1 0 0 1 1-1h5a1 1 0 0 1 1 1v5.5M9.5 9.5h5',
  ],
  ['school', 'Schulhaus, Schule', 'M4 20.5v-9l8-6 8 6v9H4zM12 5.5V2.5h4v2h-4M10 20.5V16h4v4.5M8 13h.01M16 13h.01'],
  [
    'bell',
    'Glocke, Pause, läuten',
    'M12 4a5.5 5.5 0 0 0-5.5 5.5V13L5 16.5h14L17.5 13V9.5A5.5 5.5 0 0 0 12 4zM12 4V2.8M10 19.5a2 2 0 0 0 4 0',
  ],
  ['clock', 'Uhr, Zeit, Stundenplan', 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3.5 2'],
  [
    'people',
    'Klasse, Gruppe, Leute',
    'M8.5 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM16.5 7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM3 19.5c0-3.5 2.5-5.5 5.5-5.5s5.5 2 5.5 5.5H3zM16 14.2c2.8-.3 5 1.6 5 4.3h-4',
  ],
  [
    'hand',
    'Hand, aufstrecken, halt',
    'M8.5 12V5.5a1.4 1.4 0 0 1 2.8 0V11M11.3 10V4.4a1.4 1.4 0 0 1 2.8 0V11M14.1 11V6a1.4 1.4 0 0 1 2.8 0v8.5a6 6 0 0 1-6 6c-3 0-4.3-1.5-5.5-4L4 13.4a1.4 1.4 0 0 1 2.3-1.5l2.2 2.6V12',
  ],
  ['list', 'Liste, Ämtli, Aufgaben', 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01'],
  ['check', 'Erledigt, richtig, Haken', 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8 12.3l2.8 2.8L16 9.5'],
  [
    'question',
    'Frage, Hilfe, Quiz',
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.7M12 16.5h.01',
  ],
  ['info', 'Information, Hinweis', 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.8h.01'],
  ['bulb', 'Idee, Glühbirne, Licht', 'M9.5 17.5c0-2-3-3.5-3-7a5.5 5.5 0 0 1 11 0c0 3.5-3 5-3 7h-5zM10 20.5h4M12 17.5v-5M10 10.5l2 2 2-2'],
  [
    'folder',
    'Ordner, Mappe',
    'M3.5 7A1.5 1.5 0 0 1 5 5.5h4.5l2 2.5H19a1.5 1.5 0 0 1 1.5 1.5V17a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7z',
  ],
  [
    'printer',
    'Drucker, drucken, Arbeitsblatt',
    'M7 8.5v-5h10v5M7 17H5a1.5 1.5 0 0 1-1.5-1.5V10A1.5 1.5 0 0 1 5 8.5h14a1.5 1.5 0 0 1 1.5 1.5v5.5A1.5 1.5 0 0 1 19 17h-2M7 14h10v6.5H7V14z',
  ],
  [
    'mail',
    'Brief, Post, Elternbrief',
    'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 7l8 6 8-6',
  ],
  [
    'phone',
    'Telefon, anrufen',
    'M7 3.5l2.5 4.5-2 2c1 2.5 4 5.5 6.5 6.5l2-2 4.5 2.5c0 2-1.5 3.5-3.5 3.5C10.5 20.5 3.5 13.5 3.5 7 3.5 5 5 3.5 7 3.5z',
  ],
  [
    'camera',
    'Fotoapparat, Kamera, Foto',
    'M4.5 7.5H8l1.5-2.5h5L16 7.5h3.5A1 1 0 0 1 20.5 8.5v9.5a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1zM12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  ],
  [
    'microphone',
    'Mikrofon, aufnehmen, singen',
    'M12 3.5a2.8 2.8 0 0 0-2.8 2.8v5a2.8 2.8 0 0 0 5.6 0v-5A2.8 2.8 0 0 0 12 3.5zM6 11a6 6 0 0 0 12 0M12 17v3.5M9 20.5h6',
  ],
  [
    'headphones',
    'Kopfhörer, hören',
    'M4.5 16v-3a7.5 7.5 0 0 1 15 0v3M4.5 14.5h2A1.5 1.5 0 0 1 8 16v3a1.5 1.5 0 0 1-1.5 1.5h-2v-6zM19.5 14.5h-2A1.5 1.5 0 0 0 16 16v3a1.5 1.5 0 0 0 1.5 1.5h2v-6z',
  ],
  [
    'palette',
    'Farben, malen, Zeichnen',
    'M12 3.5c-5 0-8.5 3.6-8.5 8.2 0 4.8 3.8 8.8 8.3 8.8 1.5 0 2-1 1.7-2-.5-1.5.3-2.7 1.8-2.7h2.2c2 0 3-1.4 3-3.3 0-5.2-3.6-9-8.5-9zM8 12h.01M10 8h.01M15 8h.01',
  ],
  ['microscope', 'Mikroskop, forschen', 'M9.5 4.5l3.5-1.5 3 7-3.5 1.5-3-7zM14.5 10.8a5 5 0 0 1 .5 9.2M6 20.5h13M7 15.5h6M8 9.5l2.5-1'],
  ['flask', 'Versuch, Chemie, Labor', 'M9.5 3.5h5M10.5 3.5v6L5 18.3a1.5 1.5 0 0 0 1.3 2.2h11.4a1.5 1.5 0 0 0 1.3-2.2l-5.5-8.8v-6M7.5 15h9'],
  [
    'dice',
    'Würfel, Spiel',
    'M6 4.5h12A1.5 1.5 0 0 1 19.5 6v12a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V6A1.5 1.5 0 0 1 6 4.5zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01',
  ],
  [
    'trophy',
    'Pokal, Wettbewerb',
    'M8 4h8v6a4 4 0 0 1-8 0V4zM8 5.5H4.5c0 3.5 1.5 5 3.7 5M16 5.5h3.5c0 3.5-1.5 5-3.7 5M12 14v3.5M9.5 17.5h5v3h-5v-3z',
  ],
  [
    'apple',
    'Apfel, Znüni, Pause',
    'M12 7.5c-2-1.8-7-1.3-7 4.3 0 4.4 3 8.7 5.2 8.7.8 0 1.2-.4 1.8-.4s1 .4 1.8.4c2.2 0 5.2-4.3 5.2-8.7 0-5.6-5-6.1-7-4.3zM12 7.5c0-2 1-4 3-4.5',
  ],
  [
    'cup',
    'Tasse, Pause, Tee',
    'M5 8.5h11V14a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5V8.5zM16 10h1.5a2.5 2.5 0 0 1 0 5H16M8.5 5.5v-2M12.5 5.5v-2M5 21.5h11',
  ],
  [
    'bus',
    'Bus, Schulbus',
    'M6 4.5h12A1.5 1.5 0 0 1 19.5 6v11.5h-15V6A1.5 1.5 0 0 1 6 4.5zM4.5 12h15M12 4.5V12M7 17.5V20M17 17.5V20M7.5 15h.01M16.5 15h.01',
  ],
  [
    'train',
    'Zug, Bahn, Schulreise',
    'M8 3.5h8A2.5 2.5 0 0 1 18.5 6v8.5A2.5 2.5 0 0 1 16 17H8a2.5 2.5 0 0 1-2.5-2.5V6A2.5 2.5 0 0 1 8 3.5zM5.5 10.5h13M9 14h.01M15 14h.01M8.5 17l-2 3.5M15.5 17l2 3.5',
  ],
  ['tent', 'Zelt, Lager', 'M12 5L3.5 19.5h17L12 5zM12 5l-1-2M12 5l1-2M12 12.5l-3.5 7M12 12.5l3.5 7'],
  ['map', 'Karte, Plan, Geografie', 'M3.5 6.5l5.5-2 6 2 5.5-2v13l-5.5 2-6-2-5.5 2v-13zM9 4.5v13M15 6.5v13'],
  ['flag', 'Fahne, Ziel', 'M5.5 21V4M5.5 5c4-2 7 2 13 0v8.5c-6 2-9-2-13 0'],
  ['key', 'Schlüssel, Passwort', 'M8 11.5a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6zM11 12.8l8-8M16 7.8l2.5 2.5M13.5 10.3l1.8 1.8'],
  [
    'lock',
    'Schloss, geschützt',
    'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2',
  ],
  ['heart', 'Herz, lieb', 'M12 19.5C6 15.5 3.5 12.3 3.5 8.9A4.4 4.4 0 0 1 12 7.2a4.4 4.4 0 0 1 8.5 1.7c0 3.4-2.5 6.6-8.5 10.6z'],
  [
    'sun',
    'Sonne, Sommer',
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M18.5 5.5l-1.4 1.4M6.9 17.1l-1.4 1.4',
  ],
  ['moon', 'Mond, Nacht', 'M19.5 14.5a8 8 0 0 1-10-10 8 8 0 1 0 10 10z'],
  ['cloud', 'Wolke, Wetter', 'M7 18.5a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.7-.5 4.3 4.3 0 0 1-.2 8.5H7z'],
  ['snow', 'Schnee, Winter', 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.8 4.2l2.2 2 2.2-2M9.8 19.8l2.2-2 2.2 2'],
  ['tree', 'Tanne, Wald', 'M12 3L6.5 10H9l-4 6h14l-4-6h2.5L12 3zM12 16v5'],
  [
    'flower',
    'Blume, Frühling',
    'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM12 9.5c-1.8-1.2-2-4.5 0-6 2 1.5 1.8 4.8 0 6zM12 14.5c-1.8 1.2-2 4.5 0 6 2-1.5 1.8-4.8 0-6zM9.5 12c-1.2-1.8-4.5-2-6 0 1.5 2 4.8 1.8 6 0zM14.5 12c1.2-1.8 4.5-2 6 0-1.5 2-4.8 1.8-6 0z',
  ],
  ['fish', 'Fisch, Wasser', 'M3.5 12c3-4.5 9-6 14-1.5L20.5 8v8l-3-2.5c-5 4.5-11 3-14-1.5zM8 11h.01'],
];

export const pausenplatzIcons = [...pictogramNames.map((name) => [name, words[name], pictograms[name]] as const), ...more];
