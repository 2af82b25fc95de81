/** Where a document is looked at, in a light frame of ours. */
export const previewPath = '/modul/preview-document';

/** Documents of the newer Office that are shown: words and tables. */
export const officeTypes = {
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  table: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const withPreview = /^(?:image|audio|video|text)\//;
const shownDocuments: ReadonlySet<string> = new Set(['application/pdf', ...Object.values(officeTypes)]);

/** Documents that a script of ours shows, because no browser does. */
export const isDrawnHere = (mimeType: string): boolean => shownDocuments.has(mimeType) || mimeType.startsWith('text/');

/** Whether there is more to see of a file than its name. */
export const hasPreview = (mimeType: string): boolean => withPreview.test(mimeType) || shownDocuments.has(mimeType);

/** The address at which a file is looked at, by its signed one. */
export const previewOf = (fileUrl: string): string => `${previewPath}?file=${encodeURIComponent(fileUrl)}`;
