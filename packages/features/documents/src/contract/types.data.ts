/** Limits of uploads; bytes, minutes, pixels as named (specification sections 5 and 9). */
export const uploadLimits = {
  fileBytes: 25 * 1024 * 1024,
  tokenMinutes: 10,
  picturePixels: 50_000_000,
  /** Longest edge that a stored picture keeps. */
  pictureEdge: 2400,
  quotaBytes: 2 * 1024 * 1024 * 1024,
} as const;

/** What may be uploaded for which use: extensions for the dialog, types as found in the content. */
export const allowedTypes = {
  picture: {
    accept: '.jpg,.jpeg,.png,.gif,.webp,.avif',
    types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'],
    named: 'JPG, PNG, GIF, WebP',
  },
  video: { accept: '.mp4,.webm', types: ['video/mp4', 'video/webm'], named: 'MP4, WebM' },
} as const;
export type FileKind = keyof typeof allowedTypes;
