import { demoTexts } from './texts.data.ts';

interface Pictures {
  readonly schoolYard: string;
  readonly camp: string;
  readonly library: string;
  readonly autumn: string;
}

const title = (text: string, size: 'large' | 'medium' | 'small' = 'large') => ({ type: 'Title', settings: { text, size, align: 'start' } });
const text = (doc: object, card = true) => ({ type: 'Text', settings: { text: doc, card } });
const picture = (fileId: string, alt: string, caption: string, width: 'small' | 'medium' | 'full' = 'full') => ({
  type: 'Picture',
  settings: { fileId, alt, caption, width, url: null },
});
const rule = (style: 'solid' | 'dashed' | 'wave') => ({ type: 'HorizontalRule', settings: { style } });
const space = (size: 'small' | 'medium' | 'large') => ({ type: 'Space', settings: { size } });
const navigation = (shows: 'children' | 'siblings', look: 'list' | 'tiles') => ({ type: 'Navigation', settings: { shows, look } });
const tiles = (...rows: [titleText: string, url: string, color: string, icon: string, fileId?: string][]) => ({
  type: 'LinkTilesList',
  settings: {
    size: 'large',
    tiles: rows.map(([titleText, url, color, icon, fileId], index) => ({
      id: `t${index}`,
      title: titleText,
      url,
      color,
      icon,
      ...(fileId !== undefined && { picture: { fileId, alt: '' } }),
    })),
  },
});
const links = (...rows: [titleText: string, url: string, description: string][]) => ({
  type: 'LinkList',
  settings: { links: rows.map(([titleText, url, description], index) => ({ id: `l${index}`, title: titleText, url, description })) },
});

const left = <Block extends object>(block: Block) => ({ ...block, place: 'left' as const });
const right = <Block extends object>(block: Block) => ({ ...block, place: 'right' as const });

/** Blocks of the demo pages, with the ids of their pictures. */
export function demoBlocks(pictures: Pictures) {
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
    staff: [text(demoTexts.staff)],
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
