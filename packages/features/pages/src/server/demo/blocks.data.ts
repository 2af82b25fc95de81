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
import { demoTexts } from './texts.data.ts';

/** Blocks of the demo pages, with the ids of their pictures and sounds. */
export function demoBlocks(pictures: Pictures, sounds: Sounds) {
  return {
    class3a: [
      picture(pictures.schoolYard, 'Gezeichnetes Schulhaus mit Uhr vor Bergen', 'Unser Schulhaus, gezeichnet für die neue Startseite'),
      title('Willkommen in der 3a'),
      text(demoTexts.class3a),
      tiles(
        ['Unsere Woche', '/seite/unsere-woche', 'orange', 'calendar'],
        ['Leseecke', '/seite/leseecke', 'violet', 'book'],
        ['Klassenlager', '/seite/klassenlager-2027', 'green', 'leaf'],
        ['Bibliothek', 'https://bibliothek.example', 'blue', 'globe'],
        ['Musik', 'https://musik.example', 'pink', 'music'],
        ['Knobeln', 'https://knobeln.example', 'teal', 'puzzle'],
      ),
      rule('wave'),
      title('Mehr von uns', 'medium'),
      navigation('children', 'tiles'),
      space('small'),
      picture(pictures.autumn, 'Vier Bäume mit roten und gelben Blättern', 'Herbst auf dem Sonnenberg', 'medium'),
    ],
    week: [
      title('Unsere Woche'),
      left(text(demoTexts.week)),
      right(picture(pictures.autumn, 'Vier Bäume mit roten und gelben Blättern', 'Unter diesen Bäumen suchen wir Laub')),
      right(
        links(
          ['Forschungsheft Igel', 'https://igel.example', 'Vorlage zum Ausdrucken'],
          ['7er-Reihe üben', 'https://einmaleins.example', 'Zehn Minuten pro Tag reichen'],
          ['Sporthalle', 'https://sport.example', 'Hier steht, wann wir in der grossen Halle sind'],
        ),
      ),
      rule('dashed'),
      navigation('siblings', 'list'),
    ],
    reading: [
      picture(pictures.library, 'Sieben bunte Bücher auf einem Regal', ''),
      title('Leseecke'),
      text(demoTexts.reading),
      navigation('siblings', 'list'),
    ],
    camp: [
      picture(pictures.camp, 'Drei Zelte auf einer Wiese vor Bergen', 'So stellen wir uns das Lager vor'),
      title('Klassenlager in Scuol'),
      text(demoTexts.camp),
    ],
    class4b: [
      title('Hallo!'),
      text(demoTexts.class4b),
      tiles(
        ['Stundenplan', 'https://stundenplan.example', 'blue', 'calendar'],
        ['Französisch', 'https://franz.example', 'red', 'chat'],
        ['Zeichnen', 'https://zeichnen.example', 'yellow', 'pencil', pictures.autumn],
        ['Lesen', 'https://lesen.example', 'violet', 'book', pictures.library],
      ),
    ],
    sek: [
      title('Sek A'),
      text(demoTexts.sek),
      links(
        ['Berufswahl', 'https://berufswahl.example', 'Schnuppern, bewerben, entscheiden'],
        ['Projektarbeit', 'https://projekt.example', 'Ablauf und Termine'],
      ),
      left(dictionary('leo-en', 'Wörter zu Unit 4')),
      right(dictionary('leo-fr', '')),
    ],
    learning: [
      title('Üben und ausprobieren'),
      buttons(
        'row',
        ['Zur Agenda', '/tools/agenda', 'blue', 'calendar'],
        ['Klasse 3a', '/seite/klasse-3a', 'orange', 'home'],
        ['Berufswahl', 'https://berufswahl.example', 'green', 'rocket'],
      ),
      {
        type: 'Polypad',
        settings: { url: 'https://polypad.amplify.com/p', title: 'Brüche mit Streifen legen', ratio: 'classic' },
      },
      { type: 'Gorilla', settings: { topics: ['movement', 'food', 'sustainability'], film: '', filmTitle: '' } },
      {
        type: 'LearningApps',
        settings: {
          apps: [
            { id: 'a1', app: '23986132', title: 'Energieformen zuordnen', fileId: pictures.autumn },
            { id: 'a2', app: '4311115', title: 'Wellen: Paare finden' },
            { id: 'a3', app: '1930535', title: 'Salzformeln' },
          ],
        },
      },
      register(
        ['Dampfmaschine', 'Wandelt Wärme in Bewegung um. James Watt hat sie um 1770 stark verbessert.'],
        ['Energie', 'Die Fähigkeit, Arbeit zu verrichten, zu wärmen oder zu leuchten.', { url: 'https://energie.example' }],
        ['Äther', 'Früher dachte man, Licht brauche einen Stoff, durch den es sich ausbreitet.'],
        ['Akku', 'Speichert elektrische Energie und lässt sich wieder laden.'],
        [
          'Herbst',
          'Die Tage werden kürzer, die Blätter bunt.',
          { picture: { fileId: pictures.autumn, alt: 'Vier Bäume mit bunten Blättern' } },
        ],
        ['Photovoltaik', 'Macht aus Sonnenlicht Strom, ganz ohne bewegte Teile.'],
        ['Transformator', 'Ändert die Spannung von Wechselstrom.'],
        ['Ökobilanz', 'Zählt zusammen, was ein Ding von der Herstellung bis zum Abfall an Natur braucht.'],
        ['Watt', 'Die Einheit der Leistung: ein Joule in jeder Sekunde.'],
      ),
      left(dictionary('leo-en', 'Wörter zu Unit 5')),
      right(dictionary('leo-it', '')),
    ],
    project: [
      title('Projektwoche Wald'),
      search('Suche zur Projektwoche', 'page', 'files', 'klexikon', 'fragfinn', 'blinde-kuh'),
      text(demoTexts.project),
      audio(
        [
          'Der Kuckuck am Bach',
          sounds.cuckoo,
          'Am Donnerstag um halb sechs haben wir ihn zum ersten Mal gehört. Man hört ihn dreimal rufen.',
        ],
        ['Unser Wanderlied', sounds.hike, ''],
      ),
      title('Bilder', 'medium'),
      gallery(
        'grid',
        [pictures.autumn, 'Vier Bäume mit roten und gelben Blättern', 'Der Waldrand am ersten Tag'],
        [pictures.camp, 'Drei Zelte auf einer Wiese vor Bergen', 'Unser Lagerplatz'],
        [pictures.library, 'Sieben bunte Bücher auf einem Regal', ''],
        [pictures.schoolYard, 'Gezeichnetes Schulhaus mit Uhr vor Bergen', 'Zurück beim Schulhaus'],
      ),
      navigation('children', 'tiles'),
    ],
    projectDiary: [
      text(demoTexts.projectDiary),
      gallery(
        'slides',
        [pictures.camp, 'Drei Zelte auf einer Wiese vor Bergen', 'Am Abend vor dem Regen'],
        [pictures.autumn, 'Vier Bäume mit roten und gelben Blättern', 'Am Morgen danach'],
      ),
    ],
    school: [
      picture(pictures.schoolYard, 'Gezeichnetes Schulhaus mit Uhr vor Bergen', ''),
      title('Schule Sonnenberg'),
      text(demoTexts.school),
      title('Termine', 'medium'),
      text(demoTexts.calendar),
      {
        type: 'Video',
        settings: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', fileId: null, title: 'Ein Trickfilm zum Schmunzeln' },
      },
    ],
    staff: [
      text(demoTexts.staff),
      { type: 'GorillaLP', settings: { topics: ['programme', 'movement', 'food', 'sustainability'], film: '', filmTitle: '' } },
    ],
    weekly: [text(demoTexts.weekly)],
    hedgehog: [
      text(demoTexts.hedgehog),
      picture(pictures.autumn, 'Vier Bäume mit roten und gelben Blättern', 'Hier habe ich ihn gesehen', 'medium'),
    ],
    jokes: [text(demoTexts.jokes)],
    lea: [
      title('Ideenkiste'),
      text(demoTexts.lea),
      { type: 'iFrame', settings: { url: 'https://ideen.example', title: 'Ideensammlung', height: 360 } },
      links(['Igelstation', 'https://igelstation.example', 'Besuch im Frühling?']),
    ],
  };
}
