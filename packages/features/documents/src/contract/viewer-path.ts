const stored = /^(?:\/embed)?\/files\//;

/** Where the product shows a file, by its signed address; what stands in that is the proof here too. */
export const viewerOf = (fileUrl: string): string => fileUrl.replace(stored, '/dokumente/');
