import type { frameRatios } from '../../contract/blocks/media.ts';

/** Width to height of what stands in a frame, as CSS says it. */
export const ratioOf: Readonly<Record<(typeof frameRatios)[number], string>> = { wide: '16 / 9', classic: '4 / 3', square: '1 / 1' };
