export { type Draw, drawWords, drawSigns } from './generate.ts';
export { type Mark, marksOf, marksOfVault } from './marks.ts';
export { type PasteLine, guessColumns, readPaste } from './paste.ts';
export { readBitwarden, toBitwarden } from './read-bitwarden.ts';
export { entriesOfTable, type ForeignEntry, type ImportLine, judgeImport, type TakenEntry } from './read-import.ts';
export { rowRights } from './row-rights.ts';
export { namesFor, type NamePattern, namePatterns } from './user-names.ts';
export { isWeak } from './weak.ts';
