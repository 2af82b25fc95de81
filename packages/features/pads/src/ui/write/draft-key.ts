/** Under which words are kept that the server does not have yet. */
export const draftKey = (blockId: string): string => `pad:${blockId}`;
