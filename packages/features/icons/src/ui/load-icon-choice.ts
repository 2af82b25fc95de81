/** The way to the sets of icons, in a chunk of its own. */
export const loadIconChoice = async () => (await import('./icon-choice.tsx')).IconChoice;
