/** Block types to which those who belong to a page may suggest entries, with the list in their settings that takes them. */
export const contributedLists = { AtoZ: 'entries', Gallery: 'pictures' } as const;
export type ContributedType = keyof typeof contributedLists;
