/** The way to what reads a Word document, in a chunk of its own. */
export const loadWordMarkup = async () => (await import('./word/word-markup.ts')).wordMarkup;
