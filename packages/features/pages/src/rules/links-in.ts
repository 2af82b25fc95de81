interface LinkInSettings {
  readonly url: string;
  /** What stands on the link or beside it; empty when nothing does. */
  readonly label: string;
}

/** Every web address in a block's settings, at any depth, with the words beside it. */
export function linksIn(settings: unknown, label = ''): LinkInSettings[] {
  if (typeof settings === 'string') return /^https?:\/\//i.test(settings) ? [{ url: settings, label }] : [];
  if (Array.isArray(settings)) return settings.flatMap((one) => linksIn(one, label));
  if (typeof settings !== 'object' || settings === null) return [];
  const words = wordsOf(settings) || label;
  return Object.values(settings).flatMap((one) => linksIn(one, words));
}

function wordsOf(settings: object): string {
  for (const [key, value] of Object.entries(settings))
    if (/^(title|text|label|caption|alt)$/.test(key) && typeof value === 'string') return value;
  return '';
}
