/** What a column of an exported board holds, by words of its heading, in German and English; the first that fits. */
const kinds = [
  ['link', headingWith('links?|urls?|anh[aä]nge?|attachments?|dateien|datei|files?|bild(er)?|images?|pictures?|medien|media')],
  ['section', headingWith('abschnitte?|spalten?|listen?|rubrik|sections?|columns?|lists?|kategorie|category|gruppe|group')],
  ['title', headingWith('titel|title|betreff|subject|[uü]berschrift|headline')],
  ['body', headingWith('inhalt|text|body|beschreibung|description|content|beitrag|post|nachricht|notiz|note')],
  ['name', headingWith('name')],
] as const;
type Kind = (typeof kinds)[number][0];

/** Who wrote a card, often a child, does not come onto a page; nor does what a program says of a column beside it. */
const people = headingWith('autor(in)?|author|ersteller(in)?|verfasser(in)?|creator|created by|user|benutzer(in)?');
const facts = headingWith('typ|type|datum|date|id|farbe|colou?r');

/** Letters beside a word make another one of it; `\b` knows no umlauts. */
function headingWith(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'u');
}

interface Board {
  /** Sections as headings of the second level, cards as those of the third with their words and links below. */
  readonly markup: string;
  /** Headings of columns that do not come over. */
  readonly leftOut: readonly string[];
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
  const columns = heading.map((words) => kindOf(words));
  const has = (kind: Kind) => columns.includes(kind);
  // A name is the title of a card where the list is a board for another reason; alone, it may be that of a child.
  const titles = has('title') || !(has('body') || has('link') || has('section')) ? 'title' : 'name';
  if (!has(titles) && !has('body')) return null;
  const sections = new Map<string, string[]>();
  for (const row of rows) {
    const of = (kind: Kind) => columns.flatMap((one, at) => (one === kind ? [(row[at] ?? '').trim()] : [])).filter(Boolean);
    const card = [
      ...of(titles).map((words) => `<h3>${escaped(words)}</h3>`),
      ...of('body').map(bodyMarkup),
      ...of('link').flatMap((words) => words.split(/\n+/).flatMap((line) => linksMarkup(line.trim(), fileFor))),
    ];
    const [section = ''] = of('section');
    sections.set(section, [...(sections.get(section) ?? []), ...card]);
  }
  const parts = [...sections].map(([name, cards]) => (name === '' ? '' : `<h2>${escaped(name)}</h2>`) + cards.join(''));
  return {
    markup: parts.join(''),
    leftOut: heading.filter((words, at) => words.trim() !== '' && (columns[at] === null || (columns[at] === 'name' && titles === 'title'))),
  };
}

function kindOf(heading: string): Kind | null {
  const words = heading.toLowerCase().replaceAll(/[_-]/g, ' ');
  if (people.test(words) || facts.test(words)) return null;
  return kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Some boards write their texts as markup, others as lines. */
function bodyMarkup(words: string): string {
  if (/<\/?(p|br|b|i|strong|em|ul|ol|li|div|a)\b[^<>]*>/i.test(words)) return `<div>${words}</div>`;
  return words
    .split(/\n+/)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');
}

/** The names of files may hold blanks and commas; what is neither a file nor an address stays a line of words. */
function linksMarkup(line: string, fileFor: (name: string) => string | null): string[] {
  if (line === '') return [];
  const parts = fileFor(line) === null ? line.split(/[\s,;]+/).filter(Boolean) : [line];
  const isKnown = parts.some((part) => webAddress.test(part) || fileFor(part) !== null);
  return (isKnown ? parts : [line]).map((part) => linkMarkup(part, fileFor(part)));
}

function linkMarkup(address: string, file: string | null): string {
  if (file !== null) return `<p><img src="${escaped(file)}" alt=""></p>`;
  if (!webAddress.test(address)) return `<p>${escaped(address)}</p>`;
  if (picture.test(address)) return `<p><img src="${escaped(address)}" alt=""></p>`;
  return `<p><a href="${escaped(address)}">${escaped(address)}</a></p>`;
}
