import type { Sharp } from 'sharp';
import { type Version, type VersionFormat, versionFormats } from '../../contract/versions.ts';
import { versionWidths } from '../../rules/index.ts';
import { sharp } from './sharp.ts';

interface DrawnVersion extends Version {
  readonly content: Buffer;
}

interface Drawn {
  readonly versions: readonly DrawnVersion[];
  /** A WebP of few pixels as base64; null where one would see it through the picture. */
  readonly preview: string | null;
}

/** Chosen by measurement: docs/decisions/0091. */
const encode: Readonly<Record<VersionFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 4 }),
};

/** Pixels that a browser draws large and soft; the preview goes along with every answer, so it is the best one that is small enough. */
const preview = { edge: 24, bytesAtMost: 225, qualities: [60, 40, 20, 5] } as const;

/** Draws the smaller versions of a stored picture. One that moves has none: it stays as it is. */
export async function drawVersions(content: Buffer): Promise<Drawn> {
  const { width, pages = 1 } = await sharp(content).metadata();
  if (pages > 1) return { versions: [], preview: null };
  const versions: DrawnVersion[] = [];
  for (const one of versionWidths(width))
    for (const format of versionFormats)
      versions.push({ width: one, format, content: await encode[format](sharp(content).resize({ width: one })).toBuffer() });
  return { versions, preview: await drawPreview(content) };
}

async function drawPreview(content: Buffer): Promise<string | null> {
  const tiny = await sharp(content).resize(preview.edge, preview.edge, { fit: 'inside' }).png().toBuffer();
  const { isOpaque } = await sharp(tiny).stats();
  if (!isOpaque) return null;
  for (const quality of preview.qualities) {
    // Colours would run out of their places without the better of the two ways to halve them.
    const drawn = await sharp(tiny).removeAlpha().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (drawn.length <= preview.bytesAtMost) return drawn.toString('base64');
  }
  return null;
}
