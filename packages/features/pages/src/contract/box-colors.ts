/** Colours of the boxes in a text, by their names in the palette; apart from the schema, which readers do not load. */
export const boxColors = ['teal', 'blue', 'yellow', 'orange', 'pink'] as const;
export type BoxColor = (typeof boxColors)[number];
