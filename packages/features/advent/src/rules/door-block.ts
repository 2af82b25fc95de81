import type { BlockType } from '@pausenplatz/kernel-contract';

/** Blocks that make no sense behind a door: they say nothing by themselves, or would hold a calendar inside of a calendar. */
const without = new Set(['AdventCalendar', 'Navigation', 'Space', 'HorizontalRule', 'Title', 'Picture', 'LinkTilesList']);

/** Whether a block may stand behind a door: one that reads no class's data and brings no file. */
export const isDoorBlock = ({ type, inClass, flags }: Pick<BlockType, 'type' | 'inClass' | 'flags'>): boolean =>
  !without.has(type) && inClass === undefined && !flags.pro;
