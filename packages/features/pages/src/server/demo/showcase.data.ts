import { pausenplatzIcon as drawn } from '@pausenplatz/icons/server';
import {
  audio,
  buttons,
  dictionary,
  gallery,
  left,
  links,
  navigation,
  picture,
  register,
  right,
  rule,
  search,
  space,
  text,
  tiles,
  title,
} from './block-parts.ts';
import type { Pictures, Sounds } from './demo-files.ts';
import { beside, box, doc, formula, heading, list, paragraph, part, quote, steps, table, tasks, toFile } from './text-parts.ts';

/** A page that shows what the blocks of one group can do. */
interface ShownGroup {
  readonly title: string;
  readonly blocks: readonly { readonly type: string; readonly settings: unknown }[];
}

/** Tiles that lead to the pages of the groups. */
export const showcaseStart = [
  text(
    doc(
      paragraph(
        'Was passt auf eine Seite? Hier steht für jede Gruppe des Katalogs eine Seite mit Beispielen aus unserem Schulhaus. Schau dich um und *kopiere*, was dir gefällt.',
      ),
    ),
  ),
  tiles(
    ['Links und Dokumente', '/seite/links-und-dokumente', 'blue', 'link'],
    ['Text, Bild und Ton', '/seite/text-bild-und-ton', 'orange', 'picture'],
    ['Planen und Organisieren', '/seite/planen-und-organisieren', 'teal', 'calendar'],
    ['Lernen und Spielen', '/seite/lernen-und-spielen', 'green', 'puzzle'],
    ['Sprachen', '/seite/sprachen', 'violet', 'chat'],
    ['Design', '/seite/design', 'pink', 'star'],
    ['Weitere Inhalte', '/seite/weitere-inhalte', 'yellow', 'rocket'],
  ),
];

const linksAndDocuments = ({ autumn, library }: Pictures): ShownGroup => ({
  title: 'Links und Dokumente',
  blocks: [
    buttons(
      'row',
      ['Zur Agenda', '/tools/agenda', 'blue', drawn('list')],
      ['Klasse 3a', '/seite/klasse-3a', 'orange', drawn('backpack')],
      ['Leseecke', '/seite/leseecke', 'violet', 'book'],
    ),
    title('Auf einen Klick', 'medium'),
    tiles(
      ['Unsere Woche', '/seite/unsere-woche', 'orange', 'calendar'],
      ['Im Wald', '/seite/projektwoche-wald', 'green', 'leaf', autumn],
      ['Bibliothek', 'https://bibliothek.example', 'violet', 'book', library],
      ['Turnen', 'https://sport.example', 'red', 'sport'],
      ['Werken', 'https://werken.example', 'pink', drawn('scissors')],
      ['Znüni', 'https://znueni.example', 'green', drawn('apple')],
    ),
    left(title('Zum Nachlesen', 'small')),
    left(
      links(
        ['Igel im Garten', 'https://igel.example', 'Was sie fressen, wo sie schlafen'],
        ['Rechnen mit Geld', 'https://geld.example', 'Übungen zum Ausdrucken'],
        ['Fundbüro', 'https://fundbuero.example', 'Mütze weg? Hier nachschauen'],
      ),
    ),
    right(title('Suchen', 'small')),
    right(search('Frag nach', 'page', 'klexikon', 'fragfinn', 'blinde-kuh')),
    title('Von A bis Z', 'medium'),
    register(
      ['Absenz', 'Bitte bis 7.45 Uhr melden, am liebsten mit einer kurzen Nachricht.'],
      ['Bibliothek', 'Jeden Donnerstag in der grossen Pause.', { url: 'https://bibliothek.example' }],
      ['Fundkiste', 'Steht beim Eingang. Vor den Ferien geben wir weg, was niemandem fehlt.'],
      ['Hausaufgaben', 'Stehen in der Agenda, höchstens eine halbe Stunde am Tag.', { url: '/tools/agenda' }],
      [
        'Herbstwanderung',
        'Immer in der letzten Woche vor den Ferien.',
        { picture: { fileId: autumn, alt: 'Vier Bäume mit bunten Blättern' } },
      ],
      ['Jokertage', 'Zwei im Jahr, ein Zettel an die Lehrperson genügt.'],
      ['Läuse', 'Kommen vor. Bitte melden, dann wissen alle Bescheid.'],
      ['Pausenkiosk', 'Freitags, von der Sechsten gemacht. Ein Weggli kostet 1.20.'],
      ['Velo', 'Ab der vierten Klasse und mit Helm.'],
      ['Znüni', 'Etwas Gesundes und Wasser. Süsses bleibt zu Hause.'],
    ),
    buttons('stack', ['Dokumente einer Klasse: das Igel-Projekt', '/seite/igel-projekt', 'teal', 'book']),
  ],
});

