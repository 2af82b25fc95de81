import type { Steps } from '@pausenplatz/kernel-server';
import { exportClass } from './exports/class-data.ts';
import { exportSchool } from './exports/school-data.ts';

/** What the administration does when a class or a school needs something of all features. */
export const officeSteps: Steps = { exportClass, exportSchool };
