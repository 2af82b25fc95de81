import {
  copyAdvent,
  createAdvent,
  deleteAdvent,
  editAdvent,
  getAdventFraming,
  listAdvent,
  restoreAdvent,
  showAdvent,
  updateAdvent,
} from './calendars.ts';
import { getAdventToday } from './today.ts';
import { drawLots, fillDoor, judgeDoor, markOpened, openDoor, ownDoors, updateDoor } from './doors.ts';

export * from './addresses.ts';
export * from './blocks.ts';
export * from './calendar.ts';
export * from './calendars.ts';
export * from './content.ts';
export * from './door-types.data.ts';
export * from './doors.ts';
export * from './hub.ts';
export * from './limits.ts';
export * from './refusals-of-proofs.ts';
export * from './today.ts';

export const adventCalls = {
  listAdvent,
  createAdvent,
  showAdvent,
  editAdvent,
  updateAdvent,
  deleteAdvent,
  restoreAdvent,
  copyAdvent,
  getAdventFraming,
  openDoor,
  markOpened,
  updateDoor,
  judgeDoor,
  drawLots,
  ownDoors,
  fillDoor,
  getAdventToday,
} as const;
