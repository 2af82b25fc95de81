interface AddressInValue {
  readonly url: string;
  /** What stands on the address or beside it; empty where nothing does. */
  readonly label: string;
}

/** Every web address in a value of JSON, at any depth, with the words beside it. */
export function linksIn(value: unknown): AddressInValue[] {
  return textsIn(value).filter(({ url }) => /^https?:\/\//i.test(url));
}

/** Every text in a value of JSON, as if it were an address, with the words beside it. */
export function textsIn(value: unknown, label = ''): AddressInValue[] {
  if (typeof value === 'string') return [{ url: value, label }];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, label));
  if (typeof value !== 'object' || value === null) return [];
  const words = wordsOf(value) || label;
  return Object.values(value).flatMap((one) => textsIn(one, words));
}

function wordsOf(value: object): string {
  for (const [key, words] of Object.entries(value))
    if (/^(title|text|label|caption|alt)$/.test(key) && typeof words === 'string' && words !== '') return words;
  return '';
}
