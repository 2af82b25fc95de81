import type { Block, NavigationEntry, NavigationGroup, Page, RichText } from '../../contract/index.ts';

/** An id of the contract's shape that can be read: 22 letters. */
export const idOf = (name: string): string => name.padEnd(22, '0').slice(0, 22);

const at = '2026-09-01T08:42:00.000Z';
let place = 0;

export function aBlock(type: string, settings: Block['settings'], name = `${type}-${(place += 1)}`): Block {
  return { id: idOf(name), type, version: 1, position: `a${place}`, place: 'full', settings };
}

const words = (text: string) => ({ type: 'text' as const, text });

export const demoText: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [words('Diese Woche')] },
    {
      type: 'paragraph',
      content: [
        words('Am '),
        { type: 'text', text: 'Donnerstag', marks: [{ type: 'bold' }] },
        words(' gehen wir in den Wald. Zieht '),
        { type: 'text', text: 'feste Schuhe', marks: [{ type: 'italic' }] },
        words(' an und nehmt einen '),
        { type: 'text', text: 'Znüni', marks: [{ type: 'link', attrs: { href: 'https://www.znueni.example.ch/' } }] },
        words(' mit.'),
      ],
    },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [words('Regenjacke')] }] },
        { type: 'listItem', content: [{ type: 'paragraph', content: [words('Trinkflasche')] }] },
        { type: 'listItem', content: [{ type: 'paragraph', content: [words('Lupe, wenn du eine hast')] }] },
      ],
    },
    { type: 'blockquote', content: [{ type: 'paragraph', content: [words('Es gibt kein schlechtes Wetter, nur falsche Kleider.')] }] },
  ],
};

