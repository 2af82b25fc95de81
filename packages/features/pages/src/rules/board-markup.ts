/** What a column of an exported board holds, by words of its heading, in German and English; the first that fits. */
const kinds = [
  ['archived', headingWith('archived?|archiviert|closed|geschlossen')],
  ['link', headingWith('links?|urls?|anh[aä]nge?|attachments?|dateien|datei|files?|bild(er)?|images?|pictures?|medien|media')],
  [
    'section',
    headingWith(
      'abschnitte?|spalten?|listen?|rubrik|sections?|columns?|lists?|kategorie|category|gruppe|group|status|bucket|stapel' +
        '|(abschnitts|spalten|listen|bucket)(titel|namen?)',
    ),
  ],
  ['title', headingWith('titel|title|betreff|subject|[uü]berschrift|headline|(karten|aufgaben)(titel|namen?)|(card|task) name')],
  ['body', headingWith('(karten)?(inhalt|text|beschreibung)|body|description|content|beitrag|post|nachricht|notiz|note')],
  ['name', headingWith('name')],
] as const;
type Kind = (typeof kinds)[number][0];

/** Several columns may sort the cards; those that mean places on the board come before those that only group, and these before a state. */
const sorting = [/spalte|column|list|bucket|stapel/, /abschnitt|section|rubrik/, /kategorie|category|gruppe|group/, /status/];

/** Who wrote a card, often a child, does not come onto a page; nor does what a program says of a column, a card or the board beside it. */
const people = headingWith('autor(in)?|author|ersteller(in)?|verfasser(in)?|creator|created by|user|benutzer(in)?');
const facts = headingWith('typ|type|datum|date|id|farbe|colou?r|count|anzahl|(card|task) url|board|pinnwand|projekt|project');

/** Letters beside a word make another one of it; `\b` knows no umlauts. */
function headingWith(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'u');
}

export interface Board {
  /** Sections as headings of the second level, cards as those of the third with their words and links below. */
  readonly markup: string;
  /** Headings of columns that do not come over. */
  readonly leftOut: readonly string[];
  /** Names of pictures that are not among the files; they stay as words. */
  readonly missing: readonly string[];
  /** Cards that its owner has put away; they stay behind. */
  readonly archived: number;
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const webAddress = /^https?:\/\//;
const picture = /\.(png|jpe?g|gif|webp)(\?|#|$)/i;

/**
 * The export of a board, one card a row, as markup; null where no column says what it holds. `fileFor` gives the address of a file that
 * came along under a name, or null.
 */
export function boardMarkup(cells: readonly (readonly string[])[], fileFor: (name: string) => string | null = () => null): Board | null {
  const [heading = [], ...rows] = cells.filter((row) => row.some((cell) => cell.trim() !== ''));
  const found = heading.map((words) => kindOf(words));
  const sections = heading.filter((_words, at) => found[at] === 'section').toSorted((one, other) => rankOf(one) - rankOf(other));
  const columns = found.map((kind, at) => (kind === 'section' && heading[at] !== sections[0] ? null : kind));
  const has = (kind: Kind) => columns.includes(kind);
  // A name is the title of a card where the list is a board for another reason; alone, it may be that of a child.
  const titles = has('title') || !(has('body') || has('link') || has('section')) ? 'title' : 'name';
  if (!has(titles) && !has('body')) return null;
  const bySection = new Map<string, string[]>();
  const missing = new Set<string>();
  let archived = 0;
  for (const row of rows) {
    const of = (kind: Kind) => columns.flatMap((one, at) => (one === kind ? [(row[at] ?? '').trim()] : [])).filter(Boolean);
    if (of('archived').some((words) => isTrue.test(words))) {
      archived += 1;
      continue;
    }
    const card = [
      ...of(titles).map((words) => `<h3>${escaped(words)}</h3>`),
      ...of('body').map(bodyMarkup),
      ...of('link').flatMap((words) => words.split(/\n+/).flatMap((line) => linksMarkup(line.trim(), fileFor, missing))),
    ];
    const [section = ''] = of('section');
    bySection.set(section, [...(bySection.get(section) ?? []), ...card]);
  }
  const parts = [...bySection].map(([name, cards]) => (name === '' ? '' : `<h2>${escaped(name)}</h2>`) + cards.join(''));
  return {
    markup: parts.join(''),
    leftOut: heading.filter((words, at) => words.trim() !== '' && (columns[at] === null || (columns[at] === 'name' && titles === 'title'))),
    missing: [...missing],
    archived,
  };
}

const isTrue = /^(true|wahr|yes|ja|1|x|archived|archiviert)$/i;

function rankOf(heading: string): number {
  const at = sorting.findIndex((words) => words.test(heading.toLowerCase()));
  return at === -1 ? sorting.length : at;
}

function kindOf(heading: string): Kind | null {
  const words = heading.toLowerCase().replaceAll(/[_-]/g, ' ');
  if (people.test(words) || facts.test(words)) return null;
  return kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Some boards write their texts as markup, others as lines, in which signs mean themselves. */
function bodyMarkup(words: string): string {
  if (isMarkup(words)) return `<div>${words}</div>`;
  return words
    .split(/\n+/)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');
}

const tag = /<(\/?)(p|br|b|i|u|s|strong|em|ul|ol|li|div|a|span|h[1-6]|blockquote|img|hr)(?=[\s/>])[^<>]*>/gi;
const alone: ReadonlySet<string> = new Set(['br', 'img', 'hr']);

/** Whether each angle is of a tag, and each tag that opens is closed: «Ein <b> macht fett, 1 < 2» is none, and nothing of it may be swallowed. */
function isMarkup(words: string): boolean {
  const tags = [...words.matchAll(tag)];
  if (tags.length === 0 || words.replaceAll(tag, '').includes('<')) return false;
  const open: string[] = [];
  for (const [, slash, name = ''] of tags) {
    if (alone.has(name.toLowerCase())) continue;
    if (slash === '') open.push(name.toLowerCase());
    else if (open.pop() !== name.toLowerCase()) return false;
  }
  return open.length === 0;
}

/** The names of files may hold blanks and commas; what is neither a file nor an address stays a line of words. */
function linksMarkup(line: string, fileFor: (name: string) => string | null, missing: Set<string>): string[] {
  if (line === '') return [];
  const parts = fileFor(line) === null ? line.split(/[\s,;]+/).filter(Boolean) : [line];
  const isKnown = parts.some((part) => webAddress.test(part) || fileFor(part) !== null);
  return (isKnown ? parts : [line]).map((part) => {
    const file = fileFor(part);
    if (file === null && !webAddress.test(part) && picture.test(part)) missing.add(part);
    return linkMarkup(part, file);
  });
}

function linkMarkup(address: string, file: string | null): string {
  if (file !== null) return `<p><img src="${escaped(file)}" alt=""></p>`;
  if (!webAddress.test(address)) return `<p>${escaped(address)}</p>`;
  if (picture.test(address)) return `<p><img src="${escaped(address)}" alt=""></p>`;
  return `<p><a href="${escaped(address)}">${escaped(address)}</a></p>`;
}
