export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the middle of the shown square lies in the picture, as shares from 0 to 1, and how much it is enlarged (1 shows all it can). */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const zoomAtMost = 4;

/** Side of the square in the picture's pixels. */
function sideOf({ width, height }: Size, zoom: number): number {
  return Math.min(width, height) / zoom;
}

/** The same crop, kept inside the picture and within the zoom that makes sense. */
export function keptInside(size: Size, crop: Crop): Crop {
  const zoom = Math.min(zoomAtMost, Math.max(1, crop.zoom));
  const half = sideOf(size, zoom) / 2;
  const within = (share: number, length: number) => Math.min(1 - half / length, Math.max(half / length, share));
  return { x: within(crop.x, size.width), y: within(crop.y, size.height), zoom };
}

/** The square of the picture that a crop shows, in its pixels. */
export function cropSquare(size: Size, crop: Crop): { readonly left: number; readonly top: number; readonly side: number } {
  const { x, y, zoom } = keptInside(size, crop);
  const side = sideOf(size, zoom);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}

/** The crop after the picture was pushed by some pixels of a stage of this width. */
export function pushed(size: Size, crop: Crop, push: { readonly dx: number; readonly dy: number }, stagePixels: number): Crop {
  const perPixel = sideOf(size, crop.zoom) / stagePixels;
  return keptInside(size, { ...crop, x: crop.x - (push.dx * perPixel) / size.width, y: crop.y - (push.dy * perPixel) / size.height });
}
