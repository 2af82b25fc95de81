/** The name of the line of a day or box, by which what is typed early finds the field that takes its place. */
export const nameOfLine = (zone: string): string => `add-${zone}`;
