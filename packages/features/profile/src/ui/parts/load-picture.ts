import type { LoadedPicture } from './crop-dialog.tsx';

const sidePixels = 512;

/** Opens a chosen picture in the browser; rejects when it is none. The address lives until `forgetPicture`. */
export async function loadPicture(file: File): Promise<LoadedPicture> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(address);
    throw error;
  }
  return { address, size: { width: image.naturalWidth, height: image.naturalHeight } };
}

export const forgetPicture = ({ address }: LoadedPicture): void => URL.revokeObjectURL(address);

/** The chosen square as a small picture of its own: nothing else of the photograph leaves the device. */
export async function cutSquare(
  { address }: LoadedPicture,
  square: { readonly left: number; readonly top: number; readonly side: number },
): Promise<File> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = sidePixels;
  canvas.height = sidePixels;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.drawImage(image, square.left, square.top, square.side, square.side, 0, 0, sidePixels, sidePixels);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('No picture');
  return new File([blob], 'profilbild.jpg', { type: 'image/jpeg' });
}
