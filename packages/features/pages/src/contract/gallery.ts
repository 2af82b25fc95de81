/** What a website can show of the product, by the second half of its element's name. */
export const galleryElements = ['seite', 'beam-mich', 'anmelden'] as const;
export type GalleryElement = (typeof galleryElements)[number];

/** Made-up school websites on which every element is tried out. */
export const exampleWebsites = ['hell', 'dunkel', 'eigenwillig'] as const;
export type ExampleWebsite = (typeof exampleWebsites)[number];

/** Attributes that the gallery lets one play with. */
export const playedAttributes = ['page', 'theme', 'consent', 'variant', 'max-height'] as const;
export type PlayedAttribute = (typeof playedAttributes)[number];

/** The gallery's own screen, which the list of screens names too. */
export const galleryPath = '/einbetten';
export const examplePath = '/einbetten/beispiel';
