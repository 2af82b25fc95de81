import type { OrderState } from '../../contract/index.ts';
import type { WrittenRange } from '../operator/store-products.ts';

/** What the shop of the demo school offers; invented, and drawn by ourselves. Prices in Rappen. */
export const demoRange: WrittenRange = [
  {
    url: 'kopfhoerer-kind',
    name: 'Kopfhörer Kind',
    category: 'headphones',
    summary: 'Leise bis 85 Dezibel, mit geradem Stecker für jedes Tablet.',
    description:
      'Sitzt auch auf kleinen Köpfen und wird nie lauter als 85 Dezibel.\n\nDie Ohrpolster lassen sich abwischen und einzeln ersetzen. Der Stecker ist gerade und passt durch jede Schutzhülle; das Kabel ist 1.2 Meter lang und mit Stoff umwoben.\n\nMit einem Feld für den Namen und einem Säckchen aus Stoff.',
    picture: 'headphones',
    color: 'blue',
    vat: 'normal',
    variants: [
      { code: 'blau', name: 'Blau', price: 1_290, stock: 140 },
      { code: 'gruen', name: 'Grün', price: 1_290, stock: 64 },
      { code: 'orange', name: 'Orange', price: 1_290, stock: 5 },
    ],
  },
  {
    url: 'kopfhoerer-jugend',
    name: 'Kopfhörer Jugend',
    category: 'headphones',
    summary: 'Grösserer Bügel, Ohrpolster aus Kunstleder, USB-C oder Klinke.',
    description:
      'Für die Mittel- und Oberstufe: ein verstellbarer Bügel, weiche Polster und ein Kabel, das sich am Hörer lösen lässt, bevor es reisst.\n\nMit USB-C für neuere Geräte oder mit Klinke für alle andern.',
    picture: 'headphones',
    color: 'violet',
    vat: 'normal',
    variants: [
      { code: 'klinke', name: 'Klinke 3.5 mm', price: 1_890, stock: 48 },
      { code: 'usb-c', name: 'USB-C', price: 2_290, stock: 32 },
    ],
  },
  {
    url: 'headset-sprache',
    name: 'Headset Sprache',
    category: 'headphones',
    summary: 'Mit Mikrofon am Bügel: für Hörverstehen und eigene Aufnahmen.',
    description:
      'Das Mikrofon lässt sich links oder rechts tragen und hört vor allem, wer es trägt: So nimmt eine ganze Klasse gleichzeitig auf.\n\nPasst zum Übersetzen, zum Vorlesen und für Videoantworten.',
    picture: 'headset',
    color: 'teal',
    vat: 'normal',
    variants: [{ code: 'standard', name: '', price: 3_450, stock: 24 }],
  },
  {
    url: 'tabletstift',
    name: 'Tabletstift',
    category: 'general',
    summary: 'Schreibt auf jedem Tablet, ohne Batterie und ohne Koppeln.',
    description:
      'Ein Stift mit leitender Spitze: Er geht auf jedem Bildschirm, auf dem ein Finger geht, und liegt in Kinderhänden wie ein dicker Farbstift.\n\nDrei Ersatzspitzen liegen bei.',
    picture: 'pen',
    color: 'teal',
    vat: 'normal',
    variants: [{ code: 'standard', name: '', price: 2_400, stock: 87 }],
  },
  {
    url: 'huelle-mit-griff',
    name: 'Hülle mit Griff',
    category: 'general',
    summary: 'Fängt Stürze vom Pult auf, steht selber und lässt sich tragen.',
    description:
      'Aus weichem Schaumstoff ohne Weichmacher. Der Griff ist auch Ständer: flach zum Schreiben, steil zum Schauen.\n\nMiss vor der Bestellung dein Tablet: Die Grösse ist die Diagonale des Bildschirms.',
    picture: 'sleeve',
    color: 'orange',
    vat: 'normal',
    variants: [
      { code: '10-zoll', name: '10 Zoll', price: 1_950, stock: 3 },
      { code: '11-zoll', name: '11 Zoll', price: 2_150, stock: 18 },
    ],
  },
  {
    url: 'ladestation',
    name: 'Ladestation für zehn',
    category: 'general',
    summary: 'Lädt zehn Tablets auf einmal, jedes mit eigener Anzeige.',
    description:
      'Eine Leiste mit zehn Anschlüssen (USB-C, je 20 Watt) und Fächern, in denen die Geräte stehen.\n\nEin Kabel zur Steckdose genügt. Die Anzeige sagt, welches Gerät voll ist.',
    picture: 'charger',
    color: 'grey',
    vat: 'normal',
    variants: [{ code: 'standard', name: '', price: 18_900, stock: 6 }],
  },
  {
    url: 'wuerfel-rechnen',
    name: 'Rechenwürfel',
    category: 'general',
    summary: 'Zwölf grosse Würfel aus Holz mit Zahlen von 1 bis 12.',
    description: 'Zum Einmaleins am Boden oder am Pult: zwölf Würfel mit zwölf Flächen aus Schweizer Ahorn, im Beutel.',
    picture: 'dice',
    color: 'yellow',
    vat: 'normal',
    variants: [{ code: 'standard', name: '', price: 2_790, stock: 0 }],
  },
  {
    url: 'blanko-karten',
    name: 'Blanko-Lernkarten',
    category: 'general',
    summary: '500 Karten im Format A8, liniert oder leer, aus Altpapier.',
    description:
      'Für Lernkarten, die man in die Hand nimmt: 500 Karten aus festem Altpapier in einer Schachtel, die gleich der Lernkasten ist.',
    picture: 'cards',
    color: 'pink',
    vat: 'normal',
    variants: [
      { code: 'liniert', name: 'Liniert', price: 995, stock: 210 },
      { code: 'leer', name: 'Leer', price: 995, stock: 180 },
    ],
  },
  {
    url: 'handbuch-pausenplatz',
    name: 'Handbuch für Lehrpersonen',
    category: 'general',
    summary: '96 Seiten: von der ersten Startseite bis zum Jahreswechsel.',
    description: 'Zum Blättern neben dem Bildschirm: jede Funktion auf einer Doppelseite, mit einer Idee für den Unterricht dazu.',
    picture: 'book',
    color: 'green',
    vat: 'reduced',
    variants: [{ code: 'standard', name: '', price: 2_400, stock: 120 }],
  },
  {
    url: 'poster-pausenplatz',
    name: 'Poster Pausenplatz',
    category: 'general',
    summary: 'Format A2, für das Schulzimmer: So melde ich mich an.',
    description: 'Vier Bilder zeigen, wie sich ein Kind mit Karte oder Passwort anmeldet. Mit Platz für die Adresse der eigenen Schule.',
    picture: 'poster',
    color: 'blue',
    vat: 'normal',
    variants: [{ code: 'standard', name: '', price: 450, stock: 300 }],
  },
];

interface DemoOrder {
  readonly daysAgo: number;
  readonly state: OrderState;
  readonly lines: readonly { readonly url: string; readonly code: string; readonly quantity: number }[];
}

/** What the demo school has ordered. */
export const demoOrders: readonly DemoOrder[] = [
  { daysAgo: 48, state: 'paid', lines: [{ url: 'poster-pausenplatz', code: 'standard', quantity: 2 }] },
  {
    daysAgo: 6,
    state: 'sent',
    lines: [
      { url: 'kopfhoerer-kind', code: 'blau', quantity: 22 },
      { url: 'handbuch-pausenplatz', code: 'standard', quantity: 1 },
    ],
  },
  { daysAgo: 1, state: 'waiting', lines: [{ url: 'poster-pausenplatz', code: 'standard', quantity: 12 }] },
];
