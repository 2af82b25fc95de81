import * as z from 'zod/mini';

/** What a file is to those who may see it; the address is signed and ends after about a day. */
export const shownFile = z.object({
  url: z.string(),
  name: z.string(),
  mimeType: z.string(),
  sizeBytes: z.number(),
  /** Pixels, for pictures. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** Smaller versions of a picture, in pixels, each as AVIF and as WebP; `versionAddress` says where. */
  widths: z.array(z.number()),
  /** A WebP of few pixels as base64, to be shown until the picture is there. */
  preview: z.nullable(z.string()),
});
