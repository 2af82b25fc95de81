import { scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** The own setting of somebody who left their school with a school-year change: what they may still take along, and until when they are reminded. */
export const farewellSetting = { tool: 'jahreswechsel', name: 'abschied' } as const;
export const farewell = z.object({ school: z.string(), until: scalars.calendarDay });
export type Farewell = z.output<typeof farewell>;

/** Where everybody takes along what is theirs. */
export const farewellPath = '/mein-konto/daten';
