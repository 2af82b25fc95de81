/** Colours that authors have; grey is for who has none. */
export const authorColors = ['teal', 'orange', 'violet', 'green', 'pink', 'blue', 'yellow', 'red'] as const;
export type AuthorColor = (typeof authorColors)[number];
const authorLines = ['none', 'solid', 'dotted', 'dashed', 'double', 'wavy'] as const;
export type AuthorLine = (typeof authorLines)[number];

/** A colour by the number of an author, and a line under the words once all colours are taken: in a class nobody looks like somebody else. */
export function authorLook(no: number): { readonly color: AuthorColor; readonly line: AuthorLine } {
  const at = Math.max(0, no - 1);
  return {
    color: authorColors[at % authorColors.length] ?? 'teal',
    line: authorLines[Math.floor(at / authorColors.length) % authorLines.length] ?? 'none',
  };
}
