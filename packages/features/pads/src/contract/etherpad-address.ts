/** A pad of Etherpad as people copy its address: a server, maybe a folder of it, and the name of the pad behind `/p/`. */
const pattern = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[A-Za-z0-9_~.-]+){0,4}\/p\/[^/?#\s]{1,200}$/i;

/** The address of a pad without what stands behind it; null for what is none, or is not encrypted on its way. */
export function etherpadAddress(value: string): string | null {
  const address = value
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
  return pattern.test(address) && URL.canParse(address) ? address : null;
}
