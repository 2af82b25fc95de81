/** Formats in which smaller versions of a picture are kept, the smaller one first. */
export const versionFormats = ['avif', 'webp'] as const;
export type VersionFormat = (typeof versionFormats)[number];

/** A smaller version of a picture; the width in pixels. */
export interface Version {
  readonly width: number;
  readonly format: VersionFormat;
}

/** Wide enough for faces and small pictures in lists on a dense screen. */
export const smallestWidth = 240;

/** The address of a version from the signed one of its picture; where there is no such version, the picture itself answers. */
export function versionAddress(fileUrl: string, { width, format }: Version): string {
  return `${fileUrl}&w=${width}&f=${format}`;
}
