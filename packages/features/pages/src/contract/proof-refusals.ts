/** Refusals of the proof that every call about a page begins with. */
export const pageProofRefusals = ['PAGE_NOT_FOUND', 'PAGE_FORBIDDEN', 'PAGE_OF_ARCHIVED_CLASS'] as const;
