/** Where a document is looked at, in a light frame of ours. */
export const previewPath = '/modul/preview-document';

const withPreview = /^(?:image|audio|video|text)|pdf$/;

/** Whether there is more to see of a file than its name. */
export const hasPreview = (mimeType: string): boolean => withPreview.test(mimeType);

/** The address at which a file is looked at, by its signed one. */
export const previewOf = (fileUrl: string): string => `${previewPath}?file=${encodeURIComponent(fileUrl)}`;