const wordsAndPictures = ({ autumn, camp, library, schoolYard }: Pictures, { cuckoo, hike }: Sounds): ShownGroup => ({
  title: 'Text, Bild und Ton',
  blocks: [
    left(
      text(
        doc(
          heading('Wie eine Igelburg entsteht'),
          steps('Einen ruhigen Platz unter einer Hecke suchen', '*Äste* kreuz und quer legen', 'Mit trockenem *Laub* füllen'),
          tasks('+Platz gefunden', '+Äste gesammelt', 'Laub getrocknet'),
          box('yellow', paragraph('*Merke:* Igel nie wecken. Wer im Winter einen findet, ruft die Igelstation an.')),
          quote('Am Morgen lag das Laub anders. Er war da! – aus unserem Forschungsheft'),
        ),
      ),
    ),
    right(picture(autumn, 'Vier Bäume mit roten und gelben Blättern', 'Hier liegt das beste Laub')),
    text(
      doc(
        heading('Wo er den Winter verbringt'),
        beside('right', camp, 'Zelte am Waldrand', 'Hier haben wir gesucht'),
        paragraph(
          'Wenn die Nächte kalt werden, sucht der Igel einen trockenen Platz: unter einer Hecke, in einem Haufen aus *Laub* und *Ästen*, manchmal unter einem Schuppen. Dort rollt er sich ein und schläft bis in den Frühling.',
        ),
        paragraph('Sein Herz schlägt dann nur noch fünf Mal in der Minute. Wer ihn weckt, kostet ihn Kraft, die er zum Überleben braucht.'),
        paragraph('Wir lassen darum im Herbst eine Ecke des Schulgartens liegen, wie sie ist.'),
        toFile('So sieht es bei uns aus: ', schoolYard, 'unser Pausenplatz im Bild'),
      ),
    ),
    text(
      doc(
        heading('Wer frisst was?'),
        table(
          ['Tier', 'Im Herbst', 'Im Winter'],
          ['Igel', 'Käfer, Würmer, Schnecken', 'schläft'],
          ['Eichhörnchen', 'Nüsse und Samen', 'sucht, was es versteckt hat'],
          ['Meise', 'Insekten und Beeren', 'Körner vom Futterhaus'],
        ),
        heading('Wie schnell läuft er?'),
        formula(
          'Ein Igel braucht für 30 Meter 15 Sekunden: ',
          '\\frac{30\\,\\text{m}}{15\\,\\text{s}} = 2\\,\\frac{\\text{m}}{\\text{s}}',
          part('mfrac', part('mrow', part('mn', '30'), part('mtext', '\u2009m')), part('mrow', part('mn', '15'), part('mtext', '\u2009s'))),
          part('mo', '='),
          part('mn', '2'),
          part('mtext', '\u2009'),
          part('mfrac', part('mtext', 'm'), part('mtext', 's')),
        ),
      ),
    ),
    title('Bilder', 'medium'),
    gallery(
      'masonry',
      [schoolYard, 'Gezeichnetes Schulhaus mit Uhr vor Bergen', 'Unser Schulhaus'],
      [camp, 'Drei Zelte auf einer Wiese vor Bergen', 'So wird das Lager'],
      [library, 'Sieben bunte Bücher auf einem Regal', 'Neu in der Leseecke'],
      [autumn, 'Vier Bäume mit roten und gelben Blättern', 'Der Waldrand'],
    ),
    title('Ton und Film', 'medium'),
    audio(
      ['Der Kuckuck am Bach', cuckoo, 'Man hört ihn dreimal rufen.'],
      ['Unser Wanderlied', hike, 'Sechs Töne, die immer wiederkommen.'],
    ),
    {
      type: 'Video',
      settings: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', fileId: null, title: 'Ein Trickfilm zum Schmunzeln' },
    },
    { type: 'AiServices', settings: { title: 'KI-Dienste für den Unterricht', services: [] } },
  ],
});

