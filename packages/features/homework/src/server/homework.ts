import { homeworkRefusals } from './refusals.ts';
import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import type { HomeworkTables } from './tables.ts';

export const { handle } = handlersFor<HomeworkTables>();
export const refuse = refuserFor(homeworkRefusals);
