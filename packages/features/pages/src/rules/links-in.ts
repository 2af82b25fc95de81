import { pageInLink } from './inner-link.ts';

interface LinkInSettings {
  readonly url: string;
  /** What stands on the link or beside it; empty when nothing does. */
  readonly label: string;
}

/** Every web address in a block's settings, at any depth, with the words beside it. */
export function linksIn(settings: unknown): LinkInSettings[] {
  return textsIn(settings).filter(({ url }) => /^https?:\/\//i.test(url));
}

interface InnerLink {
  /** What the link names: the id of a page, or the last part of its address. */
  readonly page: string;
  readonly label: string;
}

/** Every link to an own page in a block's settings. */
export function innerLinksIn(settings: unknown): InnerLink[] {
  return textsIn(settings).flatMap(({ url, label }) => {
    const page = pageInLink(url);
    return page === null ? [] : [{ page, label }];
  });
}

/** Every text, with the words beside it. */
function textsIn(settings: unknown, label = ''): LinkInSettings[] {
  if (typeof settings === 'string') return [{ url: settings, label }];
  if (Array.isArray(settings)) return settings.flatMap((one) => textsIn(one, label));
  if (typeof settings !== 'object' || settings === null) return [];
  const words = wordsOf(settings) || label;
  return Object.values(settings).flatMap((one) => textsIn(one, words));
}

function wordsOf(settings: object): string {
  for (const [key, value] of Object.entries(settings))
    if (/^(title|text|label|caption|alt)$/.test(key) && typeof value === 'string') return value;
  return '';
}
