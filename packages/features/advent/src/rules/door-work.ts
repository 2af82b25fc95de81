import type { DoorWork } from '../contract/calendar.ts';

/** What a child may still do with its door: what is released belongs to everybody. */
export const mayFill = (work: DoorWork): boolean => work !== 'released';

/** What a door is after a teacher wrote behind it: a teacher releases their own words. */
export const workAfterTeacher = (hasContent: boolean): DoorWork => (hasContent ? 'released' : 'empty');

/** What a door is after a child wrote behind it. */
export const workAfterPupil = (isHandedIn: boolean): DoorWork => (isHandedIn ? 'waiting' : 'draft');
