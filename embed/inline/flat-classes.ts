/** Stands in for the styles' library, whose work is done while building (`embed/flat-styles.ts`). */
type Classes = Readonly<Record<string, string>>;

export const makeStyles = (classes: Classes) => (): Classes => classes;

/** Which of two counts says the sheet. */
export const mergeClasses = (...given: readonly (string | false | null | undefined)[]): string => given.filter(Boolean).join(' ');
