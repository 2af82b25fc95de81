interface PolypadAddress {
  /** What Polypad lets stand in frames; its own pages refuse that. */
  readonly frameUrl: string;
  /** Where people open it without us. */
  readonly url: string;
}

const site = 'https://polypad.amplify.com';
/** Addresses as people copy them from the browser or from Polypad's own dialog, today's and those of Mathigon from before. */
const pattern =
  /^https:\/\/(?:(?:www\.)?polypad\.amplify\.com\/(?:[a-z]{2}\/)?(?:p|embed)(?:\/p)?|(?:[a-z]{2}\.|www\.)?mathigon\.org\/(?:embed\/)?polypad)(?:\/([A-Za-z0-9_-]{6,24}))?\/?(?:[?#].*)?$/;

/** Recognises a canvas of Polypad, or an empty one; null for everything else. */
export function polypadAddress(value: string): PolypadAddress | null {
  const found = pattern.exec(value.trim());
  if (!found) return null;
  const [, canvas] = found;
  return canvas === undefined
    ? { frameUrl: `${site}/embed`, url: `${site}/p` }
    : { frameUrl: `${site}/embed/${canvas}`, url: `${site}/p/${canvas}` };
}
