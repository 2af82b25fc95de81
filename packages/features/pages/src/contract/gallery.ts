/** What a website can show of the product, by the second half of its element's name. */
export const galleryElements = ['seite', 'advent', 'advent-inline', 'beam-mich', 'beam-mich-inline', 'anmelden'] as const;
export type GalleryElement = (typeof galleryElements)[number];

/** Made-up school websites on which every element is tried out. */
export const exampleWebsites = ['hell', 'dunkel', 'eigenwillig'] as const;
export type ExampleWebsite = (typeof exampleWebsites)[number];

/** Attributes that the gallery lets one play with. */
export const playedAttributes = ['page', 'calendar', 'theme', 'consent', 'variant', 'max-height'] as const;
export type PlayedAttribute = (typeof playedAttributes)[number];

/** Where the link inside of an element leads, for who has no script. */
export function galleryLink(element: GalleryElement, { page = '', calendar = '' }: Partial<Record<PlayedAttribute, string>>): string {
  if (element === 'seite') return `/seite/${encodeURIComponent(page)}`;
  if (neededAttribute(element) === 'calendar') return `/advent/${encodeURIComponent(calendar)}`;
  return element === 'anmelden' ? '/login' : '/beam-mich';
}

/** The attribute without which an element shows nothing. */
export function neededAttribute(element: GalleryElement): PlayedAttribute | null {
  if (element === 'seite') return 'page';
  return element === 'advent' || element === 'advent-inline' ? 'calendar' : null;
}

/** The script that brings an element: those that stand on the website without a frame have one of their own. */
export const scriptOf = (element: string): string => (element.endsWith('-inline') ? '/embed/v1-inline.js' : '/embed/v1.js');

/** The gallery's own screen, which the list of screens names too. */
export const galleryPath = '/einbetten';
export const examplePath = '/einbetten/beispiel';