/** The class whose tasks and dates are shown; who may not read them sees the block's sentence instead. */
const planning = (schoolClassId: string): ShownGroup => ({
  title: 'Planen und Organisieren',
  blocks: [
    text(
      doc(paragraph('Was eine Klasse plant, steht *einmal* da und erscheint auf jeder Seite, die es zeigt. Nur wer dazugehört, sieht es.')),
    ),
    { type: 'Homework', settings: { schoolClassId, share: null, view: 'week', showWeekend: false } },
    left({ type: 'HomeworkList', settings: { schoolClassId, share: null, filter: 'all', days: 14 } }),
    right({ type: 'EventList', settings: { schoolClassId, share: null, days: 60 } }),
    title('Zusammen, und live', 'medium'),
    tiles(
      ['Wer bringt was?', '/seite/unser-klassenfest', 'orange', 'star'],
      ['Pinnwand der Projektwoche', '/seite/unsere-projektwoche', 'green', 'leaf'],
      ['Wochenplan der 3a', '/seite/woche-der-3a', 'blue', 'pencil'],
    ),
  ],
});

const learning = ({ autumn }: Pictures): ShownGroup => ({
  title: 'Lernen und Spielen',
  blocks: [
    { type: 'PausenplatzLernen', settings: { title: 'Üben, was heute dran ist', trainers: [] } },
    {
      type: 'LearningApps',
      settings: {
        apps: [
          { id: 'a1', app: '23986132', title: 'Energieformen zuordnen', fileId: autumn },
          { id: 'a2', app: '4311115', title: 'Wellen: Paare finden' },
          { id: 'a3', app: '1930535', title: 'Salzformeln' },
        ],
      },
    },
    { type: 'Gorilla', settings: { topics: ['movement', 'food', 'sustainability'], film: '', filmTitle: '' } },
    title('Für Lehrpersonen', 'medium'),
    { type: 'GorillaLP', settings: { topics: ['programme', 'movement', 'food', 'sustainability'], film: '', filmTitle: '' } },
    title('Rätsel und Türchen', 'medium'),
    tiles(
      ['Nachts im Schulhaus', '/seite/nachts-im-schulhaus', 'violet', 'puzzle'],
      ['Advent in der 3a', '/seite/advent-in-der-3a', 'red', 'star'],
    ),
  ],
});

const languages: ShownGroup = {
  title: 'Sprachen',
  blocks: [
    left(dictionary('leo-en', 'Words from Unit 5')),
    right(dictionary('leo-fr', 'Mots de la semaine')),
    left(dictionary('leo-it', 'Parole per la gita')),
    right(dictionary('leo-es', 'Palabras para Sofía')),
    text(
      doc(
        heading('In vier Sprachen guten Morgen sagen'),
        table(['Deutsch', 'Français', 'Italiano', 'Rumantsch'], ['Guten Morgen', 'Bonjour', 'Buongiorno', 'Bun di']),
      ),
    ),
  ],
};

const design = ({ schoolYard, camp }: Pictures): ShownGroup => ({
  title: 'Design',
  blocks: [
    title('Ein Titel, der empfängt'),
    text(
      doc(paragraph('Titel gibt es gross, mittel und klein. Linien trennen, Abstände lassen Luft, und die Navigation führt weiter.')),
      false,
    ),
    rule('wave'),
    left(title('Am Vormittag', 'small')),
    left(text(doc(list('Kreis und Lied', 'Rechnen mit Geld', 'Turnen')))),
    left(picture(schoolYard, 'Gezeichnetes Schulhaus mit Uhr vor Bergen', '')),
    right(title('Am Nachmittag', 'small')),
    right(picture(camp, 'Drei Zelte auf einer Wiese vor Bergen', '')),
    right(text(doc(list('Werken', 'Vorlesen im Zelt')))),
    rule('dashed'),
    space('medium'),
    title('Weiter geht es', 'medium'),
    navigation('siblings', 'tiles'),
    rule('solid'),
    navigation('siblings', 'list'),
    rule('dashed'),
    navigation('turn'),
    navigation('path'),
  ],
});

const more: ShownGroup = {
  title: 'Weitere Inhalte',
  blocks: [
    { type: 'Polypad', settings: { url: 'https://polypad.amplify.com/p', title: 'Brüche mit Streifen legen', ratio: 'classic' } },
    { type: 'iFrame', settings: { url: 'https://ideen.example', title: 'Ideensammlung', height: 360 } },
    title('Schreiben und erzählen', 'medium'),
    tiles(
      ['Unsere Klassengeschichte', '/seite/unsere-klassengeschichte', 'teal', 'pencil'],
      ['Erzähl uns etwas', '/seite/erzaehl-uns-etwas', 'pink', 'video'],
    ),
  ],
};

/** The groups of the catalogue in their order, as far as they have blocks. */
export const showcase = (pictures: Pictures, sounds: Sounds, schoolClassId: string): readonly ShownGroup[] => [
  linksAndDocuments(pictures),
  wordsAndPictures(pictures, sounds),
  planning(schoolClassId),
  learning(pictures),
  languages,
  design(pictures),
  more,
];
