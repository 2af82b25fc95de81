/** What a column of an exported board holds, by words of its heading, in German and English; the first that fits. */
const kinds = [
  ['link', /\b(links?|urls?|anh[aä]nge?|anhang|attachments?|dateien|datei|files?|bild(er)?|images?|pictures?|medien|media)\b/],
  ['section', /\b(abschnitte?|spalten?|listen?|rubrik|sections?|columns?|lists?|kategorie|category|gruppe|group)\b/],
  ['title', /\b(titel|title|betreff|subject|[uü]berschrift|headline|name)\b/],
  ['body', /\b(inhalt|text|body|beschreibung|description|content|beitrag|post|nachricht|notiz|note)\b/],
] as const;
type Kind = (typeof kinds)[number][0];

interface Board {
  /** Sections as headings of the second level, cards as those of the third with their words and links below. */
  readonly markup: string;
  /** Headings of columns that do not come over. */
  readonly leftOut: readonly string[];
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const picture = /\.(png|jpe?g|gif|webp)(\?|#|$)/i;

/**
 * The export of a board, one card a row, as markup; null where no column says what it holds. `fileFor` gives the address of a file that
 * came along under a name, or null.
 */
export function boardMarkup(cells: readonly (readonly string[])[], fileFor: (name: string) => string | null = () => null): Board | null {
  const [heading = [], ...rows] = cells.filter((row) => row.some((cell) => cell.trim() !== ''));
  const columns = heading.map((words) => kindOf(words));
  if (!columns.includes('title') && !columns.includes('body')) return null;
  const sections = new Map<string, string[]>();
  for (const row of rows) {
    const of = (kind: Kind) => columns.flatMap((one, at) => (one === kind ? [(row[at] ?? '').trim()] : [])).filter(Boolean);
    const card = [
      ...of('title').map((words) => `<h3>${escaped(words)}</h3>`),
      ...of('body').map(bodyMarkup),
      ...of('link').flatMap((words) => words.split(/[\s,;]+/).map((address) => linkMarkup(address, fileFor(address)))),
    ];
    const [section = ''] = of('section');
    sections.set(section, [...(sections.get(section) ?? []), ...card]);
  }
  const parts = [...sections].map(([name, cards]) => (name === '' ? '' : `<h2>${escaped(name)}</h2>`) + cards.join(''));
  return { markup: parts.join(''), leftOut: heading.filter((words, at) => words.trim() !== '' && columns[at] === null) };
}

function kindOf(heading: string): Kind | null {
  const words = heading.toLowerCase().replaceAll(/[_-]/g, ' ');
  return kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Some boards write their texts as markup, others as lines. */
function bodyMarkup(words: string): string {
  if (/<\/?(p|br|b|i|strong|em|ul|ol|li|div|a)\b[^>]*>/i.test(words)) return `<div>${words}</div>`;
  return words
    .split(/\n+/)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');
}

function linkMarkup(address: string, file: string | null): string {
  if (file !== null) return `<p><img src="${escaped(file)}" alt=""></p>`;
  if (!/^https?:\/\//.test(address)) return address === '' ? '' : `<p>${escaped(address)}</p>`;
  if (picture.test(address)) return `<p><img src="${escaped(address)}" alt=""></p>`;
  return `<p><a href="${escaped(address)}">${escaped(address)}</a></p>`;
}
