/** Share of the page's own ground above a photo of one's own, at its top: so much that every ink is readable on black and on white. */
export const photoVeil = 0.9;
