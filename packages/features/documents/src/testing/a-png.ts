import sharp from 'sharp';

/** A picture of one colour, as PNG; `width` and `height` in pixels. */
export function aPng(width = 640, height = 400, color = '#00797a'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();
}
