import { uploadLimits } from '../../contract/index.ts';
import { sharp } from './sharp.ts';

interface CleanPicture {
  readonly content: Buffer;
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a picture anew: whatever else was hidden in the file is gone, and with it where and when it was taken.
 * Animated GIF and WebP stay animated. null when it is no picture, or too large to unpack.
 */
export async function cleanPicture(content: Buffer, mimeType: string): Promise<CleanPicture | null> {
  const animated = mimeType === 'image/gif' || mimeType === 'image/webp';
  try {
    const options = { limitInputPixels: uploadLimits.picturePixels, animated, failOn: 'error' } as const;
    const source = sharp(content, options).timeout({ seconds: 20 });
    const turned = animated ? source : source.rotate();
    const sized = turned.resize({
      width: uploadLimits.pictureEdge,
      height: uploadLimits.pictureEdge,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { format, type } = targetFormat(mimeType);
    const { data, info } = await sized.toFormat(format, { quality: 82 }).toBuffer({ resolveWithObject: true });
    return { content: data, mimeType: type, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    // sharp throws for broken, lying and oversized pictures alike; the person is told to save it as JPG or PNG.
    return null;
  }
}

function targetFormat(mimeType: string): { format: 'jpeg' | 'png' | 'webp'; type: string } {
  if (mimeType === 'image/jpeg') return { format: 'jpeg', type: 'image/jpeg' };
  if (mimeType === 'image/png') return { format: 'png', type: 'image/png' };
  return { format: 'webp', type: 'image/webp' };
}
