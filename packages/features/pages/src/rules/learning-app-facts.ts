import { attributeIn, tagsIn } from './tags-in.ts';

/** What a service says of an exercise: its title ('' without one), and where a picture of it stands. */
export interface LearningAppFacts {
  readonly title: string;
  readonly picture: string | null;
}

/** Reads the card that LearningApps.org gives to other websites (oEmbed, JSON). */
export function factsInCard(body: string): LearningAppFacts {
  const card = parsed(body);
  return { title: titleFrom(card['title']), picture: addressFrom(card['thumbnail_url']) };
}

/** Reads the head of the exercise's own page, for what its card leaves out. */
export function factsInPage(html: string): LearningAppFacts {
  const named = metaIn(html, 'og:title') ?? nameIn(html);
  return { title: titleFrom(named), picture: addressFrom(metaIn(html, 'og:image')) };
}

function parsed(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // What is no JSON says nothing.
    return {};
  }
}

function metaIn(html: string, property: string): string | undefined {
  const tag = tagsIn(html, 'meta').find((one) => [attributeIn(one, 'property'), attributeIn(one, 'name')].includes(property));
  return tag && attributeIn(tag, 'content');
}

/** The page's own title. */
function nameIn(html: string): string | undefined {
  const [tag] = tagsIn(html, 'title');
  return tag && html.slice(html.indexOf(tag) + tag.length).split('<', 1)[0];
}

/** The service names itself in front of or behind its titles. */
function titleFrom(value: unknown): string {
  if (typeof value !== 'string') return '';
  const words = withoutEntities(value.slice(0, 1_000))
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/^LearningApps(?:\.org)?\s*(?:[-–|:]\s*|$)/i, '')
    .replace(/\s*[-–|]\s*LearningApps(?:\.org)?$/i, '');
  return words.slice(0, 120).trim();
}

function addressFrom(value: unknown): string | null {
  const whole = typeof value === 'string' && value !== '' ? withoutEntities(value) : null;
  if (whole === null || !URL.canParse(whole, site)) return null;
  const url = new URL(whole, site);
  return /^https?:$/.test(url.protocol) ? url.href.replace(/^http:/, 'https:') : null;
}

const site = 'https://learningapps.org/';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
};

const withoutEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    if (code > 0 && code <= 0x10_ff_ff) return String.fromCodePoint(code);
    return entities[name?.toLowerCase() ?? ''] ?? whole;
  });
