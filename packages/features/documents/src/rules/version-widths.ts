import { smallestWidth } from '../contract/versions.ts';

/** Faces and lists, a phone, a page or a dense phone, a page on a dense screen. */
const fixedWidths = [smallestWidth, 480, 960, 1600] as const;
const widest = Math.max(...fixedWidths);

/** What is hardly narrower than the widest version is not worth its room. */
const clearlyNarrower = 0.85;

/** In which widths a picture of this width is kept besides itself, in pixels, ascending; none is wider than the picture. */
export function versionWidths(pictureWidth: number): number[] {
  const top = Math.min(pictureWidth, widest);
  return [...fixedWidths.filter((width) => width <= top * clearlyNarrower), top];
}