/** A meadow drawn in a few shapes, so that tests and screenshots need no file. */
const meadow = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 560"><rect width="1200" height="560" fill="#bfe3f5"/><circle cx="980" cy="120" r="60" fill="#ffd24a"/><path d="M0 360q300-120 600 0t600-40v240H0z" fill="#6fb35f"/><path d="M0 440q300-80 600 0t600-20v140H0z" fill="#4d9447"/></svg>',
)}`;

/** A page that shows every block of the feature. */
export function aPage(changes: Partial<Page> = {}): Page {
  const pictureId = idOf('picture-file');
  return {
    id: idOf('klasse-3a'),
    url: 'klasse-3a',
    title: 'Startseite der Klasse 3a',
    groupForType: 'class',
    groupForId: idOf('class-3a'),
    groupName: 'Klasse 3a',
    groupPermission: 2,
    visibility: 'group',
    release: null,
    draft: false,
    visibleFrom: null,
    visibleUntil: null,
    mayRelease: false,
    mayUnpublish: false,
    mayCopy: true,
    isMember: true,
    services: {},
    isArchived: false,
    narrowed: false,
    background: { type: 'pages' },
    breadcrumb: [{ id: idOf('schule'), name: 'Schule Sonnhalde', url: 'schule-sonnhalde' }],
    children: [
      { id: idOf('wochenplan'), name: 'Wochenplan', url: 'wochenplan' },
      { id: idOf('lesetipps'), name: 'Lesetipps', url: 'lesetipps' },
      { id: idOf('ausfluege'), name: 'Ausflüge und Exkursionen', url: 'ausfluege' },
    ],
    siblings: [],
    revision: 7,
    files: {
      [pictureId]: {
        url: meadow,
        name: 'wiese.jpg',
        mimeType: 'image/jpeg',
        sizeBytes: 4096,
        width: 1200,
        height: 560,
        widths: [],
        preview: null,
      },
    },
    updatedAt: at,
    blocks: [
      aBlock('Picture', {
        fileId: pictureId,
        alt: 'Wiese vor dem Schulhaus',
        caption: 'Unsere Wiese im September',
        width: 'full',
        url: null,
      }),
      aBlock('Title', { text: 'Hallo zusammen!', size: 'large', align: 'start' }),
      aBlock('Text', { text: demoText, card: true }),
      aBlock('LinkTilesList', {
        size: 'large',
        tiles: [
          { id: 't1', title: 'Antolin', url: 'https://www.antolin.example.ch/', color: 'teal', icon: 'book' },
          { id: 't2', title: 'Einmaleins', url: '/lernen/einmaleins', color: 'orange', icon: 'calculator' },
          { id: 't3', title: 'Wochenplan', url: '/seite/wochenplan', color: 'blue', icon: 'calendar' },
          { id: 't4', title: 'Nachrichten', url: '/tools/nachrichten', color: 'violet', icon: 'chat' },
          { id: 't5', title: 'Lieder', url: 'https://lieder.example.ch/', color: 'pink', icon: 'music' },
          { id: 't6', title: 'Sport und Spiel auf dem Pausenplatz', url: '/seite/sport', color: 'green', icon: 'sport' },
          { id: 't7', title: 'Sternwarte', url: 'https://sterne.example.ch/', color: 'yellow', icon: 'star' },
          { id: 't8', title: 'Forschen', url: '/seite/forschen', color: 'red', icon: 'rocket' },
        ],
      }),
      aBlock('HorizontalRule', { style: 'wave' }),
      aBlock('LinkList', {
        links: [
          { id: 'l1', title: 'Schulferien', url: 'https://www.schule.example.ch/ferien', description: 'Alle Daten bis Sommer 2028' },
          { id: 'l2', title: 'Bibliothek', url: '/seite/bibliothek', description: '' },
        ],
      }),
      aBlock('Video', { url: 'https://www.youtube.com/watch?v=abcdefghijk', fileId: null, title: 'Wie entsteht ein Regenbogen?' }),
      aBlock('Title', { text: 'Unsere Unterseiten', size: 'medium', align: 'start' }),
      aBlock('Navigation', { shows: 'children', look: 'tiles' }),
      aBlock('Space', { size: 'small' }),
      aBlock('iFrame', { url: 'https://karte.example.ch/', title: 'Karte unserer Waldtage', height: 420 }),
    ],
    ...changes,
  };
}

const entry = (name: string, changes: Partial<NavigationEntry> = {}): NavigationEntry => {
  const url = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    id: idOf(url),
    name,
    url,
    position: 'a0',
    visibility: 'group',
    release: null,
    isHidden: false,
    updatedAt: at,
    parentId: null,
    expanded: false,
    pages: [],
    ...changes,
  };
};

/** Three groups as a teacher sees them. */
export function someGroups(): NavigationGroup[] {
  const parentId = idOf('klasse-3a');
  return [
    {
      groupForType: 'user',
      groupForId: idOf('user'),
      name: 'Lea Brunner',
      color: 'teal',
      groupPermission: 3,
      isVisible: true,
      pages: [entry('Willkommen'), entry('Ideen', { visibility: 'link' })],
    },
    {
      groupForType: 'class',
      groupForId: idOf('class-3a'),
      name: 'Klasse 3a',
      color: 'orange',
      groupPermission: 3,
      isVisible: true,
      pages: [
        entry('Klasse 3a', {
          id: parentId,
          expanded: true,
          visibility: 'public',
          pages: [
            entry('Wochenplan', { parentId }),
            entry('Lesetipps', { parentId }),
            entry('Sporttag 2026', { parentId, visibility: 'school' }),
          ],
        }),
        entry('Elternabend', { visibility: 'link' }),
      ],
    },
    {
      groupForType: 'school',
      groupForId: idOf('school'),
      name: 'Schule Sonnhalde',
      color: 'blue',
      groupPermission: 1,
      isVisible: true,
      pages: [entry('Schule Sonnhalde', { visibility: 'public', pages: [entry('Termine', { visibility: 'public' })] })],
    },
  ];
}
